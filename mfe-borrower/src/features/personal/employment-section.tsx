import { useWatch } from 'react-hook-form';
import { employmentTypes } from '@groundwork/domain-companies';
import { NumberField, SelectField, TextField, YesNoField } from '@groundwork/web-forms';
import { Grid, Stack } from '@groundwork/web-ui';
import { profileLabels } from './profile-values.js';
import type { ProfileValues } from './profile-values.js';

const types = employmentTypes.map((value) => ({ value, label: value }));

export function EmploymentSection() {
  const [married, employed] = useWatch({ name: ['married', 'employedByThirdparty'] }) as (boolean | undefined)[];
  return (
    <Stack gap="5">
      <YesNoField<ProfileValues> name="married" label={profileLabels.married} />
      {married ? <TextField<ProfileValues> name="spouseName" label={profileLabels.spouseName} /> : null}
      <YesNoField<ProfileValues> name="employedByThirdparty" label={profileLabels.employedByThirdparty} />
      {employed ? (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr 1fr' }}>
          <TextField<ProfileValues>
            name="thirdpartyCompanyName"
            label={profileLabels.thirdpartyCompanyName}
            autoComplete="organization"
          />
          <SelectField<ProfileValues>
            name="thirdpartyEmploymentStatus"
            label={profileLabels.thirdpartyEmploymentStatus}
            options={types}
          />
          <NumberField<ProfileValues> name="thirdpartyEmployedSince" label={profileLabels.thirdpartyEmployedSince} />
        </Grid>
      ) : null}
    </Stack>
  );
}
