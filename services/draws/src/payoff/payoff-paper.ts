import type { Letterhead } from '@groundwork/domain-accounts';
import { interestBasisLabels } from '@groundwork/domain-draws';
import { formatCents } from '@groundwork/domain-money';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { finish, newPaper, section, sentence, title } from '@groundwork/server-paper';
import type { Line } from '@groundwork/server-paper';
import { loanLines } from '../interest/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { PayoffDto } from './payoff.dto.js';

const owed = (label: string, cents: number): Line[] => (cents === 0 ? [] : [[label, formatCents(cents)]]);

/** The payoff of a loan as a letter: what is owed on its day, and what each further day costs. */
export async function payoffPaper(
  ledger: LedgerEntity,
  payoff: PayoffDto,
  { at, letterhead }: { readonly at: Date; readonly letterhead: Letterhead | undefined },
): Promise<Buffer> {
  const { day, principal, interestDue, interestAccrued, feesDue, unapplied, reserveLeft, total, perDiem, basis } =
    payoff;
  const name = `Payoff: ${ledger.name}`;
  const document = newPaper(name, `Payoff as of ${formatMonthDayYear(day)}`, at, letterhead);
  title(document, name);
  sentence(document, `Stated on ${displayDate(at)} from what was entered until then.`);
  section(document, 'Loan', loanLines(ledger));
  section(document, 'What is owed', [
    ['Principal', formatCents(principal)],
    ...owed('Interest of statements', interestDue),
    ['Interest since then', formatCents(interestAccrued)],
    ...owed('Fees', feesDue),
    ...owed('Paid and not applied', -unapplied),
    ...owed('Left in the reserve', -reserveLeft),
    ['Payoff', formatCents(total), 'bold'],
  ]);
  section(document, 'Until when', [
    ['Good through', formatMonthDayYear(day)],
    ['Each further day', `${formatCents(perDiem)}, ${interestBasisLabels[basis]}`],
  ]);
  return finish(document, `${ledger.name}, payoff as of ${formatMonthDayYear(day)}`);
}
