import { drawRules } from '@groundwork/domain-messages';
import { amount, choice, id, many, paragraph, percentage, record, required, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { MAX_DRAW_LINES } from './limits.js';

const lender = { writers: ['administrator'] } as const;
const reason = required(
  paragraph('Reason', {
    ...lender,
    rule: (value) =>
      typeof value === 'string' && value.trim() !== '' && value.length <= 4000 ? undefined : drawRules.moneyNeedsReason,
  }),
);

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
