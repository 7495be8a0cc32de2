import { progressPercent } from '@groundwork/domain-draws';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { InspectedLineEntity } from './inspected-line.entity.js';
import type { InspectionHistoryEntity } from './inspection-history.entity.js';
import type { InspectionDto, InspectionReportDto, InspectionSummaryDto, LineProgressDto } from './inspection.dto.js';
import type { InspectionEntity } from './inspection.entity.js';
import type { InspectionReportEntity } from './inspection-report.entity.js';

type Loan = Pick<LedgerEntity, 'name' | 'projectNumber'> | undefined;

/** The address of somebody whom the lender sends is the lender's alone. */
export const inspectionSummaryView = (actor: Actor, row: InspectionEntity, loan: Loan): InspectionSummaryDto => ({
  id: row.id,
  applicationId: row.applicationId,
  applicationName: loan?.name ?? '',
  projectNumber: loan?.projectNumber ?? null,
  drawRequestId: row.drawRequestId,
  status: row.status,
  origin: row.origin,
  version: row.version,
  note: row.note,
  heldLines: row.heldLines,
  scheduledFor: row.scheduledFor,
  inspectorId: row.inspectorId,
  inspectorName: row.inspectorName,
  inspectorEmail: isAdministrator(actor) ? row.inspectorEmail : null,
  requestedBy: row.requestedBy,
  requestedAt: row.requestedAt.toISOString(),
  reason: row.reason,
});

const reportView = (row: InspectionReportEntity): InspectionReportDto => ({
  round: row.round,
  reportId: row.id,
  inspectedAt: row.inspectedAt.toISOString(),
  note: row.note,
  photos: row.photos,
  lines: row.lines,
  reportedBy: row.reportedBy,
  namedInspector: row.namedInspector,
  reportedAt: row.reportedAt.toISOString(),
});

export const inspectionView = (
  summary: InspectionSummaryDto,
  reports: readonly InspectionReportEntity[],
  history: readonly InspectionHistoryEntity[],
  link: AccessLinkEntity | null,
): InspectionDto => ({
  ...summary,
  reports: reports.map(reportView),
  history: history.map(({ command, toStatus, reason, userId, namedInspector, happenedAt }) => ({
    command,
    toStatus,
    reason,
    userId,
    namedInspector,
    happenedAt: happenedAt.toISOString(),
  })),
  link: link && { email: link.email, sentAt: link.sentAt.toISOString(), expiresAt: link.expiresAt.toISOString() },
});

/** @param found what the last accepted report that looked at the line found */
export const lineProgressView = (line: LedgerLineEntity, found: InspectedLineEntity | undefined): LineProgressDto => ({
  additionalBudgetItemId: line.id,
  propertyId: line.propertyId,
  name: line.name,
  section: line.section,
  budgetAmount: line.budgetCents,
  percentFunded: progressPercent(line.fundedCents, line.budgetCents),
  percentComplete: found?.percentComplete ?? null,
  inspectionId: found?.inspectionId ?? null,
  inspectedAt: found?.inspectedAt.toISOString() ?? null,
});
