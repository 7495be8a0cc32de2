import { automaticRules, fill } from '@groundwork/domain-messages';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { EarlierWaiver, Finding, RuleFacts } from './rule-facts.js';

/** Of a party of a draw the unconditional waiver counts once its payment was made, before that the conditional one. */
function lastOfEach(waivers: readonly EarlierWaiver[]): EarlierWaiver[] {
  const last = new Map<string, EarlierWaiver>();
  for (const waiver of waivers)
    if (waiver.condition === 'unconditional' || !last.has(waiver.partyKey)) last.set(waiver.partyKey, waiver);
  return [...last.values()];
}

const missing = ({ claimant, condition }: EarlierWaiver): string =>
  fill(automaticRules.waiverOf, { claimant: claimant ?? automaticRules.theContractor, condition });

/** Waivers of draws before that nobody has signed: for each such draw, which. */
export function missingWaiver({ earlierWaivers }: RuleFacts): Finding[] {
  const draws = [...new Set(earlierWaivers.map(({ drawRequestId }) => drawRequestId))];
  return draws.flatMap((draw): Finding[] => {
    const open = lastOfEach(earlierWaivers.filter((waiver) => waiver.drawRequestId === draw)).filter(
      ({ isSigned }) => !isSigned,
    );
    const [first] = open;
    if (!first) return [];
    const sentence = fill(automaticRules.waiversMissing, {
      date: formatMonthDayYear(first.day),
      waivers: open.map(missing).join(', '),
    });
    return [{ rule: 'missingWaiver', additionalBudgetItemId: null, sentence }];
  });
}
