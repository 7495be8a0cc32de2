import { Injectable } from '@nestjs/common';
import type { HistoryEvent, HistorySide, LoanTerms, RejectionComment } from '@groundwork/domain-applications';
import { administers, isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { isoOf, marks, parsed, storedInstant } from '../../shared/raw.js';
import type { RawInstant } from '../../shared/raw.js';
import { mayWith } from '../applications.policy.js';
import type { HappenedDto, HistoryPageDto } from '../history.dto.js';
import { cursorOf, positionOf } from './page-cursor.js';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly round: number;
  readonly event: HistoryEvent;
  readonly userId: string | null;
  readonly role: string;
  readonly at: RawInstant;
  readonly subject: string | null;
  readonly reason: string | null;
  readonly rejectionComments: string | null;
}

interface DecisionRow {
  readonly version: number;
  readonly terms: string | null;
  readonly note: string | null;
  readonly overrideReason: string | null;
}

/** Saves that left the status as it was are nobody's news. */
const told = "(command NOT IN ('save', 'saveReview') OR from_status <> to_status)";

function sideOf(role: string): HistorySide {
  if (role === 'borrower') return 'borrower';
  return administers(role) ? 'lender' : 'portal';
}

/**
 * What happened to an application, the latest first, a page at a time: the history, and the terms that were decided. A
 * borrower reads neither who of the lender it was nor what the lender noted for itself.
 */
@Injectable()
export class PageHistory {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, id: string, cursor: string | undefined, limit: number): Promise<HistoryPageDto> {
    const owners = await this.database.rows<{ companyId: string }>(
      'SELECT company_id AS companyId FROM application WHERE id = ?',
      [id],
    );
    mayWith(actor, 'read', found(owners[0], 'The application'));
    const rows = await this.rows(id, cursor, limit + 1);
    const page = rows.slice(0, limit);
    const decisions = await this.decisions(id, page);
    const items = page.map((row) => happened(row, decisions.get(row.version), isAdministrator(actor)));
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? cursorOf({ updatedAt: last.at, id: last.id }) : null };
  }

  private rows(id: string, cursor: string | undefined, count: number): Promise<Row[]> {
    const from = cursor === undefined ? undefined : positionOf(cursor);
    const at = from && storedInstant(from.updatedAt);
    const after = from ? ' AND at <= ? AND (at < ? OR id < ?)' : '';
    return this.database.rows<Row>(
      `SELECT id, version, round, command AS event, user_id AS userId, role, at, subject, reason, rejection_comments AS rejectionComments
       FROM application_history WHERE application_id = ? AND ${told}${after} ORDER BY at DESC, id DESC LIMIT ${count}`,
      from ? [id, at, at, from.id] : [id],
    );
  }

  private async decisions(id: string, page: readonly Row[]): Promise<Map<number, DecisionRow>> {
    const versions = [...new Set(page.map(({ version }) => version))];
    if (versions.length === 0) return new Map();
    const rows = await this.database.rows<DecisionRow>(
      `SELECT version, terms, note, override_reason AS overrideReason FROM loan_decision WHERE application_id = ? AND version IN (${marks(versions.length)})`,
      [id, ...versions],
    );
    return new Map(rows.map((row) => [row.version, row]));
  }
}

const decided: ReadonlySet<HistoryEvent> = new Set(['approve', 'requireClosing', 'completeClosing', 'reject']);

function happened(row: Row, decision: DecisionRow | undefined, byLender: boolean): HappenedDto {
  const { id, event, round, subject, reason, rejectionComments } = row;
  const side = sideOf(row.role);
  const own = decided.has(event) ? decision : undefined;
  return {
    id,
    event,
    round,
    at: isoOf(row.at) as string,
    side,
    userId: byLender || side === 'borrower' ? row.userId : null,
    subject,
    reason,
    sections: rejectionComments === null ? [] : parsed<RejectionComment[]>(rejectionComments),
    terms: own?.terms ? parsed<LoanTerms>(own.terms) : null,
    // A rejection's note is its reason, which the borrower is told.
    note: byLender && own && own.note !== reason ? own.note : null,
    overrideReason: byLender ? (own?.overrideReason ?? null) : null,
  };
}
