import { drawPlace, drawStatus, requestedTotal } from '@groundwork/domain-draws';
import type { DrawKind, WithholdingTerms } from '@groundwork/domain-draws';
import { newId } from '@groundwork/server-data';
import type { LedgerEntity, LedgerLineEntity } from '../../ledger/index.js';
import { submittedLines } from '../domain/submitted-lines.js';
import type { SubmittedDraw } from '../domain/submitted-lines.js';
import { undecided } from './decision-columns.js';
import type { DrawLineEntity, SupportingDocument } from './draw-line.entity.js';
import type { DrawRequestEntity } from './draw-request.entity.js';
import type { SignedColumns } from './signed-columns.js';
import type { DrawSubmissionEntity, ScheduledLine } from './draw-submission.entity.js';

/** The names that files have now, by their ids. */
export type FileNames = (fileUploadId: string) => string;

/** Files as they are kept with what names them. */
export const namedDocuments = (ids: readonly string[] | null | undefined, names: FileNames): SupportingDocument[] =>
  (ids ?? []).map((id) => ({ fileUploadId: id, userFileName: names(id) }));

/** What every submission of a draw sets anew: it waits for a decision. */
export const submittedColumns = (userId: string, request: SubmittedDraw, names: FileNames, now: Date) => ({
  userId,
  statusId: drawStatus.pending,
  place: drawPlace.pending,
  stage: 'submitted' as const,
  note: request.note?.trim() || null,
  documents: namedDocuments(request.supportingDocuments, names),
  requestedCents: requestedTotal(submittedLines(request.lineItems)),
  certifySignature: request.certifySignature,
  certifySignatureDate: request.certifySignatureDate ? new Date(request.certifySignatureDate) : now,
  ...undecided,
});

/** The row of a new draw request. */
export const drawRow = (
  { applicationId, companyId }: LedgerEntity,
  kind: DrawKind,
  submitted: ReturnType<typeof submittedColumns>,
  now: Date,
): DrawRequestEntity => ({
  id: newId(),
  applicationId,
  companyId,
  kind,
  createdAt: now,
  version: 1,
  round: 1,
  ...submitted,
});

/** The rows of the lines that ask for money, each with the names that its documents have now. */
export const drawLineRows = (
  { id, round }: Pick<DrawRequestEntity, 'id' | 'round'>,
  request: SubmittedDraw,
  names: FileNames,
): DrawLineEntity[] =>
  submittedLines(request.lineItems).map((line, position) => ({
    id: newId(),
    drawRequestId: id,
    round,
    budgetItemId: line.additionalBudgetItemId,
    position,
    requestedCents: line.requestedAmount,
    approvedCents: null,
    retainedCents: null,
    fundingId: null,
    reductionReason: null,
    storedCents: line.materialsStored ?? null,
    invoices: [...(line.invoices ?? [])],
    statusId: drawStatus.pending,
    documents: namedDocuments(line.supportingDocuments, names),
    ...undecided,
  }));

export const scheduledLine = (line: LedgerLineEntity): ScheduledLine => ({
  additionalBudgetItemId: line.id,
  propertyId: line.propertyId,
  name: line.name,
  section: line.section,
  budgetAmount: line.budgetCents,
  changes: line.changesCents,
  amountFundedToDate: line.fundedCents,
  pending: line.pendingCents,
  materialsStored: line.storedCents,
  pendingFunding: line.payableCents,
  retainageHeld: line.retainedCents,
  retainageReleased: line.releasedCents,
});

interface Kept {
  readonly budget: readonly LedgerLineEntity[];
  readonly terms: WithholdingTerms;
  readonly signed: SignedColumns;
  readonly now: Date;
}

/** The row that keeps a submission, with the budget as it stood before anything was asked for. */
export const submissionRow = (draw: DrawRequestEntity, { budget, terms, signed, now }: Kept): DrawSubmissionEntity => ({
  ...signed,
  id: newId(),
  drawRequestId: draw.id,
  round: draw.round,
  userId: draw.userId,
  requestedCents: draw.requestedCents,
  certifySignature: draw.certifySignature,
  certifySignatureDate: draw.certifySignatureDate,
  submittedAt: now,
  schedule: budget.map(scheduledLine),
  retainage: terms,
  endedAs: null,
  endedReason: null,
  endedBy: null,
  endedAt: null,
});
