import { idOf } from '@groundwork/web-mount/testing';
import type { DrawDraft, SavedDrawDraft } from '../data/api.js';

/** A draft of the loan's next draw that nobody has written on yet. */
export const aDrawDraft = (more: Partial<DrawDraft> = {}): DrawDraft => ({
  id: idOf(60),
  applicationId: idOf(1),
  drawRequestId: null,
  version: 1,
  wholeVersion: 1,
  note: null,
  supportingDocuments: [],
  lineItems: [],
  returned: null,
  startedBy: idOf(3),
  startedAt: '2026-03-02T15:00:00.000Z',
  changedBy: idOf(3),
  changedAt: '2026-03-02T15:00:00.000Z',
  ...more,
});

/** A draft as the service has it after a save. */
export function savedDraft(draft: DrawDraft, { lineItems, whole }: SavedDrawDraft): DrawDraft {
  const named = new Set(lineItems.map((line) => line.additionalBudgetItemId));
  const files = (ids: readonly string[] | null | undefined) =>
    (ids ?? []).map((id) => ({ fileUploadId: id, userFileName: `${id}.pdf` }));
  return {
    ...draft,
    version: draft.version + 1,
    ...(whole
      ? {
          wholeVersion: whole.version + 1,
          note: whole.note ?? null,
          supportingDocuments: files(whole.supportingDocuments),
        }
      : {}),
    lineItems: [
      ...draft.lineItems.filter((line) => !named.has(line.additionalBudgetItemId)),
      ...lineItems.map((line) => ({
        additionalBudgetItemId: line.additionalBudgetItemId,
        version: line.version + 1,
        requestedAmount: line.requestedAmount ?? null,
        percentComplete: line.percentComplete ?? null,
        materialsStored: line.materialsStored ?? null,
        supportingDocuments: files(line.supportingDocuments),
        invoices: line.invoices ?? [],
        changedBy: idOf(3),
        changedAt: '2026-03-02T15:00:01.000Z',
      })),
    ],
  };
}

/** The service's drafts: none until one is begun, then as they are saved. */
export function drafts(begun: DrawDraft | null = null) {
  let draft = begun;
  const summary = ({ id, applicationId, drawRequestId, version, changedBy, changedAt, lineItems }: DrawDraft) => ({
    id,
    applicationId,
    drawRequestId,
    version,
    requestedAmount: lineItems.reduce((sum, line) => sum + (line.requestedAmount ?? 0), 0),
    changedBy,
    changedAt,
  });
  const path = `/api/borrower/drawrequest/draft/${begun?.id ?? idOf(60)}`;
  return {
    [`GET /api/borrower/drawrequest/drafts/${idOf(2)}`]: () => (draft ? [summary(draft)] : []),
    [`GET ${path}`]: () => draft,
    'POST /api/borrower/drawrequest/draft': () => (draft ??= aDrawDraft()),
    [`PUT ${path}`]: ({ body }: { body: unknown }) =>
      (draft = savedDraft(draft ?? aDrawDraft(), body as SavedDrawDraft)),
  };
}
