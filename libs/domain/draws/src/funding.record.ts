import { drawRules } from '@groundwork/domain-messages';
import {
  amount,
  choice,
  day,
  id,
  ids,
  many,
  paragraph,
  percentage,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { MAX_CONTRACTORS, MAX_DRAW_LINES } from './limits.js';
import { needsReason } from './reason.js';

const lender = { writers: ['administrator'] } as const;
const reason = required(paragraph('Reason', { ...lender, rule: needsReason(drawRules.moneyNeedsReason) }));

const version = required(
  whole('Version', { ...lender, description: 'The version that was looked at; another one is refused.' }),
);

/** What is kept back of a payment. */
const netting = {
  feesNetted: amount('Fees kept back', { ...lender, description: 'Cents, at most what is left of the agreed fees.' }),
  reserveNetted: amount('Into the interest reserve', {
    ...lender,
    description: 'Cents, at most what is left of the agreed reserve.',
  }),
};

/** Plans the payment of everything of a draw that is approved and not planned yet, and what is kept back of it. */
export const scheduledFundingRecord = record('ScheduleFunding', {
  drawRequestId: required(id('Draw request', lender)),
  version,
  scheduledFor: required(day('Day of the payment', lender)),
  ...netting,
});

/** A payment that was made; what is kept back of it is what was planned, where nothing else is said. */
export const madeFundingRecord = record('Fund', {
  id: required(id('Funding', lender)),
  version,
  fundedOn: required(day('Paid on', lender)),
  reference: required(text('Reference', { ...lender, description: 'Of the payment: number of a wire or a check.' })),
  payee: required(text('Paid to', lender)),
  ...netting,
});

/** A planned payment that is not made. */
export const cancelledFundingRecord = record('CancelFunding', { id: required(id('Funding', lender)), version });

/** A payment that came back or should not have been made. */
export const reversedFundingRecord = record('ReverseFunding', {
  ...cancelledFundingRecord.fields,
  reversedOn: required(day('Money back on', lender)),
  reason,
});

/** Corrects what is funded to date of a line; the difference is an entry of the ledger. */
export const correctionRecord = record('CorrectFunded', {
  additionalBudgetItemId: required(id('Budget line', lender)),
  from: required(amount('Funded to date as it was read', { ...lender, description: 'Cents; another one is refused.' })),
  amountFundedToDate: required(amount('Funded to date', { ...lender, description: 'Cents.' })),
  reason,
});

/** How much is held back of what is approved. */
export const retainageRatesRecord = record('RetainageRates', {
  heldBy: required(
    choice('Held by', ['loan', 'contractor', 'line'], {
      ...lender,
      labels: { loan: 'Loan', contractor: 'Contractor', line: 'Line' },
    }),
  ),
  completedPercent: required(percentage('Percent of work', lender)),
  storedPercent: required(percentage('Percent of stored materials', lender)),
  reductionFromPercent: percentage('Reduced from this percent complete on', lender),
  reducedPercent: percentage('Percent of work from then on', lender),
  reductionAppliesTo: choice('The reduction applies to', ['later', 'all'], {
    ...lender,
    labels: { later: 'Later work', all: 'All work' },
  }),
  contractors: many(
    record('RetainageContractor', {
      name: required(text('Contractor', lender)),
      percent: percentage('Percent of this contractor', lender),
      lines: ids('Lines', { ...lender, most: MAX_DRAW_LINES, description: 'Ids of budget lines.' }),
    }),
    { ...lender, most: MAX_CONTRACTORS, description: 'Where it is held by contractor.' },
  ),
  lines: many(
    record('RetainageLine', {
      additionalBudgetItemId: required(id('Budget line', lender)),
      percent: required(percentage('Percent of this line', lender)),
    }),
    { ...lender, most: MAX_DRAW_LINES },
  ),
});
export type RetainageRates = RecordOf<typeof retainageRatesRecord>;

/** Terms of retainage from now on; what is held stays as it is. */
export const retainageTermsRecord = record('RetainageTerms', {
  ...retainageRatesRecord.fields,
  version: required(whole('Version', { ...lender, description: '0 for those that were agreed with the commitment.' })),
  reason,
});
