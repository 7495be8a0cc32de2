import type { Letterhead } from '@groundwork/domain-accounts';
import { interestBasisLabels } from '@groundwork/domain-draws';
import type { StatementLine } from '@groundwork/domain-draws';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { addDays, formatMonthDayYear } from '@groundwork/domain-time';
import { finish, newPaper, section, sentence, title } from '@groundwork/server-paper';
import type { Line } from '@groundwork/server-paper';
import type { LedgerEntity } from '../ledger/index.js';
import type { InterestStatementEntity } from './interest-statement.entity.js';

const day = formatMonthDayYear;

/** Facts of a loan that head its papers. */
export const loanLines = ({ name, projectNumber, properties }: LedgerEntity): Line[] => [
  ...(projectNumber === null ? [] : [['Project', String(projectNumber)] as const]),
  ['Loan', name],
  ['Properties', properties.map(({ street, city, state }) => `${street}, ${city}, ${state}`).join('; ')],
];

/** Interest of a month on paper: what accrued on which payment, and who pays it. */
export async function statementPaper(
  ledger: LedgerEntity,
  statement: InterestStatementEntity,
  letterhead: Letterhead | undefined,
): Promise<Buffer> {
  const { periodFrom, periodTo, madeAt, lines } = statement;
  const name = `Interest statement: ${ledger.name}`;
  const period = `${day(periodFrom)} to ${day(addDays(periodTo, -1))}`;
  const document = newPaper(name, `Interest of ${period}`, madeAt, letterhead);
  title(document, name);
  sentence(document, `Interest of ${period}.`);
  section(document, 'Loan', loanLines(ledger));
  section(document, 'Interest', interestLines(statement));
  section(document, 'Paid from', sourceLines(statement));
  if (lines.length > 0) section(document, 'What it accrued on', lines.map(accruedLine));
  return finish(document, `${ledger.name}, interest of ${period}`);
}

function interestLines({
  openingCents,
  closingCents,
  basis,
  rate,
  interestCents,
  adjustmentCents,
}: InterestStatementEntity): Line[] {
  const adjustment: Line[] = adjustmentCents === 0 ? [] : [['Of the time before', formatCents(adjustmentCents)]];
  return [
    ['Principal at the beginning', formatCents(openingCents)],
    ['Principal at the end', formatCents(closingCents)],
    ['Rate', `${formatPercent(rate)} a year, ${interestBasisLabels[basis]}`],
    ['Interest', formatCents(interestCents)],
    ...adjustment,
    ['Together', formatCents(interestCents + adjustmentCents), 'bold'],
  ];
}

const sourceLines = ({ keptCents, drawnCents, dueCents, dueOn }: InterestStatementEntity): Line[] => [
  ['Interest reserve', formatCents(keptCents)],
  ['Budget', formatCents(drawnCents)],
  dueCents < 0
    ? ['Credit', formatCents(-dueCents), 'bold']
    : [dueCents > 0 ? `Due by ${day(dueOn)}` : 'Due', formatCents(dueCents), 'bold'],
];

const sources: Readonly<Record<string, string>> = {
  opening: 'Funded before',
  correction: 'Corrections',
  interest: 'Interest that was lent',
};

/** A payment by its day; what has no payment by its kind. */
const accruedLine = ({ source, day: from, principal, interest }: StatementLine): Line => [
  sources[source] ?? (principal < 0 ? `Paid back ${day(from)}` : `Funded ${day(from)}`),
  `${formatCents(interest)} on ${formatCents(principal)}`,
];
