import { amount, decimal, percentage, record, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { fill, shared } from '@groundwork/domain-messages';
import { all, jsonNumber, notNegative } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';

/** A multiple with two decimals at most: 1.25 times. */
const times: Rule = (value) => {
  const hundredths = Number(value) * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 && Number(value) <= 100
    ? undefined
    : fill(shared.decimalsAtMost, { max: 2 });
};

const yearsAtMost =
  (most: number): Rule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
      ? undefined
      : fill(shared.yearsAtMost, { max: most });

const superAdministrator = { writers: ['administrator'] } as const;

/** How far the lender goes with one type of loan. A limit that is left out is none. */
export const loanLimitsRecord = record('LoanLimits', {
  loanToCost: percentage('Loan to cost, at most', superAdministrator),
  loanToPurchase: percentage('Of the purchase price, at most', superAdministrator),
  loanToWorks: percentage('Of the budget beside the purchase, at most', superAdministrator),
  loanToValue: percentage('Loan to value as is, at most', superAdministrator),
  loanToCompletedValue: percentage('Loan to after-repair value, at most', superAdministrator),
  contingency: percentage('Contingency of the hard costs, at least', superAdministrator),
  debtServiceCoverage: decimal('Debt service coverage, at least', {
    ...superAdministrator,
    rule: all(jsonNumber, notNegative, times),
  }),
  debtYield: percentage('Debt yield, at least', superAdministrator),
  largestLoan: amount('Largest loan', superAdministrator),
  underwritingRate: percentage('Underwriting rate', superAdministrator),
  amortizationYears: whole('Amortization in years', { ...superAdministrator, rule: yearsAtMost(40) }),
});
export type LoanLimits = RecordOf<typeof loanLimitsRecord>;
