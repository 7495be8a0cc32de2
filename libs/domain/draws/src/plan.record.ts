import { drawRules, fill } from '@groundwork/domain-messages';
import { addCents, formatCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { amount, many, paragraph, record, required, whole } from '@groundwork/domain-records';
import type { FieldErrors } from '@groundwork/domain-validation';
import { MAX_PLAN_MONTHS } from './limits.js';

const lender = { writers: ['administrator'] } as const;

/** The plan of a loan's draws, as the lender enters it. */
export const drawPlanRecord = record('DrawPlan', {
  version: required(whole('Version', { ...lender, description: '0 where none was entered.' })),
  months: required(
    many(record('PlannedMonth', { amount: required(amount('Planned', { ...lender, description: 'Cents.' })) }), {
      ...lender,
      most: MAX_PLAN_MONTHS,
      description: 'What is planned to be funded in each month, from the opening on.',
    }),
  ),
  reason: paragraph('Why it is planned so', lender),
});

/** What is wrong with a plan beyond its amounts: nothing in it, or more than the loan gives. */
export function planErrors(months: readonly { readonly amount: Cents }[], commitment: Cents): FieldErrors {
  const planned = addCents(months.map((month) => month.amount));
  if (planned === 0) return { months: drawRules.planEmpty };
  return planned > commitment ? { months: fill(drawRules.planAtMost, { amount: formatCents(commitment) }) } : {};
}
