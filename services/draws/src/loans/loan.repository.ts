import { Injectable } from '@nestjs/common';
import { drawPlace } from '@groundwork/domain-draws';
import type { DrawKind, DrawPlaceId, DrawStage, DrawStatusId } from '@groundwork/domain-draws';
import { Database, isoOf, parsed } from '@groundwork/server-data';
import type { SupportingDocument } from '../draw-requests/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { LoanEvent } from './loan.dto.js';

interface DrawRow {
  readonly id: string;
  readonly statusId: DrawStatusId;
  readonly place: DrawPlaceId;
  readonly stage: DrawStage;
  readonly kind: DrawKind;
  readonly round: number;
  readonly requestedAmount: number | string;
  readonly approvedAmount: number | string;
  readonly lineCount: number | string;
  readonly createdAt: string;
  readonly acceptedAt: string | null;
  readonly rejectedAt: string | null;
  readonly userId: string;
}

interface FileRow {
  readonly id: string;
  readonly createdAt: string;
  readonly line: string | null;
  readonly documents: string;
}

interface HistoryRow {
  readonly id: string;
  readonly drawRequestId: string;
  readonly command: LoanEvent;
  readonly at: string;
  readonly lineCount: number | string;
  readonly reason: string | null;
  readonly userId: string;
}

const undecidedPlaces: readonly DrawPlaceId[] = [drawPlace.pending, drawPlace.hold];

/** Of two instants as they are stored, which compare as text. */
const laterOf = (one: string | null, other: string | null): string | null =>
  (one ?? '') > (other ?? '') ? one : other;

/** Draws of one page of files, and steps of one history. */
const drawsOfPage = 10;
const longestHistory = 300;

/** What the page of a loan reads: each a statement, however many lines and draws the loan has. */
@Injectable()
export class LoanRepository {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
  ) {}

  /** Every draw of a loan with what its lines of now are approved for, the newest first. */
  async draws(applicationId: string) {
    const rows = await this.database.rows<DrawRow>(
      `SELECT draw.id, draw.status_id AS statusId, draw.place, draw.stage, draw.kind, draw.round, draw.requested_cents AS requestedAmount,
         draw.created_at AS createdAt, MAX(line.accept_date) AS acceptedAt, MAX(line.reject_date) AS rejectedAt, draw.user_id AS userId,
         COUNT(line.id) AS lineCount, COALESCE(SUM(line.approved_cents), 0) AS approvedAmount
       FROM draw_request draw LEFT JOIN draw_line line ON line.draw_request_id = draw.id AND line.round = draw.round
       WHERE draw.application_id = ?
       GROUP BY draw.id, draw.status_id, draw.place, draw.stage, draw.kind, draw.round, draw.requested_cents, draw.created_at, draw.user_id
       ORDER BY draw.id DESC`,
      [applicationId],
    );
    return rows.map(({ acceptedAt, rejectedAt, ...row }) => ({
      ...row,
      requestedAmount: Number(row.requestedAmount),
      approvedAmount: Number(row.approvedAmount),
      lineCount: Number(row.lineCount),
      createdAt: isoOf(row.createdAt),
      decidedAt: undecidedPlaces.includes(row.place) ? null : isoOf(laterOf(acceptedAt, rejectedAt)),
    }));
  }

  /** By draw: the day that a payment is planned for, and that of the last one that was made. */
  async payments(
    applicationId: string,
  ): Promise<Map<string, { scheduledFor: string | null; fundedOn: string | null }>> {
    const rows = await this.database.rows<{ id: string; scheduledFor: string | null; fundedOn: string | null }>(
      `SELECT draw_request_id AS id, MAX(CASE stage WHEN 'scheduled' THEN scheduled_for END) AS scheduledFor,
         MAX(CASE stage WHEN 'funded' THEN funded_on END) AS fundedOn
       FROM funding WHERE application_id = ? GROUP BY draw_request_id`,
      [applicationId],
    );
    return new Map(rows.map(({ id, ...days }) => [id, days]));
  }

  /** What was funded of a loan, by day. A reversal takes back; what waits or is held back is none of it. */
  async funding(applicationId: string): Promise<{ day: string; amount: number }[]> {
    const days = new Map<string, number>();
    for (const { day, amount } of await this.ledgers.fundedMoves(applicationId))
      days.set(day, (days.get(day) ?? 0) + amount);
    return [...days].map(([day, amount]) => ({ day, amount })).sort((a, b) => (a.day < b.day ? -1 : 1));
  }

  /** By budget line: what its last approval left out of what was asked for, where it left something out. */
  async lastCuts(applicationId: string): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ budgetItemId: string; cut: number | string }>(
      `SELECT line.budget_item_id AS budgetItemId, line.requested_cents - line.approved_cents AS cut
       FROM draw_line line JOIN (
         SELECT MAX(last.id) AS id FROM draw_request draw JOIN draw_line last ON last.draw_request_id = draw.id AND last.round = draw.round
         WHERE draw.application_id = ? AND draw.stage = 'submitted' AND draw.kind = 'work' AND last.status_id = 3 GROUP BY last.budget_item_id
       ) latest ON latest.id = line.id WHERE line.approved_cents < line.requested_cents`,
      [applicationId],
    );
    return new Map(rows.map(({ budgetItemId, cut }) => [budgetItemId, Number(cut)]));
  }

  /** Files of some draws of a loan, the newest draw first; those of the whole draw before those of its lines. */
  async files(applicationId: string, before: string | undefined) {
    const draws = await this.database.rows<FileRow>(
      `SELECT id, created_at AS createdAt, NULL AS line, documents FROM draw_request
       WHERE application_id = ?${before === undefined ? '' : ' AND id < ?'} ORDER BY id DESC LIMIT ${drawsOfPage + 1}`,
      before === undefined ? [applicationId] : [applicationId, before],
    );
    const page = draws.slice(0, drawsOfPage);
    const ofLines = await this.filesOfLines(page.map(({ id }) => id));
    const items = page.flatMap((draw) =>
      [draw, ...ofLines.filter(({ id }) => id === draw.id)].flatMap(({ line, documents }) =>
        (parsed<SupportingDocument[] | null>(documents ?? 'null') ?? []).map((file) => ({
          ...file,
          drawRequestId: draw.id,
          requestedAt: isoOf(draw.createdAt),
          line,
        })),
      ),
    );
    return { items, next: draws.length > drawsOfPage ? (page.at(-1)?.id ?? null) : null };
  }

  private filesOfLines(drawRequestIds: readonly string[]): Promise<FileRow[]> {
    if (drawRequestIds.length === 0) return Promise.resolve([]);
    return this.database.rows<FileRow>(
      `SELECT draw.id, draw.created_at AS createdAt, budget.name AS line, line.documents
       FROM draw_request draw JOIN draw_line line ON line.draw_request_id = draw.id AND line.round = draw.round
       JOIN ledger_line budget ON budget.id = line.budget_item_id
       WHERE draw.id IN (${drawRequestIds.map(() => '?').join(', ')}) AND line.documents <> '[]' ORDER BY draw.id DESC, line.position`,
      drawRequestIds,
    );
  }

  /** What was done to the draws of a loan, the latest first; what one decision did alike to several lines is one step. */
  async history(applicationId: string) {
    const rows = await this.database.rows<HistoryRow>(
      `SELECT MAX(step.id) AS id, step.draw_request_id AS drawRequestId, step.command, step.happened_at AS at, step.user_id AS userId,
         COUNT(step.draw_line_id) AS lineCount, CASE WHEN COUNT(DISTINCT COALESCE(step.reason, '')) = 1 THEN MAX(step.reason) END AS reason
       FROM draw_request draw JOIN draw_history step ON step.draw_request_id = draw.id
       WHERE draw.application_id = ? AND step.command <> 'decide'
       GROUP BY step.draw_request_id, step.command, step.happened_at, step.user_id
       ORDER BY step.happened_at DESC, id DESC LIMIT ${longestHistory}`,
      [applicationId],
    );
    return rows.map((row) => ({ ...row, at: isoOf(row.at), lineCount: Number(row.lineCount) }));
  }
}
