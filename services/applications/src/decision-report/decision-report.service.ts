import { Injectable } from '@nestjs/common';
import type { ApplicationCommand } from '@groundwork/domain-applications';
import { addDays, beginOfDisplayDay, daysBetween, displayDay } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { isoOf, storedInstant } from '../shared/raw.js';
import type { RawInstant } from '../shared/raw.js';
import type { ReportDecisionsDto, ReportedDecisionDto } from './decision-report.dto.js';

interface Row {
  readonly id: string;
  readonly applicationId: string;
  readonly projectNumber: number;
  readonly name: string;
  readonly companyName: string | null;
  readonly command: ApplicationCommand;
  readonly submittedAt: RawInstant;
  readonly decidedAt: string;
  readonly decidedBy: string;
  readonly noticeId: string | null;
  readonly noticeDueOn: string | null;
  readonly noticeSentAt: RawInstant;
  readonly noticeSentOn: string | null;
}

const instantOf = (day: string): string => storedInstant(beginOfDisplayDay(day).toISOString());

function reported(row: Row): ReportedDecisionDto {
  const [submittedAt, decidedAt] = [isoOf(row.submittedAt), isoOf(row.decidedAt)];
  const days = submittedAt ? daysBetween(displayDay(submittedAt), displayDay(decidedAt)) : null;
  return { ...row, submittedAt, decidedAt, days, noticeSentAt: isoOf(row.noticeSentAt) };
}

/** Decisions on whole applications with their times, the latest first, in one statement. */
@Injectable()
export class DecisionReport {
  constructor(private readonly database: Database) {}

  async read({ from, to, cursor }: ReportDecisionsDto, most: number): Promise<ReportedDecisionDto[]> {
    const [at, id] = cursor?.split('|') ?? [];
    const conditions = [
      ...(from ? [{ sql: 'decision.decided_at >= ?', values: [instantOf(from)] }] : []),
      ...(to ? [{ sql: 'decision.decided_at < ?', values: [instantOf(addDays(to, 1))] }] : []),
      ...(at && id
        ? [
            {
              sql: '(decision.decided_at < ? OR (decision.decided_at = ? AND decision.id < ?))',
              values: [storedInstant(at), storedInstant(at), id],
            },
          ]
        : []),
    ];
    const rows = await this.database.lateRows<Row>(
      `SELECT decision.id, decision.application_id AS applicationId, application.project_number AS projectNumber, application.name,
         application.company_name AS companyName, decision.command, decision.decided_at AS decidedAt, decision.decided_by AS decidedBy,
         (SELECT MAX(history.at) FROM application_history history WHERE history.application_id = decision.application_id
           AND history.command = 'submitDocuments' AND history.at <= decision.decided_at) AS submittedAt,
         notice.id AS noticeId, notice.due_on AS noticeDueOn, notice.sent_at AS noticeSentAt,
         notice.sent_on AS noticeSentOn
       FROM loan_decision decision JOIN application ON application.id = decision.application_id
       LEFT JOIN adverse_notice notice ON notice.application_id = decision.application_id AND notice.round = decision.round
         AND decision.command = 'reject'
       ${conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : ''}
       ORDER BY decision.decided_at DESC, decision.id DESC LIMIT ${most}`,
      conditions.flatMap(({ values }) => values),
    );
    return rows.map(reported);
  }
}
