import type { DrawSubmissionDto } from '../draw-requests/index.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { DrawDraftDto, DrawDraftLineDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';

const draftLineView = (line: DrawDraftLineEntity): DrawDraftLineDto => ({
  additionalBudgetItemId: line.budgetItemId,
  version: line.version,
  requestedAmount: line.requestedCents,
  percentComplete: line.percentComplete,
  materialsStored: line.storedCents,
  supportingDocuments: line.documents,
  invoices: line.invoices,
  changedBy: line.changedBy,
  changedAt: line.changedAt.toISOString(),
});

/** @param returned the last submission of the draw that it revises */
export const drawDraftView = (
  draft: DrawDraftEntity,
  lines: readonly DrawDraftLineEntity[],
  returned: DrawSubmissionDto | null,
): DrawDraftDto => ({
  id: draft.id,
  applicationId: draft.applicationId,
  drawRequestId: draft.drawRequestId,
  version: draft.version,
  wholeVersion: draft.wholeVersion,
  note: draft.note,
  supportingDocuments: draft.documents,
  lineItems: lines.map(draftLineView),
  returned,
  startedBy: draft.startedBy,
  startedAt: draft.startedAt.toISOString(),
  changedBy: draft.changedBy,
  changedAt: draft.changedAt.toISOString(),
});
