import { Injectable } from '@nestjs/common';
import { Database, isoOf, storedInstant } from '@groundwork/server-data';
import type { HappeningSide, LoanHappening } from './loan-events.dto.js';

interface EventRow {
  readonly id: string;
  readonly about: string;
  readonly event: string;
  readonly at: string;
  readonly userId: string | null;
  readonly side: HappeningSide;
  readonly doneBy: string | null;
  readonly drawRequestId: string | null;
  readonly number: number | string | null;
  readonly amount: number | string | null;
  readonly name: string | null;
  readonly day: string | null;
  readonly reason: string | null;
}

type Column = 'userId' | 'side' | 'doneBy' | 'drawRequestId' | 'number' | 'amount' | 'name' | 'day' | 'reason';
const columns: readonly Column[] = [
  'userId',
  'side',
  'doneBy',
  'drawRequestId',
  'number',
  'amount',
  'name',
  'day',
  'reason',
];

interface Part {
  readonly id: string;
  readonly about: string;
  /** An SQL expression, as the columns are. */
  readonly event: string;
  readonly at: string;
  readonly columns: Partial<Record<Column, string>>;
  /** Tables, and of which loan: one mark. */
  readonly from: string;
}

const lender = "'lender'";
const net = 'amount_cents - fees_cents - reserve_cents';
const payment = { id: 'id', about: 'payment', from: 'funding WHERE application_id = ?' };
const ofPayment = { side: lender, drawRequestId: 'draw_request_id', amount: net, name: 'payee' };
const received = {
  about: 'received',
  id: 'paid.id',
  from: 'loan_payment paid LEFT JOIN loan_unit unit ON unit.id = paid.unit_id WHERE paid.application_id = ?',
};
const ofReceived = { side: lender, amount: 'paid.amount_cents', name: 'unit.name' };
const change = { id: 'id', about: 'change', from: 'budget_change WHERE application_id = ?' };
const ofChange = { number: 'number', amount: 'added_cents' };
const byBorrowers = "CASE WHEN requested_as = 'borrower' THEN 'borrower' ELSE 'lender' END";

/** What is kept of each kind of thing that happens to a loan. */
const parts: readonly Part[] = [
  {
    id: 'application_id',
    about: 'loan',
    event: "'opened'",
    at: 'opened_at',
    columns: { side: "'portal'", amount: 'commitment_cents' },
    from: 'ledger WHERE application_id = ?',
  },
  {
    id: 'MAX(step.id)',
    about: 'draw',
    event: 'step.command',
    at: 'step.happened_at',
    columns: {
      userId: 'step.user_id',
      side: "CASE WHEN step.command IN ('request', 'withdraw') THEN 'borrower' ELSE 'lender' END",
      drawRequestId: 'step.draw_request_id',
      number: 'COUNT(step.draw_line_id)',
      reason: "CASE WHEN COUNT(DISTINCT COALESCE(step.reason, '')) = 1 THEN MAX(step.reason) END",
    },
    from: `draw_request draw JOIN draw_history step ON step.draw_request_id = draw.id
      WHERE draw.application_id = ? AND step.command <> 'decide'
      GROUP BY step.draw_request_id, step.command, step.happened_at, step.user_id`,
  },
  {
    ...payment,
    event: "'planned'",
    at: 'scheduled_at',
    columns: { ...ofPayment, userId: 'scheduled_by', day: 'scheduled_for' },
  },
  { ...payment, event: "'paid'", at: 'funded_at', columns: { ...ofPayment, userId: 'funded_by', day: 'funded_on' } },
  {
    ...payment,
    event: 'stage',
    at: 'ended_at',
    columns: { ...ofPayment, userId: 'ended_by', day: 'COALESCE(reversed_on, scheduled_for)', reason: 'reason' },
  },
  {
    ...change,
    event: "'requested'",
    at: 'requested_at',
    columns: { ...ofChange, userId: 'requested_by', side: byBorrowers, reason: 'reason' },
  },
  {
    ...change,
    event: 'status',
    at: 'decided_at',
    columns: {
      ...ofChange,
      userId: 'decided_by',
      side: "CASE WHEN status = 'withdrawn' THEN requested_as ELSE 'lender' END",
      reason: 'decision_note',
    },
  },
  {
    id: 'step.id',
    about: 'inspection',
    event: 'step.command',
    at: 'step.happened_at',
    columns: {
      userId: 'CASE WHEN step.named_inspector IS NULL THEN step.user_id END',
      side: `CASE WHEN step.named_inspector IS NOT NULL THEN 'other'
        WHEN inspection.origin = 'borrower' AND step.user_id = inspection.requested_by THEN 'borrower' ELSE 'lender' END`,
      doneBy: 'step.named_inspector',
      drawRequestId: 'inspection.draw_request_id',
      reason: 'step.reason',
    },
    from: `inspection JOIN inspection_history step ON step.inspection_id = inspection.id WHERE inspection.application_id = ?
      AND step.command IN ('request', 'schedule', 'report', 'return', 'accept', 'cancel')`,
  },
  {
    id: 'step.id',
    about: 'waiver',
    event: 'step.command',
    at: 'step.happened_at',
    columns: {
      userId: 'step.user_id',
      // Either side sends and hands in.
      side: `CASE WHEN step.command IN ('accept', 'return') THEN 'lender'
        WHEN step.command = 'void' AND step.user_id IS NULL THEN 'portal' ELSE 'other' END`,
      doneBy: "CASE WHEN step.command IN ('sign', 'refuse') THEN step.name END",
      drawRequestId: 'waiver.draw_request_id',
      amount: 'waiver.amount_cents',
      name: 'waiver.claimant',
      reason: 'step.reason',
    },
    from: `waiver JOIN waiver_history step ON step.waiver_id = waiver.id WHERE waiver.application_id = ?
      AND step.command IN ('send', 'revoke', 'sign', 'refuse', 'handIn', 'accept', 'return', 'void')`,
  },
  {
    id: 'id',
    about: 'interest',
    event: "'terms'",
    at: 'happened_at',
    columns: { userId: 'user_id', side: lender, day: 'effective_on', reason: 'reason' },
    from: 'interest_terms WHERE application_id = ?',
  },
  {
    id: 'id',
    about: 'interest',
    event: "'stated'",
    at: 'made_at',
    columns: {
      userId: 'made_by',
      side: "CASE WHEN made_by IS NULL THEN 'portal' ELSE 'lender' END",
      amount: 'interest_cents',
      name: 'month',
    },
    from: 'interest_statement WHERE application_id = ?',
  },
  {
    id: 'id',
    about: 'retainage',
    event: "'terms'",
    at: 'happened_at',
    columns: { userId: 'user_id', side: lender, reason: 'reason' },
    from: 'retainage_terms WHERE application_id = ?',
  },
  {
    id: 'entry.id',
    about: 'ledger',
    event: 'entry.kind',
    at: 'entry.happened_at',
    columns: {
      userId: 'entry.user_id',
      side: lender,
      amount: 'entry.amount_cents',
      name: 'line.name',
      day: 'entry.effective_on',
      reason: 'entry.reason',
    },
    from: `ledger_entry entry JOIN ledger_line line ON line.id = entry.ledger_line_id
      WHERE entry.application_id = ? AND entry.kind = 'correction'`,
  },
  {
    ...received,
    event: 'paid.kind',
    at: 'paid.recorded_at',
    columns: { ...ofReceived, userId: 'paid.recorded_by', day: 'paid.received_on' },
  },
  {
    ...received,
    event: "'reversed'",
    at: 'paid.reversed_at',
    columns: { ...ofReceived, userId: 'paid.reversed_by', day: 'paid.reversed_on', reason: 'paid.reason' },
  },
  {
    id: 'id',
    about: 'unit',
    event: "'added'",
    at: 'added_at',
    columns: { userId: 'user_id', side: lender, amount: 'price_cents', name: 'name' },
    from: 'loan_unit WHERE application_id = ?',
  },
  {
    id: 'id',
    about: 'paper',
    event: "'saved'",
    at: 'written_at',
    columns: {
      userId: 'user_id',
      side: "CASE WHEN user_id IS NULL THEN 'portal' ELSE 'lender' END",
      name: 'paper',
      day: 'expires_on',
    },
    from: 'loan_paper WHERE application_id = ?',
  },
  {
    id: 'id',
    about: 'plan',
    event: "'set'",
    at: 'planned_at',
    columns: { userId: 'user_id', side: lender, amount: 'planned_cents', reason: 'reason' },
    from: 'draw_plan WHERE application_id = ?',
  },
];

const selected = parts
  .map(
    ({ id, about, event, at, columns: own, from }) =>
      `SELECT ${id} AS id, '${about}' AS about, ${event} AS event, ${at} AS at,
         ${columns.map((column) => `${own[column] ?? 'NULL'} AS ${column}`).join(', ')} FROM ${from}`,
  )
  .join(' UNION ALL ');

/** What the lender has not made up its mind about, and how a report goes to and fro, is the lender's own business. */
const hidden = [
  ['draw', 'propose'],
  ['draw', 'decline'],
  ['inspection', 'report'],
  ['inspection', 'return'],
];

/** Of one page. */
const longest = 50;

/** Everything that happened to a loan, the latest first: one statement, however much there is. */
@Injectable()
export class LoanEventsRepository {
  constructor(private readonly database: Database) {}

  async page(applicationId: string, before: string | undefined, isLender: boolean) {
    const [at = '', id = '', what = ''] = before?.split('_') ?? [];
    const [about = '', event = ''] = what.split('.');
    const rows = await this.database.rows<EventRow>(
      `SELECT * FROM (${selected}) happened WHERE at IS NOT NULL
         ${isLender ? '' : hidden.map(() => 'AND NOT (about = ? AND event = ?)').join(' ')}
         ${before === undefined ? '' : 'AND (at < ? OR (at = ? AND (id < ? OR (id = ? AND (about < ? OR (about = ? AND event < ?))))))'}
       ORDER BY at DESC, id DESC, about DESC, event DESC LIMIT ${longest + 1}`,
      [
        ...parts.map(() => applicationId),
        ...(isLender ? [] : hidden.flat()),
        ...(before === undefined ? [] : [storedInstant(at), storedInstant(at), id, id, about, about, event]),
      ],
    );
    const items = rows
      .slice(0, longest)
      .map(({ about: subject, event: done, at: instant, number, amount, ...row }) => ({
        ...row,
        event: `${subject}.${done}` as LoanHappening,
        at: isoOf(instant),
        number: number === null ? null : Number(number),
        amount: amount === null ? null : Number(amount),
      }));
    const last = items.at(-1);
    return { items, next: rows.length > longest && last ? `${last.at}_${last.id}_${last.event}` : null };
  }
}
