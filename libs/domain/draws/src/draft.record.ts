import {
  amount,
  id,
  ids,
  instant,
  many,
  one,
  percentage,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { instant as instantRule } from '@groundwork/domain-validation';
import { drawRequestRecord } from './draw.record.js';
import { MAX_DOCUMENTS, MAX_DRAW_LINES, MAX_INVOICES } from './limits.js';

/** An invoice while it is being typed: anything may be missing. */
export const draftInvoiceRecord = record('DraftInvoice', {
  payee: text('Payee'),
  number: text('Invoice number'),
  amount: amount('Invoice amount', { description: 'Cents.' }),
});
export type DraftInvoice = RecordOf<typeof draftInvoiceRecord>;

const version = whole('Version', { description: 'The version that it was typed over; 0 for a line that is new.' });

/** A line of a draft. Nothing is refused that a submission would refuse: caps move while a draft lies. */
export const draftLineRecord = record('DraftLine', {
  additionalBudgetItemId: required(id('Budget line')),
  version: required(version),
  requestedAmount: amount('Requested amount', { description: 'Cents.' }),
  percentComplete: percentage('Percent complete', {
    description: 'Where the amount was entered by it: the work that is in place, of the line’s budget.',
  }),
  materialsStored: amount('Materials stored', { description: 'Cents, as it stands now.' }),
  supportingDocuments: ids('Supporting documents', { most: MAX_DOCUMENTS }),
  invoices: many(draftInvoiceRecord, { most: MAX_INVOICES }),
});
export type DraftLine = RecordOf<typeof draftLineRecord>;

/** What belongs to no line of a draft. */
const draftWholeRecord = record('DraftWhole', {
  version: required(version),
  note: drawRequestRecord.fields.note,
  supportingDocuments: drawRequestRecord.fields.supportingDocuments,
});

/** A draft is saved by what differs: the lines that were changed, each on its own version. */
export const savedDraftRecord = record('SaveDraft', {
  lineItems: required(many(draftLineRecord, { most: MAX_DRAW_LINES })),
  whole: one(draftWholeRecord),
});

/** A draft is begun empty, from an earlier draw's amounts, or as the revision of one that came back. */
export const startedDraftRecord = record('StartDraft', {
  applicationId: required(id('Application')),
  from: id('Earlier draw', { description: 'Its amounts, as far as they can still be asked for, without its files.' }),
  revises: id('Draw request', { description: 'One that was sent back or withdrawn.' }),
});

/** What is signed is the version that was read. */
export const submittedDraftRecord = record('SubmitDraft', {
  version: required(version),
  certifySignature: drawRequestRecord.fields.certifySignature,
  certifySignatureDate: instant('Signed at', { rule: instantRule, writers: ['borrower'] }),
  signedName: drawRequestRecord.fields.signedName,
});
