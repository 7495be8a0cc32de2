import { drawStatus, requestedTotal } from '@groundwork/domain-draws';
import { newId } from '@groundwork/server-data';
import type { LedgerEntity } from '../../ledger/index.js';
import type { CreateDrawRequestDto } from '../create-draw-request.dto.js';
import { submittedLines } from '../domain/submitted-lines.js';
import type { KnownFile } from '../supporting-documents.guard.js';
import { undecided } from './decision-columns.js';
import type { DrawLineEntity } from './draw-line.entity.js';
import type { DrawRequestEntity } from './draw-request.entity.js';

/** The files that a request names, by their ids. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** The row of a new draw request, which waits for a decision. */
export const drawRow = (
  { applicationId, companyId }: LedgerEntity,
  userId: string,
  request: CreateDrawRequestDto,
  now: Date,
): DrawRequestEntity => ({
  id: newId(),
  applicationId,
  companyId,
  userId,
  statusId: drawStatus.pending,
  requestedCents: requestedTotal(submittedLines(request.lineItems)),
  certifySignature: request.certifySignature,
  certifySignatureDate: request.certifySignatureDate ? new Date(request.certifySignatureDate) : now,
  createdAt: now,
  version: 1,
  ...undecided,
});

/** The rows of its lines that ask for money, each with the names that its documents have now. */
export const drawLineRows = (
  draw: DrawRequestEntity,
  request: CreateDrawRequestDto,
  files: KnownFiles,
): DrawLineEntity[] =>
  submittedLines(request.lineItems).map((line, position) => ({
    id: newId(),
    drawRequestId: draw.id,
    budgetItemId: line.additionalBudgetItemId,
    position,
    requestedCents: line.requestedAmount,
    statusId: drawStatus.pending,
    documents: (line.supportingDocuments ?? []).map((id) => ({
      fileUploadId: id,
      userFileName: files.get(id)?.userFileName ?? '',
    })),
    ...undecided,
  }));
