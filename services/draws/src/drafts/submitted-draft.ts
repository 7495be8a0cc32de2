import { invoiceRecord, linesWithAmount } from '@groundwork/domain-draws';
import { shapeOf } from '@groundwork/domain-records';
import { each, validate } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { SubmittedDraw } from '../draw-requests/index.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { SubmitDraftDto } from './draw-draft.dto.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';

/** What a draft asks for once it is signed; an invoice that is not finished is refused at its field. */
export function submittedDraw(
  { note, documents }: DrawDraftEntity,
  lines: readonly DrawDraftLineEntity[],
  { certifySignature, certifySignatureDate, signedName }: SubmitDraftDto,
): SubmittedDraw {
  const lineItems = lines.map((line) => ({
    additionalBudgetItemId: line.budgetItemId,
    requestedAmount: line.requestedCents,
    materialsStored: line.storedCents,
    supportingDocuments: line.documents.map((document) => document.fileUploadId),
    invoices: line.invoices,
  }));
  const asking = new Set<unknown>(linesWithAmount(lineItems as SubmittedDraw['lineItems']));
  refuseInvalid(
    validate(
      { lineItems: each({ invoices: each(shapeOf(invoiceRecord)) }) },
      { lineItems: lineItems.map((line) => (asking.has(line) ? line : { invoices: [] })) },
    ),
  );
  return {
    lineItems: lineItems as SubmittedDraw['lineItems'],
    note,
    supportingDocuments: documents.map((document) => document.fileUploadId),
    certifySignature,
    ...(certifySignatureDate ? { certifySignatureDate } : {}),
    signedName,
  };
}

/** The names that the files of a draft have in it. */
export function namesIn(
  { documents }: DrawDraftEntity,
  lines: readonly DrawDraftLineEntity[],
): (fileUploadId: string) => string {
  const named = [...documents, ...lines.flatMap((line) => line.documents)];
  const names = new Map(named.map((document) => [document.fileUploadId, document.userFileName]));
  return (fileUploadId) => names.get(fileUploadId) ?? '';
}
