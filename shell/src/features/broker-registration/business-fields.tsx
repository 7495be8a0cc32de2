import { StateSelect, TextField } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';
import type { ReviewValues } from './review-account.values.js';

/** Who the broker is; the lender entered most of it. */
export function BusinessFields() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <TextField<ReviewValues> name="firstName" label="First name" required autoComplete="given-name" />
      <TextField<ReviewValues> name="lastName" label="Last name" required autoComplete="family-name" />
      <TextField<ReviewValues> name="title" label="Title" autoComplete="organization-title" />
      <TextField<ReviewValues> name="businessName" label="Business name" required autoComplete="organization" />
      <StateSelect<ReviewValues> name="businessState" label="Corporation state" />
    </Grid>
  );
}
