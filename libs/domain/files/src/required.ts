import { closingItems, closingKinds, isToBeBought } from '@groundwork/domain-applications';
import type { ClosingFlags, LoanType, PropertyFacts } from '@groundwork/domain-applications';
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

/** Of a property what decides which documents are needed. */
export type AskingProperty = Pick<
  PropertyFacts,
  'preSaleContract' | 'budgetUploadFormat' | 'ownThisProperty' | 'acquisitionRefinance'
>;

/** Of an application what decides which documents are needed. */
export interface AskingApplication {
  readonly loanType?: LoanType | null;
  readonly properties: readonly AskingProperty[];
}

type Asks = (property: AskingProperty, loanType: AskingApplication['loanType']) => boolean;

/** Documents that a loan needs only for properties that ask for them, whatever its type of loan says. */
const whereAsked: Partial<Record<FileType, Asks>> = {
  purchasecontract: (property, loanType) => isToBeBought({ ...property, loanType }),
  presalecontract: ({ preSaleContract }) => preSaleContract === true,
};

/** A budget that comes as a file is nothing without it: it is needed although no type of loan asks for it. */
const isBudgetFile: Asks = ({ budgetUploadFormat }) => budgetUploadFormat === 'upload';

/**
 * The slots of an application as the administrator reviews them (sign-in specification, section 2), by what its type of
 * loan asks for: a purchase contract is needed where a property is to be bought, a presale contract where there is one,
 * a budget where it comes as a file.
 */
export function slotsOf(
  { loanType, properties }: AskingApplication,
  documents: readonly LoanDocument[],
): DocumentSlot[] {
  const some = (asks: Asks | undefined): boolean =>
    asks === undefined || properties.some((property) => asks(property, loanType));
  const slots = documents.map(({ type, need, hint }) =>
    slot(type, need === 'needed' && some(whereAsked[type]), hint || undefined),
  );
  if (!some(isBudgetFile)) return slots;
  const known = slots.find(({ type }) => type === 'budget');
  return known
    ? slots.map((each) => (each === known ? { ...each, required: true } : each))
    : [...slots, slot('budget', true)];
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
