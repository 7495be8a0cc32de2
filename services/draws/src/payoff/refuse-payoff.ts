import { fill, loanRules } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { PayoffDto } from './payoff.dto.js';

/**
 * Throws where a payoff of an amount (cents) cannot be recorded: something is not decided or not paid, the borrower has more with the
 * lender than is owed, retainage is held without a reason, or the amount is not that of the day.
 */
export function refusePayoff(payoff: PayoffDto, amount: number, reason: string | null): void {
  const { undecided, waiting, retainageHeld, total } = payoff;
  const bar = (sentence: string, cents: number) =>
    new Problem('rule.violated', fill(sentence, { amount: formatCents(cents) }));
  if (undecided > 0) throw bar(loanRules.payoffUndecided, undecided);
  if (waiting > 0) throw bar(loanRules.payoffWaits, waiting);
  if (total < 0) throw bar(loanRules.payoffCredit, -total);
  if (retainageHeld > 0 && reason === null)
    refuseInvalid({ retainageReason: fill(loanRules.payoffRetainage, { amount: formatCents(retainageHeld) }) });
  if (amount !== total) refuseInvalid({ amount: fill(loanRules.payoffIs, { amount: formatCents(total) }) });
}
