import type { EventPayloads } from '@groundwork/domain-events';
import { fundingState, lineCap } from '@groundwork/domain-draws';
import type { DrawKind } from '@groundwork/domain-draws';
import { fundingView } from '../funding-rows/index.js';
import type { FundingEntity } from '../funding-rows/index.js';
import { lineAmounts } from '../ledger/index.js';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import { payableOfLine } from './line-money.js';
import type { DrawProposalEntity } from '../second-approvals/index.js';
import type {
  DrawLineDto,
  DrawProposalDto,
  DrawRequestDto,
  DrawSubmissionDto,
  SubmittedLineDto,
} from './draw-request.dto.js';
import type { DecisionColumns } from './persistence/decision-columns.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';
import type { DrawSubmissionEntity } from './persistence/draw-submission.entity.js';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const decisionView = (row: DecisionColumns) => ({
  rejectReason: row.rejectReason,
  rejectedBy: row.rejectedBy,
  rejectDate: iso(row.rejectDate),
  acceptedBy: row.acceptedBy,
  acceptDate: iso(row.acceptDate),
});

/** What a draw of the kind may still ask of a budget line. */
const askable = (item: LedgerLineEntity, kind: DrawKind): number =>
  kind === 'release' ? item.retainedCents - item.releasingCents : lineCap(lineAmounts(item));

/** @param item the budget line that a draw of the kind asks for money of */
export const drawLineView = (
  line: DrawLineEntity,
  item: LedgerLineEntity | undefined,
  kind: DrawKind,
): DrawLineDto => ({
  id: line.id,
  additionalBudgetItemId: line.budgetItemId,
  additionalBudgetItem: {
    id: line.budgetItemId,
    name: item?.name ?? '',
    section: item?.section ?? '',
    propertyId: item?.propertyId ?? '',
    budgetAmount: item?.budgetCents ?? 0,
    amountFundedToDate: item?.fundedCents ?? 0,
    pending: item?.pendingCents ?? 0,
    pendingFunding: item?.payableCents ?? 0,
    retainageHeld: item?.retainedCents ?? 0,
    available: item ? askable(item, kind) : 0,
  },
  requestedAmount: line.requestedCents,
  approvedAmount: line.approvedCents,
  retainageWithheld: line.retainedCents,
  fundingId: line.fundingId,
  reductionReason: line.reductionReason,
  materialsStored: line.storedCents,
  invoices: line.invoices ?? [],
  statusId: line.statusId,
  supportingDocuments: line.documents,
  ...decisionView(line),
});

/** How far the payment of a draw's approved lines is, and every payment of it. */
export function drawFunding(
  lines: readonly DrawLineEntity[],
  fundings: readonly FundingEntity[],
): Pick<DrawRequestDto, 'fundingState' | 'fundings'> {
  const stages = new Map(fundings.map((funding) => [funding.id, funding.stage]));
  const paid = lines.filter((line) => payableOfLine(line) > 0);
  return {
    fundingState: fundingState(paid.map((line) => stages.get(line.fundingId ?? ''))),
    fundings: fundings.map(fundingView),
  };
}

/** The signature is there where the row was read with it. */
export const drawRequestView = (
  draw: DrawRequestEntity,
  loan: Pick<LedgerEntity, 'name' | 'projectNumber'> | undefined,
  lineItems: DrawLineDto[],
): Omit<DrawRequestDto, 'fundingState' | 'fundings'> => ({
  id: draw.id,
  applicationId: draw.applicationId,
  applicationName: loan?.name ?? '',
  projectNumber: loan?.projectNumber ?? null,
  companyId: draw.companyId,
  kind: draw.kind,
  userId: draw.userId,
  statusId: draw.statusId,
  stage: draw.stage,
  round: draw.round,
  place: draw.place,
  note: draw.note,
  supportingDocuments: draw.documents ?? [],
  requestedAmount: draw.requestedCents,
  certifySignatureDate: draw.certifySignatureDate.toISOString(),
  createdAt: draw.createdAt.toISOString(),
  version: draw.version,
  ...decisionView(draw),
  lineItems,
  ...(draw.certifySignature === undefined ? {} : { certifySignature: draw.certifySignature }),
});

export const drawSubmissionView = (row: DrawSubmissionEntity, lineItems: SubmittedLineDto[]): DrawSubmissionDto => ({
  round: row.round,
  userId: row.userId,
  submittedAt: row.submittedAt.toISOString(),
  requestedAmount: row.requestedCents,
  endedAs: row.endedAs,
  endedReason: row.endedReason,
  endedBy: row.endedBy,
  endedAt: iso(row.endedAt),
  lineItems,
});

export const drawProposalView = (row: DrawProposalEntity): DrawProposalDto => ({
  proposedBy: row.proposedBy,
  proposedAt: row.proposedAt.toISOString(),
  approvedAmount: row.approvedCents,
  limit: row.limitCents,
  lineItems: row.decision.map(({ id, statusId, approvedAmount, reductionReason, rejectReason }) => ({
    id,
    statusId,
    approvedAmount: approvedAmount ?? null,
    reductionReason: reductionReason ?? null,
    rejectReason: rejectReason ?? null,
  })),
});

/** What the event of a decision tells. */
export const drawDecided = (
  draw: DrawRequestEntity,
  lines: readonly DrawLineEntity[],
  decidedBy: string,
): EventPayloads['draw.decided'] => ({
  drawRequestId: draw.id,
  applicationId: draw.applicationId,
  companyId: draw.companyId,
  userId: draw.userId,
  decidedBy,
  statusId: draw.statusId,
  lines: lines.map((line) => ({
    lineItemId: line.id,
    budgetItemId: line.budgetItemId,
    requestedAmount: line.requestedCents,
    approvedAmount: line.approvedCents,
    statusId: line.statusId,
    rejectReason: line.rejectReason,
  })),
});
