import { useWatch } from 'react-hook-form';
import { employmentTypes } from '@groundwork/domain-companies';
import { NumberField, SelectField, TextField, YesNoField } from '@groundwork/web-forms';
import { Grid, Stack } from '@groundwork/web-ui';

const types = employmentTypes.map((value) => ({ value, label: value }));

export function EmploymentSection() {
  const [married, employed] = useWatch({ name: ['married', 'employedByThirdparty'] }) as (boolean | undefined)[];
  return (
    <Stack gap="5">
      <YesNoField name="married" label="Are you married?" />
      {married ? <TextField name="spouseName" label="Name of Your Spouse" maxLength={200} /> : null}
      <YesNoField name="employedByThirdparty" label="Are you employed by a third party?" />
      {employed ? (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr 1fr' }}>
          <TextField name="thirdpartyCompanyName" label="Employer" maxLength={200} autoComplete="organization" />
          <SelectField name="thirdpartyEmploymentStatus" label="Employment" options={types} />
          <NumberField name="thirdpartyEmployedSince" label="Employed Since (Year)" />
        </Grid>
      ) : null}
    </Stack>
  );
}
