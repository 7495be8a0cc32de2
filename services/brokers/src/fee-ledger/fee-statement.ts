import type { Letterhead } from '@groundwork/domain-accounts';
import { feeStatusLabels, feeSums } from '@groundwork/domain-brokers';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { csv, finish, newPaper, section, sentence, title } from '@groundwork/server-paper';
import type { CsvColumn, Line } from '@groundwork/server-paper';
import type { FeeEntryDto, StatementPeriodDto } from './fee-entry.dto.js';

interface FeeStatement {
  readonly businessName: string;
  readonly name: string;
  readonly entries: readonly FeeEntryDto[];
  readonly period: StatementPeriodDto;
  readonly at: Date;
  readonly letterhead: Letterhead | undefined;
}

const dayOr = (day: string | null | undefined, otherwise: string): string =>
  day ? formatMonthDayYear(day) : otherwise;

/** A broker's fees on paper: the sums, and each fee with what became of it. */
export async function feeStatement({
  businessName,
  name,
  entries,
  period,
  at,
  letterhead,
}: FeeStatement): Promise<Buffer> {
  const heading = `Statement of referral fees: ${businessName}`;
  const foot = `As of ${displayInstant(at)} at UTC-4`;
  const document = newPaper(heading, foot, at, letterhead);
  title(document, heading);
  sentence(
    document,
    `${name}. From ${dayOr(period.from, 'the first fee')} to ${dayOr(period.to, 'today')}. ${foot}. Fees in US dollars.`,
  );
  const sums = feeSums(entries);
  section(document, 'Sums', [
    ['Expected', formatCents(sums.expected)],
    ['Earned', formatCents(sums.earned)],
    ['Approved', formatCents(sums.approved)],
    ['Paid', formatCents(sums.paid), 'bold'],
    ...(sums.toReturn > 0 ? [['To be returned', formatCents(sums.toReturn)] as const] : []),
  ]);
  for (const entry of entries) section(document, headingOf(entry), linesOf(entry), 3);
  if (entries.length === 0) sentence(document, 'No fee was earned, paid or reversed in this period.');
  return finish(document, foot);
}

const projectOf = ({ projectNumber }: FeeEntryDto): string =>
  projectNumber === null ? '' : `project ${projectNumber}`;

const headingOf = (entry: FeeEntryDto): string =>
  [entry.clientName, projectOf(entry), entry.name].filter(Boolean).join(', ');

function linesOf({
  percent,
  base,
  amount,
  status,
  earnedOn,
  paidOn,
  reference,
  reversedOn,
  reason,
}: FeeEntryDto): Line[] {
  const lines: Line[] = [
    [
      'Fee',
      percent === null ? formatCents(amount) : `${formatCents(amount)}: ${percent}% of ${formatCents(base)}`,
      'bold',
    ],
    ['Status', feeStatusLabels[status]],
  ];
  if (earnedOn) lines.push(['Earned on', formatMonthDayYear(earnedOn)]);
  if (paidOn) lines.push(['Paid on', `${formatMonthDayYear(paidOn)}, ${reference ?? ''}`]);
  if (reversedOn) lines.push(['Reversed on', [formatMonthDayYear(reversedOn), reason].filter(Boolean).join(': ')]);
  return lines;
}

const dollars = (cents: number): string => formatCents(cents, { symbol: '' }).replaceAll(',', '');

const columns: readonly CsvColumn<FeeEntryDto>[] = [
  ['Client', (entry) => entry.clientName],
  ['Project number', (entry) => entry.projectNumber],
  ['Fee', (entry) => entry.name],
  ['Percent', (entry) => entry.percent],
  ['Of (USD)', (entry) => dollars(entry.base)],
  ['Amount (USD)', (entry) => dollars(entry.amount)],
  ['Status', (entry) => feeStatusLabels[entry.status]],
  ['Earned on', (entry) => entry.earnedOn],
  ['Paid on', (entry) => entry.paidOn],
  ['Reference', (entry) => entry.reference],
  ['Reversed on', (entry) => entry.reversedOn],
  ['Reason', (entry) => entry.reason],
];

/** The same as RFC 4180, a fee a row. */
export const feeStatementCsv = (entries: readonly FeeEntryDto[]): string => csv(columns, entries);
