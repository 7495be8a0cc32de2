import { StateSelect, TextField } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';

/** Who the broker is; the lender entered most of it. */
export function BusinessFields() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <TextField name="firstName" label="First name" required autoComplete="given-name" />
      <TextField name="lastName" label="Last name" required autoComplete="family-name" />
      <TextField name="title" label="Title" autoComplete="organization-title" />
      <TextField name="businessName" label="Business name" required autoComplete="organization" />
      <StateSelect name="businessState" label="Corporation state" />
    </Grid>
  );
}
