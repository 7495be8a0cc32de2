import { drawRules, shared } from '@groundwork/domain-messages';
import {
  amount,
  choice,
  id,
  ids,
  instant,
  many,
  paragraph,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { instant as instantRule } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { drawKinds } from './kind.js';
import { MAX_DOCUMENTS, MAX_DRAW_LINES, MAX_INVOICES } from './limits.js';
import { needsReason } from './reason.js';
import { signatureComplaint } from './signature.js';
import { drawStatuses, rejectionComplaint } from './status.js';

/** A bill of a payee that a line is asked for; those of a line add up to it. */
export const invoiceRecord = record('DrawInvoice', {
  payee: required(text('Payee')),
  number: required(text('Invoice number')),
  amount: required(amount('Invoice amount', { description: 'Cents.' })),
});
export type DrawInvoice = RecordOf<typeof invoiceRecord>;

/** A line as the borrower asks for it: how much of a line of the budget, and the files that support it. */
export const drawLineRecord = record('CreateDrawLine', {
  additionalBudgetItemId: required(id('Budget line')),
  requestedAmount: amount('Requested amount', {
    description: 'Cents. A line without an amount is not submitted.',
  }),
  materialsStored: amount('Materials stored', {
    description: 'Cents of material on site or in store that is not built in, as it stands now. Left out: as it was.',
  }),
  supportingDocuments: ids('Supporting documents', { most: MAX_DOCUMENTS, description: 'Ids of uploaded files.' }),
  invoices: many(invoiceRecord, { most: MAX_INVOICES }),
});
export type DrawLineDraft = RecordOf<typeof drawLineRecord>;

/** What a borrower submits (specification of the back office, section 3). Caps and doubled lines say `drawErrors`. */
export const drawRequestRecord = record('CreateDrawRequest', {
  applicationId: required(id('Application')),
  kind: choice('Kind', drawKinds, {
    writers: ['borrower'],
    labels: { work: 'Work and materials', release: 'Release of retainage' },
    description: 'Left out: work. A release asks for what is held back of earlier draws.',
  }),
  revises: id('Release that came back', {
    writers: ['borrower'],
    description: 'A release that was sent back or withdrawn and is submitted again. Work is revised by its draft.',
  }),
  lineItems: required(many(drawLineRecord, { most: MAX_DRAW_LINES })),
  note: paragraph('Note to the lender'),
  supportingDocuments: ids('Files of the whole draw', { most: MAX_DOCUMENTS }),
  certifySignature: required(text('Signature', { rule: signatureComplaint, description: 'Data URL of a PNG.' })),
  certifySignatureDate: instant('Signed at', { rule: instantRule, writers: ['borrower'] }),
  signedName: required(text('Name as it was typed', { writers: ['borrower'], description: "The signer's own name." })),
});
export type DrawRequest = RecordOf<typeof drawRequestRecord>;

/** A release of retainage before it is certified: what its certificate would say. */
export const releasePreviewRecord = record('PreviewRelease', {
  applicationId: drawRequestRecord.fields.applicationId,
  lineItems: drawRequestRecord.fields.lineItems,
});

const lender = { writers: ['administrator'] } as const;

/** What an administrator decides on: the request, or the line item for the calls about one line. */
export const drawDecisionRecord = record('DrawDecision', {
  id: required(id('', { ...lender, description: 'The draw request; the line item for the calls about one line.' })),
  version: whole('Version', {
    ...lender,
    description: 'The version that was looked at; another one is refused.',
  }),
});

/** An approval; of less than was requested with its reason. For a whole draw the amount is divided among its lines. */
export const drawApprovalRecord = record('DrawApproval', {
  ...drawDecisionRecord.fields,
  approvedAmount: amount('Approved amount', { ...lender, description: 'Cents. Left out: all that was requested.' }),
  reductionReason: paragraph('Reason for the lower amount', lender),
});

/** A draw that goes back to the borrower, with what has to be changed. */
export const drawReturnRecord = record('DrawReturn', {
  ...drawDecisionRecord.fields,
  reason: required(paragraph('Reason', { ...lender, rule: needsReason(drawRules.sentBackNeedsReason) })),
});

export const drawRejectionRecord = record('DrawRejection', {
  ...drawDecisionRecord.fields,
  rejectReason: required(paragraph('Reason', { ...lender, rule: rejectionComplaint })),
});

const statusIds = drawStatuses.map(({ id: statusId }) => statusId);
const statusLabels = Object.fromEntries(drawStatuses.map(({ id: statusId, status }) => [statusId, status]));

/** A line as it is to stand; a rejected one needs its reason. */
export const lineDecisionRecord = record('LineDecision', {
  id: required(id('Line', lender)),
  statusId: required(choice('Status', statusIds, { ...lender, labels: statusLabels })),
  rejectReason: paragraph('Reason', lender),
  approvedAmount: amount('Approved amount', { ...lender, description: 'Cents, of an approval. Left out: all.' }),
  reductionReason: paragraph('Reason for the lower amount', lender),
});
export type LineDecision = RecordOf<typeof lineDecisionRecord>;

const lineIds = (lines: readonly unknown[]): unknown[] => lines.map((line) => (line as { id?: unknown } | null)?.id);
const eachOnce: Rule = (lines) =>
  Array.isArray(lines) && new Set(lineIds(lines)).size === lines.length ? undefined : shared.choice;

/** A draw as the form sends it back: each line at most once. */
export const savedDrawRecord = record('SaveDraw', {
  ...drawDecisionRecord.fields,
  lineItems: required(many(lineDecisionRecord, { ...lender, most: MAX_DRAW_LINES, rule: eachOnce })),
});

/** Above which amount of a draw two administrators approve it; nothing: never. */
export const approvalLimitRecord = record('ApprovalLimit', {
  amount: amount('Amount', {
    ...lender,
    description: 'Cents. Left out: one administrator is enough for every amount.',
  }),
});
