/** Sentences of 'Loan Documents', beyond the specification. */
export { loanDocuments as title } from './titles.js';
export const purpose =
  'What each type of loan asks its borrower for. Needed documents stand among the needed items until a file is there; optional ones have a place to upload.';
export const loanType = 'Loan type';
export const needed = 'Needed';
export const optional = 'Optional';
export const nothing = 'None';
export const failed = 'The documents by loan type could not be loaded';
export const readOnly = 'A super administrator changes what is asked for.';
export const order =
  'The borrower sees them in this order. A save makes a new version, which holds from then on for every application that is not decided yet.';
export const presale = 'Needed where a property is sold before it is built.';
export const need = '{document}: needed or optional';
export const hint = '{document}: help text';
export const hintHint = 'Shown beside the place to upload; may be blank.';
export const up = 'Move {document} up';
export const down = 'Move {document} down';
export const remove = 'Remove {document}';
export const alwaysAsked = '{document}: every loan has a place for it. It may be optional, not removed.';
export const add = 'Add a document';
export const addButton = 'Add';
export const save = 'Save documents';
export const saved = 'The documents are in force as version {version}';
export const isAdded = '{document} is asked for';
export const isRemoved = '{document} is not asked for any more';
export const isChanged = '{document}: {before}, now {after}';
export const reordered = 'Another order';
