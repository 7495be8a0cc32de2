import { loanTermsRecord } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import type { Fact } from '@groundwork/web-ui';
import type { LoanTerms } from '../../data/api.js';

const { fields } = loanTermsRecord;

/** The terms of a loan, to read. */
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
