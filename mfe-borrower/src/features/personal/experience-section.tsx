import { useWatch } from 'react-hook-form';
import { NumberField, StateSelect, TextAreaField, TextField, YesNoField } from '@groundwork/web-forms';
import { Grid, Stack } from '@groundwork/web-ui';

const halves = { base: '1fr', sm: '1fr 1fr' };

export function ExperienceSection() {
  const [licensed, revoked] = useWatch({ name: ['buildersLicense', 'licenseRevoked'] }) as (boolean | undefined)[];
  return (
    <Stack gap="5">
      <Grid gridTemplateColumns={halves}>
        <NumberField name="yearsInHomeConstruction" label="Years in Home Construction" />
        <NumberField name="yearsInCommercialConstruction" label="Years in Commercial Construction" />
      </Grid>
      <YesNoField name="buildersLicense" label="Do you have a builder's license?" />
      {licensed ? (
        <>
          <Grid gridTemplateColumns={halves}>
            <StateSelect name="buildersLicenseState" label="State of the License" />
            <TextField name="buildersLicenseNumber" label="License Number" maxLength={200} />
          </Grid>
          <YesNoField name="licenseRevoked" label="Was a license of yours ever revoked?" />
          {revoked ? <TextAreaField name="revokeReason" label="Why was it revoked?" required /> : null}
        </>
      ) : null}
    </Stack>
  );
}
