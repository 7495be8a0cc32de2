import type { AdverseNoticeStatus, AdverseReason } from '@groundwork/domain-applications';
import type { ClosedWhy } from '../adverse-rows/index.js';
import { isoOf, parsed } from '../shared/raw.js';
import type { RawInstant } from '../shared/raw.js';
import type { AdverseNoticeDto } from './adverse-notice.dto.js';

/** A notice beside its application, in one statement. */
export const noticeColumns = `notice.id, notice.application_id AS applicationId, application.project_number AS projectNumber, application.name,
  application.company_id AS companyId, application.company_name AS companyName, notice.round, notice.version, notice.status,
  notice.decided_by AS decidedBy, notice.decided_at AS decidedAt, notice.completed_on AS completedOn, notice.due_on AS dueOn,
  notice.reasons, notice.other_reason AS otherReason, notice.sent_by AS sentBy, notice.sent_at AS sentAt, notice.sent_on AS sentOn,
  notice.content_hash AS contentHash, notice.paper_hash AS paperHash, notice.closed_at AS closedAt, notice.closed_why AS closedWhy
  FROM adverse_notice notice JOIN application ON application.id = notice.application_id`;

export interface NoticeRow {
  readonly id: string;
  readonly applicationId: string;
  readonly projectNumber: number;
  readonly name: string;
  readonly companyId: string;
  readonly companyName: string | null;
  readonly round: number;
  readonly version: number;
  readonly status: AdverseNoticeStatus;
  readonly decidedBy: string;
  readonly decidedAt: string;
  readonly completedOn: string | null;
  readonly dueOn: string;
  readonly reasons: string | null;
  readonly otherReason: string | null;
  readonly sentBy: string | null;
  readonly sentAt: RawInstant;
  readonly sentOn: string | null;
  readonly contentHash: string | null;
  readonly paperHash: string | null;
  readonly closedAt: RawInstant;
  readonly closedWhy: ClosedWhy | null;
}

export const noticeView = (row: NoticeRow): AdverseNoticeDto => ({
  ...row,
  decidedAt: isoOf(row.decidedAt),
  reasons: row.reasons === null ? [] : parsed<AdverseReason[]>(row.reasons),
  sentAt: isoOf(row.sentAt),
  closedAt: isoOf(row.closedAt),
});
