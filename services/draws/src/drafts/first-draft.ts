import { lineCap } from '@groundwork/domain-draws';
import { newId } from '@groundwork/server-data';
import { lineAmounts } from '../ledger/index.js';
import type { LedgerEntity, LedgerLineEntity } from '../ledger/index.js';
import type { DrawLineEntity, DrawRequestEntity } from '../draw-requests/index.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';

type First = Pick<DrawDraftLineEntity, 'draftId' | 'changedBy' | 'changedAt'>;

/** A draft of a loan's next draw, or of the revision of one that came back with its note and files. */
export const firstDraft = (
  { applicationId, companyId }: LedgerEntity,
  revised: DrawRequestEntity | undefined,
  { changedBy, changedAt }: Omit<First, 'draftId'>,
): DrawDraftEntity => ({
  id: newId(),
  subject: revised?.id ?? applicationId,
  applicationId,
  companyId,
  drawRequestId: revised?.id ?? null,
  version: 1,
  wholeVersion: 1,
  note: revised?.note ?? null,
  documents: revised?.documents ?? [],
  startedBy: changedBy,
  startedAt: changedAt,
  changedBy,
  changedAt,
});

const blank = (first: First, budgetItemId: string): DrawDraftLineEntity => ({
  id: newId(),
  budgetItemId,
  version: 1,
  requestedCents: null,
  percentComplete: null,
  storedCents: null,
  documents: [],
  invoices: [],
  ...first,
});

/** The lines of a draw that came back, whole. */
export const revisedLines = (lines: readonly DrawLineEntity[], first: First): DrawDraftLineEntity[] =>
  lines.map((line) => ({
    ...blank(first, line.budgetItemId),
    requestedCents: line.requestedCents,
    storedCents: line.storedCents,
    documents: line.documents,
    invoices: line.invoices ?? [],
  }));

/** The amounts of an earlier draw as far as they can still be asked for; its papers are those of other work. */
export function repeatedLines(
  lines: readonly DrawLineEntity[],
  budget: readonly LedgerLineEntity[],
  first: First,
): DrawDraftLineEntity[] {
  const caps = new Map(budget.map((line) => [line.id, lineCap(lineAmounts(line))]));
  return lines
    .map((line) => ({
      ...blank(first, line.budgetItemId),
      requestedCents: Math.min(line.requestedCents, caps.get(line.budgetItemId) ?? 0),
    }))
    .filter((line) => line.requestedCents > 0);
}
