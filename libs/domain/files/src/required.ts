import { closingItems, closingKinds } from '@groundwork/domain-applications';
import type { ClosingFlags } from '@groundwork/domain-applications';
import type { FileType } from './file-types.js';
import type { LoanDocument } from './loan-documents.js';

/** A slot for a document, with what it is to cover. */
export interface DocumentSlot {
  readonly type: FileType;
  readonly required: boolean;
  readonly hint?: string;
}

const slot = (type: FileType, required: boolean, hint?: string): DocumentSlot =>
  hint === undefined ? { type, required } : { type, required, hint };

/**
 * The slots of an application as the administrator reviews them (sign-in specification, section 2), by what its type of
 * loan asks for. A presale contract is required where there is one.
 */
export function applicationSlots(documents: readonly LoanDocument[], hasPresale = false): DocumentSlot[] {
  return documents.map(({ type, need, hint }) =>
    slot(type, need === 'needed' && (type !== 'presalecontract' || hasPresale), hint || undefined),
  );
}

/** Financial documents of the Financial page (specification 9). */
export const financialSlots: readonly DocumentSlot[] = [
  slot('tax_return', true, 'Most recent fiscal year'),
  slot('financial_statement', true, 'Last six months'),
  slot('bank_statement', true, 'Last 2 months'),
];

/** Documents of the Closing page that the company gives once (specification 2). */
export const companyClosingSlots: readonly DocumentSlot[] = [slot('w9', true), slot('authorization', true)];

/** The slots of an application in closing: what its checklist asks for (specification 2 and 5). */
export function applicationClosingSlots(flags: ClosingFlags): DocumentSlot[] {
  return closingKinds.map((kind) => slot(closingItems[kind].fileType, closingItems[kind].required(flags)));
}

/** The types that are required of an application's documents and financials. */
export function requiredTypes(slots: readonly DocumentSlot[]): FileType[] {
  return slots.filter((each) => each.required).map((each) => each.type);
}
