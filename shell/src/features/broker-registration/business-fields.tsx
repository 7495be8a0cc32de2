import { StateSelect, TextField } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';
import { reviewLabels } from './review-account.values.js';
import type { ReviewValues } from './review-account.values.js';

/** Who the broker is; the lender entered most of it. */
export function BusinessFields() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <TextField<ReviewValues> name="firstName" label={reviewLabels.firstName} required autoComplete="given-name" />
      <TextField<ReviewValues> name="lastName" label={reviewLabels.lastName} required autoComplete="family-name" />
      <TextField<ReviewValues> name="title" label={reviewLabels.title} autoComplete="organization-title" />
      <TextField<ReviewValues>
        name="businessName"
        label={reviewLabels.businessName}
        required
        autoComplete="organization"
      />
      <StateSelect<ReviewValues> name="businessState" label={reviewLabels.businessState} />
    </Grid>
  );
}
