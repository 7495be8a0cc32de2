import { drawRules } from '@groundwork/domain-messages';
import {
  amount,
  choice,
  day,
  id,
  many,
  paragraph,
  percentage,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { MAX_DRAW_LINES } from './limits.js';
import { needsReason } from './reason.js';

const lender = { writers: ['administrator'] } as const;
const reason = required(paragraph('Reason', { ...lender, rule: needsReason(drawRules.moneyNeedsReason) }));

const version = required(
  whole('Version', { ...lender, description: 'The version that was looked at; another one is refused.' }),
);

/** Plans the payment of everything of a draw that is approved and not planned yet. */
export const scheduledFundingRecord = record('ScheduleFunding', {
  drawRequestId: required(id('Draw request', lender)),
  version,
  scheduledFor: required(day('Day of the payment', lender)),
});

/** A payment that was made. */
export const madeFundingRecord = record('Fund', {
  id: required(id('Funding', lender)),
  version,
  fundedOn: required(day('Paid on', lender)),
  reference: required(text('Reference', { ...lender, description: 'Of the payment: number of a wire or a check.' })),
  payee: required(text('Paid to', lender)),
  feesNetted: amount('Fees kept back', { ...lender, description: 'Cents, at most what is left of the agreed fees.' }),
  reserveNetted: amount('Into the interest reserve', {
    ...lender,
    description: 'Cents, at most what is left of the agreed reserve.',
  }),
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
  heldBy: required(choice('Held by', ['loan', 'line'], { ...lender, labels: { loan: 'Loan', line: 'Line' } })),
  completedPercent: required(percentage('Percent of work', lender)),
  storedPercent: required(percentage('Percent of stored materials', lender)),
  reductionFromPercent: percentage('Reduced from this percent complete on', lender),
  reducedPercent: percentage('Percent of work from then on', lender),
  reductionAppliesTo: choice('The reduction applies to', ['later', 'all'], {
    ...lender,
    labels: { later: 'Later work', all: 'All work' },
  }),
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
