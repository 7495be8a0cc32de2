import { loanTermsRecord } from '@groundwork/domain-applications';
import type { LoanTerms } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import type { Fact } from '@groundwork/web-ui';

const { fields } = loanTermsRecord;

/** The terms of a loan, to read: all of them, for lender and borrower alike. */
export function termsFacts(terms: LoanTerms): Fact[] {
  return [
    { label: fields.amount.label, value: formatCents(terms.amount) },
    { label: fields.rate.label, value: `${terms.rate}%` },
    { label: fields.termMonths.label, value: terms.termMonths },
    { label: fields.interestReserve.label, value: formatCents(terms.interestReserve) },
    { label: fields.retainagePercent.label, value: `${terms.retainagePercent}%` },
    { label: fields.originationFeePercent.label, value: `${terms.originationFeePercent}%` },
    { label: fields.otherFees.label, value: formatCents(terms.otherFees) },
  ];
}
