import { useWatch } from 'react-hook-form';
import { NumberField, StateSelect, TextAreaField, TextField, YesNoField } from '@groundwork/web-forms';
import { Grid, Stack } from '@groundwork/web-ui';
import { profileLabels } from './profile-labels.js';

const halves = { base: '1fr', sm: '1fr 1fr' };

export function ExperienceSection() {
  const [licensed, revoked] = useWatch({ name: ['buildersLicense', 'licenseRevoked'] }) as (boolean | undefined)[];
  return (
    <Stack gap="5">
      <Grid gridTemplateColumns={halves}>
        <NumberField name="yearsInHomeConstruction" label={profileLabels.yearsInHomeConstruction} />
        <NumberField name="yearsInCommercialConstruction" label={profileLabels.yearsInCommercialConstruction} />
      </Grid>
      <YesNoField name="buildersLicense" label={profileLabels.buildersLicense} />
      {licensed ? (
        <>
          <Grid gridTemplateColumns={halves}>
            <StateSelect name="buildersLicenseState" label={profileLabels.buildersLicenseState} />
            <TextField name="buildersLicenseNumber" label={profileLabels.buildersLicenseNumber} maxLength={200} />
          </Grid>
          <YesNoField name="licenseRevoked" label={profileLabels.licenseRevoked} />
          {revoked ? <TextAreaField name="revokeReason" label={profileLabels.revokeReason} required /> : null}
        </>
      ) : null}
    </Stack>
  );
}
