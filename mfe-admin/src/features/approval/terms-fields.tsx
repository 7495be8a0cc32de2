import { loanTermsRecord } from '@groundwork/domain-applications';
import type { LoanTerms } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { MoneyField, NumberField } from '@groundwork/web-forms';
import { Fieldset, Grid } from '@groundwork/web-ui';

/** A form that decides on terms. */
export interface WithTerms {
  decision: { terms: LoanTerms };
}

const labels = loanTermsRecord.fields;

/** The terms of a loan, each with what it is counted in. */
export function TermsFields({ budgetTotal }: { budgetTotal: number }) {
  return (
    <Fieldset legend={approval.loanTerms}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <MoneyField<WithTerms>
          name="decision.terms.amount"
          label={labels.amount.label}
          hint={budgetTotal > 0 ? fill(approval.budgetIs, { amount: formatCents(budgetTotal) }) : undefined}
          required
        />
        <NumberField<WithTerms>
          name="decision.terms.rate"
          label={labels.rate.label}
          hint={approval.ofTheYear}
          decimals={4}
          required
        />
        <NumberField<WithTerms> name="decision.terms.termMonths" label={labels.termMonths.label} required />
        <MoneyField<WithTerms> name="decision.terms.interestReserve" label={labels.interestReserve.label} required />
        <NumberField<WithTerms>
          name="decision.terms.retainagePercent"
          label={labels.retainagePercent.label}
          hint={approval.percentHint}
          decimals={4}
          required
        />
        <NumberField<WithTerms>
          name="decision.terms.originationFeePercent"
          label={labels.originationFeePercent.label}
          hint={approval.percentOfAmount}
          decimals={4}
          required
        />
        <MoneyField<WithTerms> name="decision.terms.otherFees" label={labels.otherFees.label} required />
      </Grid>
    </Fieldset>
  );
}
