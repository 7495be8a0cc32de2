import { decimalText, measureOf, percentText } from '@groundwork/domain-capital';
import type { LimitKey, LoanLimits } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { figures as words } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import type { CapitalBasis } from './capital-view.js';

const percent = (value: number | null | undefined): string => `${value ?? 100}%`;

/** What a limit says, in words: 'At most 85% of the total cost'. */
export function limitText(limit: LimitKey, limits: LoanLimits): string {
  switch (limit) {
    case 'advance':
      return fill(words.limitAdvance, {
        purchase: percent(limits.loanToPurchase),
        works: percent(limits.loanToWorks),
      });
    case 'largestLoan':
      return fill(words.limitLargest, { amount: formatCents(limits.largestLoan ?? 0) });
    case 'debtServiceCoverage':
      return fill(words.limitCoverage, { times: decimalText(Math.round((limits.debtServiceCoverage ?? 0) * 100)) });
    case 'loanToCost':
      return fill(words.limitCost, { percent: percent(limits.loanToCost) });
    case 'loanToValue':
      return fill(words.limitValue, { percent: percent(limits.loanToValue) });
    case 'loanToCompletedValue':
      return fill(words.limitCompleted, { percent: percent(limits.loanToCompletedValue) });
    case 'contingency':
      return fill(words.limitContingency, { percent: percent(limits.contingency) });
    case 'debtYield':
      return fill(words.limitYield, { percent: percent(limits.debtYield) });
  }
}

/** Where a loan stands beside a limit: its own figure, or the largest loan that the limit allows. */
export function standingText(
  { limit, ceiling }: { readonly limit: LimitKey; readonly ceiling?: number | null },
  { facts, terms }: Pick<CapitalBasis, 'facts' | 'terms'>,
): string {
  const largest = typeof ceiling === 'number' ? fill(words.largestLoan, { amount: formatCents(ceiling) }) : '';
  if (limit === 'advance' || limit === 'largestLoan') return largest;
  const figure = measureOf(limit, facts, terms);
  if (!figure.known) return largest;
  const own = limit === 'debtServiceCoverage' ? `${decimalText(figure.value)}×` : percentText(figure.value);
  return [fill(words.itIs, { figure: own }), largest].filter(Boolean).join(' ');
}
