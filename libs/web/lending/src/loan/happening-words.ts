import { loanPaperLabels } from '@groundwork/domain-draws';
import type { LoanPaper } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear, formatMonthYear } from '@groundwork/domain-time';
import type { LoanDrawView, LoanHappenedView } from './loan-view.js';

const sentences = new Map<string, string>([
  ['draw.request', loanPage.requested],
  ['draw.withdraw', loanPage.withdrawn],
  ['draw.sendBack', loanPage.sentBack],
  ['draw.approve', loanPage.approved],
  ['draw.reject', loanPage.rejected],
  ['draw.hold', loanPage.held],
  ['draw.reset', loanPage.reset],
  ['draw.propose', loanPage.proposed],
  ['draw.decline', loanPage.declined],
  ...Object.entries(loanPage.happened),
]);

/** What happened, in one sentence; of a newer portal than this page, its name. */
export function happeningWords(step: LoanHappenedView, draws: readonly LoanDrawView[]): string {
  const { event, number, amount, name, day, drawRequestId } = step;
  return fill(sentences.get(event) ?? event, {
    n: draws.find(({ id }) => id === drawRequestId)?.number ?? '',
    number: number ?? '',
    lines: number === 1 ? '1 line' : `${number ?? 0} lines`,
    amount: amount === null ? '' : formatCents(amount),
    name: name ?? loanPage.theContractor,
    day: day === null ? '' : formatMonthDayYear(day),
    month: event === 'interest.stated' && name ? formatMonthYear(name) : '',
    paper: event === 'paper.saved' ? loanPaperLabels[name as LoanPaper] : '',
  });
}
