import { drawRules } from '@groundwork/domain-messages';
import {
  amount,
  choice,
  day,
  id,
  paragraph,
  percentage,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { needsReason } from '../reason.js';
import { interestBases, interestBasisLabels } from './day-count.js';
import { interestPayerLabels, interestPayers } from './settlement.js';

const lender = { writers: ['administrator'] } as const;
const reason = required(paragraph('Reason', { ...lender, rule: needsReason(drawRules.moneyNeedsReason) }));
const version = required(
  whole('Version', { ...lender, description: 'The version that was looked at; another one is refused.' }),
);

/** How interest of a loan is computed, and who pays it. */
export const interestRatesRecord = record('InterestRates', {
  basis: required(choice('Basis', interestBases, { ...lender, labels: interestBasisLabels })),
  rate: required(percentage('Rate, percent a year', lender)),
  firstDay: required(day('First day of interest', lender)),
  effectiveOn: required(day('Counts from', { ...lender, description: 'The terms before count until this day.' })),
  payer: required(choice('Paid from', interestPayers, { ...lender, labels: interestPayerLabels })),
});
export type InterestRates = RecordOf<typeof interestRatesRecord>;

/** Terms of interest from a day on. */
export const interestTermsRecord = record('InterestTerms', {
  ...interestRatesRecord.fields,
  version: required(whole('Version', { ...lender, description: '0 for those that were agreed with the commitment.' })),
  reason,
});

/** Makes the statement of a month that is over. */
export const statementRecord = record('MakeStatement', {
  month: required(text('Month', { ...lender, description: 'YYYY-MM; the next one that is not stated.' })),
});

const received = {
  receivedOn: required(day('Received on', lender)),
  amount: required(amount('Amount', { ...lender, description: 'Cents.' })),
  reference: required(text('Reference', { ...lender, description: 'Number of the wire or the check.' })),
};

/** A payment that came from the borrower. */
export const loanPaymentRecord = record('LoanPayment', {
  ...received,
  payments: whole('Payments', {
    ...lender,
    description: 'How many payments of the loan were looked at; another number is refused.',
  }),
});

/** A payment that came back. */
export const reversedPaymentRecord = record('ReverseLoanPayment', {
  id: required(id('Payment', lender)),
  version,
  reversedOn: required(day('Money back on', lender)),
  reason,
});

/** A unit of the project that is released from the mortgage when its price is paid. */
export const releaseUnitRecord = record('ReleaseUnit', {
  name: required(text('Unit', lender)),
  releasePrice: required(amount('Release price', { ...lender, description: 'Cents of principal.' })),
});

/** A release price that was paid: it lowers the principal. */
export const unitReleaseRecord = record('UnitRelease', {
  id: required(id('Unit', lender)),
  version,
  receivedOn: received.receivedOn,
  reference: received.reference,
});

/** Pays a loan off and ends it. */
export const payoffRecord = record('Payoff', {
  ...received,
  retainageReason: paragraph('Why retainage is not paid', {
    ...lender,
    description: 'Needed where something is held back still.',
  }),
});
