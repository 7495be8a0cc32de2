import { automaticRules, fill } from '@groundwork/domain-messages';
import { formatCents, percentOf, shareOfAmount } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { loanPaperLabels, loanPapers } from './draw-rules.record.js';
import type { DrawRules } from './draw-rules.record.js';
import { drawnOf, sumOf } from './rule-facts.js';
import type { Finding, RuleFacts } from './rule-facts.js';

const daysBefore = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

/** Papers that have ended, or end soon; permit and insurance also where nobody wrote down when. */
export function expiredPapers({ papers, today }: RuleFacts, { expiredPapersDays: days }: DrawRules): Finding[] {
  return loanPapers.flatMap((kind): Finding[] => {
    const date = papers[kind];
    const paper = loanPaperLabels[kind];
    const found = (sentence: string): Finding[] => [{ rule: 'expiredPapers', additionalBudgetItemId: null, sentence }];
    if (date === undefined)
      return kind === 'title' ? [] : found(fill(automaticRules.paperUnknown, { paper: paper.toLowerCase() }));
    const shown = formatMonthDayYear(date);
    if (date < today) return found(fill(automaticRules.paperExpired, { paper, date: shown }));
    return daysBefore(date, days) <= today
      ? found(fill(automaticRules.paperExpiring, { paper, date: shown, days }))
      : [];
  });
}

/** Interest of a month on a balance: a twelfth of the year's, to the cent. */
const monthlyInterest = (balance: number, rate: number): number => shareOfAmount(percentOf(balance, rate), 1, 12);

/** Whether the reserve pays the interest of some months on what is drawn with this draw. */
export function interestReserve(
  { lines, rate, reserveLeft: left }: RuleFacts,
  { interestReserveMonths: limit }: DrawRules,
): Finding[] {
  if (left === null || !rate) return [];
  const balance = sumOf(lines, drawnOf);
  const monthly = monthlyInterest(balance, rate);
  if (monthly === 0 || left >= monthly * limit) return [];
  const figures = {
    left: formatCents(left),
    balance: formatCents(balance),
    rate,
    monthly: formatCents(monthly),
    months: Math.floor(left / monthly),
    limit,
  };
  const sentence = fill(automaticRules.reserveRunsOut, figures);
  return [{ rule: 'interestReserve', additionalBudgetItemId: null, sentence }];
}
