import { drawStatuses } from '@groundwork/domain-draws';
import { formatCents } from '@groundwork/domain-money';
import { displayDay } from '@groundwork/domain-time';
import { isoOf } from '@groundwork/server-data';
import type { CsvColumn } from '@groundwork/server-paper';

export type SheetRow = Readonly<Record<string, string | number | null>>;
type Kind = 'text' | 'dollars' | 'percent' | 'day' | 'drawStatus';

/** A table of the book: rows of one table of the service, each with the loan that it belongs to. */
export interface Sheet {
  /** Without its ending. */
  readonly name: string;
  /** The table, called `own`, joined with `ledger`. */
  readonly from: string;
  readonly columns: readonly SheetColumn[];
}
type SheetColumn = readonly [heading: string, column: string, kind?: Kind];

export const dollars = (cents: number): string => formatCents(cents, { symbol: '' }).replaceAll(',', '');

const statuses = new Map<number, string>(drawStatuses.map(({ id, status }) => [id, status]));

const shown: Readonly<Record<Kind, (value: string | number) => string | number>> = {
  text: (value) => value,
  dollars: (value) => dollars(Number(value)),
  percent: (value) => Number(value) / 10_000,
  day: (value) => displayDay(isoOf(String(value))),
  drawStatus: (value) => statuses.get(Number(value)) ?? value,
};

/** What every row begins with. */
const ofLoan: readonly SheetColumn[] = [
  ['Loan', 'ledger.application_id'],
  ['Project number', 'ledger.project_number'],
  ['Project', 'ledger.name'],
];

const allColumns = ({ columns }: Sheet): readonly SheetColumn[] => [...ofLoan, ...columns];

/** What a statement selects for a sheet; `own.id` is `key`. */
export const selectOf = (sheet: Sheet): string =>
  ['own.id AS sheetKey', ...allColumns(sheet).map(([, column], at) => `${column} AS c${at}`)].join(', ');

export const csvColumnsOf = (sheet: Sheet): CsvColumn<SheetRow>[] =>
  allColumns(sheet).map(([heading, , kind = 'text'], at) => [
    kind === 'dollars' ? `${heading} (USD)` : heading,
    (row) => {
      const value = row[`c${at}`] ?? null;
      return value === null ? null : shown[kind](value);
    },
  ]);

const byLoan = (table: string): string => `${table} own JOIN ledger ON ledger.application_id = own.application_id`;
const line = ' JOIN ledger_line line ON line.id = ';

/** Everything of the book but the loans themselves. */
export const sheets: readonly Sheet[] = [
  {
    name: 'budget-lines',
    from: byLoan('ledger_line'),
    columns: [
      ['Line', 'own.id'],
      ['Section', 'own.section'],
      ['Name', 'own.name'],
      ['Type', 'own.line_type'],
      ['Budget', 'own.budget_cents', 'dollars'],
      ['Changes of the budget', 'own.changes_cents', 'dollars'],
      ['Funded', 'own.funded_cents', 'dollars'],
      ['Pending', 'own.pending_cents', 'dollars'],
      ['Approved and not paid', 'own.payable_cents', 'dollars'],
      ['Held back', 'own.retained_cents', 'dollars'],
      ['Released', 'own.released_cents', 'dollars'],
    ],
  },
  {
    name: 'ledger',
    from: byLoan('ledger_entry') + `${line}own.ledger_line_id`,
    columns: [
      ['Entry', 'own.id'],
      ['Line', 'own.ledger_line_id'],
      ['Name', 'line.name'],
      ['Kind', 'own.kind'],
      ['Amount', 'own.amount_cents', 'dollars'],
      ['Written on', 'own.happened_at', 'day'],
      ['Effective on', 'own.effective_on'],
      ['Payment', 'own.funding_id'],
      ['Reason', 'own.reason'],
    ],
  },
  {
    name: 'draws',
    from: byLoan('draw_request'),
    columns: [
      ['Draw', 'own.id'],
      ['Kind', 'own.kind'],
      ['Status', 'own.status_id', 'drawStatus'],
      ['Stage', 'own.stage'],
      ['Submission', 'own.round'],
      ['Requested', 'own.requested_cents', 'dollars'],
      ['Requested on', 'own.created_at', 'day'],
      ['Note', 'own.note'],
    ],
  },
  {
    name: 'draw-lines',
    from:
      'draw_line own JOIN draw_request draw ON draw.id = own.draw_request_id JOIN ledger ON ledger.application_id = draw.application_id' +
      ` LEFT${line}own.budget_item_id`,
    columns: [
      ['Draw', 'own.draw_request_id'],
      ['Submission', 'own.round'],
      ['Line', 'own.budget_item_id'],
      ['Name', 'line.name'],
      ['Status', 'own.status_id', 'drawStatus'],
      ['Requested', 'own.requested_cents', 'dollars'],
      ['Approved', 'own.approved_cents', 'dollars'],
      ['Held back', 'own.retained_cents', 'dollars'],
      ['Payment', 'own.funding_id'],
    ],
  },
  {
    name: 'payments-made',
    from: byLoan('funding'),
    columns: [
      ['Payment', 'own.id'],
      ['Draw', 'own.draw_request_id'],
      ['Stage', 'own.stage'],
      ['Scheduled for', 'own.scheduled_for'],
      ['Amount', 'own.amount_cents', 'dollars'],
      ['Fees kept', 'own.fees_cents', 'dollars'],
      ['Interest reserve kept', 'own.reserve_cents', 'dollars'],
      ['Funded on', 'own.funded_on'],
      ['Payee', 'own.payee'],
      ['Reference', 'own.reference'],
      ['Reversed on', 'own.reversed_on'],
      ['Reason', 'own.reason'],
    ],
  },
  {
    name: 'payments-received',
    from: byLoan('loan_payment'),
    columns: [
      ['Payment', 'own.id'],
      ['Kind', 'own.kind'],
      ['Stage', 'own.stage'],
      ['Received on', 'own.received_on'],
      ['Amount', 'own.amount_cents', 'dollars'],
      ['Reference', 'own.reference'],
      ['Reversed on', 'own.reversed_on'],
      ['Reason', 'own.reason'],
    ],
  },
  {
    name: 'fees-and-reserve',
    from: byLoan('loan_entry'),
    columns: [
      ['Entry', 'own.id'],
      ['Kind', 'own.kind'],
      ['Amount', 'own.amount_cents', 'dollars'],
      ['Effective on', 'own.effective_on'],
      ['Payment made', 'own.funding_id'],
      ['Payment received', 'own.payment_id'],
      ['Statement', 'own.statement_id'],
      ['Reason', 'own.reason'],
    ],
  },
  {
    name: 'interest',
    from: byLoan('interest_statement'),
    columns: [
      ['Statement', 'own.id'],
      ['Month', 'own.month'],
      ['From', 'own.period_from'],
      ['Until before', 'own.period_to'],
      ['Rate (percent a year)', 'own.rate', 'percent'],
      ['Basis', 'own.basis'],
      ['Opening balance', 'own.opening_cents', 'dollars'],
      ['Closing balance', 'own.closing_cents', 'dollars'],
      ['Interest', 'own.interest_cents', 'dollars'],
      ['Adjustment', 'own.adjustment_cents', 'dollars'],
      ['Paid by the reserve', 'own.kept_cents', 'dollars'],
      ['Paid by the budget', 'own.drawn_cents', 'dollars'],
      ['Due', 'own.due_cents', 'dollars'],
      ['Due on', 'own.due_on'],
    ],
  },
];
