import { useWatch } from 'react-hook-form';
import { NumberField, StateSelect, TextAreaField, TextField, YesNoField } from '@groundwork/web-forms';
import { Grid, Stack } from '@groundwork/web-ui';
import { profileLabels } from './profile-values.js';
import type { ProfileValues } from './profile-values.js';

const halves = { base: '1fr', sm: '1fr 1fr' };

export function ExperienceSection() {
  const [licensed, revoked] = useWatch({ name: ['buildersLicense', 'licenseRevoked'] }) as (boolean | undefined)[];
  return (
    <Stack gap="5">
      <Grid gridTemplateColumns={halves}>
        <NumberField<ProfileValues> name="yearsInHomeConstruction" label={profileLabels.yearsInHomeConstruction} />
        <NumberField<ProfileValues>
          name="yearsInCommercialConstruction"
          label={profileLabels.yearsInCommercialConstruction}
        />
      </Grid>
      <YesNoField<ProfileValues> name="buildersLicense" label={profileLabels.buildersLicense} />
      {licensed ? (
        <>
          <Grid gridTemplateColumns={halves}>
            <StateSelect<ProfileValues> name="buildersLicenseState" label={profileLabels.buildersLicenseState} />
            <TextField<ProfileValues> name="buildersLicenseNumber" label={profileLabels.buildersLicenseNumber} />
          </Grid>
          <YesNoField<ProfileValues> name="licenseRevoked" label={profileLabels.licenseRevoked} />
          {revoked ? (
            <TextAreaField<ProfileValues> name="revokeReason" label={profileLabels.revokeReason} required />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
