import { shared } from '@groundwork/domain-messages';
import { choice, many, record, required, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { all } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { fileTypes } from './file-types.js';
import type { FileType } from './file-types.js';

/**
 * The documents that a loan may ask its borrower for. Not among them what is asked for in places of its own: by the pages
 * Financial and Closing of the company, and by a draw.
 */
export const loanDocumentTypes = [
  'purchasecontract',
  'presalecontract',
  'survey',
  'constructiondrawings',
  'specsheet',
  'thirdpartyinspection',
  'photos',
  'budget',
  'resume',
  'building_permit',
  'insurance',
  'title',
  'deed',
  'subordinated_debt',
] as const satisfies readonly FileType[];

/** Shown whatever the loan (sign-in specification, section 2). */
export const alwaysShown = ['purchasecontract', 'presalecontract'] as const satisfies readonly FileType[];

/** Whether a loan waits for a document, or takes it where there is one. */
export const documentNeeds = ['needed', 'optional'] as const;

/** One document that a type of loan asks for. A needed presale contract is needed where there is a presale. */
export const loanDocumentRecord = record('LoanDocument', {
  type: required(choice('Document', loanDocumentTypes)),
  need: required(choice('Needed or optional', documentNeeds, { labels: { needed: 'Needed', optional: 'Optional' } })),
  hint: text('Help text'),
});
export type LoanDocumentType = (typeof loanDocumentTypes)[number];
export type LoanDocument = RecordOf<typeof loanDocumentRecord>;

const typesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.map((each) => Object(each).type) : []);
const eachOnce: Rule = (value) => {
  const types = typesOf(value);
  return new Set(types).size === types.length ? undefined : shared.documentOnce;
};
const hasAlwaysShown: Rule = (value) =>
  alwaysShown.every((type) => typesOf(value).includes(type)) ? undefined : shared.documentAlwaysShown;

/** What a type of loan asks for, in the order in which it is asked. */
export const loanDocumentsRecord = record('LoanDocuments', {
  documents: required(
    many(loanDocumentRecord, {
      label: 'Documents',
      most: loanDocumentTypes.length,
      rule: all(eachOnce, hasAlwaysShown),
    }),
  ),
});
export type LoanDocuments = RecordOf<typeof loanDocumentsRecord>;

/** What a document is called, word for word as the specification has it. */
export const documentLabel = (type: FileType): string => fileTypes[type].label;
