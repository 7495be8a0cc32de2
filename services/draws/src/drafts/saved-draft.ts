import type { DraftLine } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import { newId } from '@groundwork/server-data';
import { namedDocuments } from '../draw-requests/index.js';
import type { FileNames } from '../draw-requests/index.js';
import type { LedgerLineEntity } from '../ledger/index.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { SaveDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';

/** Lines of other loans, by path. */
export function foreignLines(
  { applicationId }: DrawDraftEntity,
  { lineItems }: SaveDraftDto,
  budget: ReadonlyMap<string, LedgerLineEntity>,
): FieldErrors {
  const errors: FieldErrors = {};
  lineItems.forEach((line, index) => {
    if (budget.get(line.additionalBudgetItemId)?.applicationId !== applicationId)
      errors[`lineItems.${index}.additionalBudgetItemId`] = shared.choice;
  });
  return errors;
}

/** Whether anything was typed over another version than the one that is stored; a line that is not stored has version 0. */
export function isStale(
  { wholeVersion }: DrawDraftEntity,
  stored: readonly DrawDraftLineEntity[],
  { lineItems, whole }: SaveDraftDto,
): boolean {
  const versions = new Map(stored.map((line) => [line.budgetItemId, line.version]));
  return (
    (whole && whole.version !== wholeVersion) ||
    lineItems.some((line) => line.version !== (versions.get(line.additionalBudgetItemId) ?? 0))
  );
}

/** The row of a line as it is saved, on the version after the one that it was typed over. */
export const savedLine = (
  draftId: string,
  line: DraftLine,
  names: FileNames,
  changed: Pick<DrawDraftLineEntity, 'changedBy' | 'changedAt'>,
): DrawDraftLineEntity => ({
  id: newId(),
  draftId,
  budgetItemId: line.additionalBudgetItemId,
  version: line.version + 1,
  requestedCents: line.requestedAmount ?? null,
  percentComplete: line.percentComplete ?? null,
  storedCents: line.materialsStored ?? null,
  documents: namedDocuments(line.supportingDocuments, names),
  invoices: [...(line.invoices ?? [])],
  ...changed,
});

/** The columns of what belongs to no line. */
export const savedWhole = (
  { note, supportingDocuments }: NonNullable<SaveDraftDto['whole']>,
  names: FileNames,
): Pick<DrawDraftEntity, 'note' | 'documents'> => ({
  note: note?.trim() || null,
  documents: namedDocuments(supportingDocuments, names),
});
