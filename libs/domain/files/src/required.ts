import { closingItems, closingKinds, isToBeBought, propertyTitles } from '@groundwork/domain-applications';
import type { ClosingFlags, LoanType, NamedProperty, PropertyFacts } from '@groundwork/domain-applications';
import { fileTypes, isOfProperty } from './file-types.js';
import type { FileType } from './file-types.js';
import type { LoanDocument } from './loan-documents.js';

/** A slot for a document, with what it is to cover. */
export interface DocumentSlot {
  readonly type: FileType;
  readonly required: boolean;
  readonly hint?: string;
  /** The property whose document it is. */
  readonly propertyId?: string;
  /** What it is called, where the name of its type does not say whose it is. */
  readonly label?: string;
  /** Nothing more is put there. */
  readonly closed?: boolean;
  /** The properties whose paper a file there may be, where there are several. */
  readonly places?: readonly PropertyPlace[];
}

/** A property that papers are of, by its name among the others. */
export interface PropertyPlace {
  readonly propertyId: string;
  readonly title: string;
}

/** What a slot asks for, by name. */
export const slotName = ({ type, label }: Pick<DocumentSlot, 'type' | 'label'>): string =>
  label ?? fileTypes[type].label;

const slot = (type: FileType, required: boolean, hint?: string): DocumentSlot =>
  hint === undefined ? { type, required } : { type, required, hint };

/** Of a property what decides which documents are needed, and what it is called. */
export type AskingProperty = Pick<
  PropertyFacts,
  | 'id'
  | 'street'
  | 'city'
  | 'zipCode'
  | 'preSaleContract'
  | 'budgetUploadFormat'
  | 'ownThisProperty'
  | 'acquisitionRefinance'
>;

/** Of an application what decides which documents are needed. */
export interface AskingApplication {
  readonly loanType?: LoanType | null;
  readonly properties: readonly AskingProperty[];
}

type Asks = (property: AskingProperty, loanType: AskingApplication['loanType']) => boolean;

/** Documents that properties ask for, each for itself (`isOfProperty`) or one for all of them. */
const askedBy: Partial<Record<FileType, Asks>> = {
  purchasecontract: (property, loanType) => isToBeBought({ ...property, loanType }),
  presalecontract: ({ preSaleContract }) => preSaleContract === true,
  budget: ({ budgetUploadFormat }) => budgetUploadFormat === 'upload',
};

/**
 * The slots of an application as the administrator reviews them (sign-in specification, section 2), by what its type of
 * loan asks for: a purchase contract is needed where a property is to be bought, a presale contract of each property that
 * is sold before, and a budget of each whose budget comes as a file, which is nothing without it: it is needed although no
 * type of loan asks for it.
 */
export function slotsOf(application: AskingApplication, documents: readonly LoanDocument[]): DocumentSlot[] {
  const ofLoan = documents.flatMap(({ type, need, hint }) => {
    const isNeeded = need === 'needed' || type === 'budget';
    return slotsOfType(application, type, isNeeded, hint || undefined);
  });
  const isListed = ofLoan.some(({ type }) => type === 'budget');
  return isListed || !isAsked(application, 'budget')
    ? ofLoan
    : [...ofLoan, ...slotsOfType(application, 'budget', true)];
}

const isAsked = ({ loanType, properties }: AskingApplication, type: FileType): boolean =>
  properties.some((property) => askedBy[type]?.(property, loanType));

function slotsOfType(application: AskingApplication, type: FileType, isNeeded: boolean, hint?: string): DocumentSlot[] {
  const { loanType, properties } = application;
  const asks = askedBy[type];
  if (!asks || !isOfProperty(type) || !isAsked(application, type))
    return [slot(type, isNeeded && (asks === undefined || isAsked(application, type)), hint)];
  return slotsOfProperties(slot(type, isNeeded, hint), properties, (property) => asks(property, loanType));
}

/** The slot of each property that asks for it; a file of which nobody said the property may be said to be of one of them. */
export function slotsOfProperties<Property extends PaperProperty>(
  each: DocumentSlot,
  properties: readonly Property[],
  asks: (property: Property) => boolean = () => true,
): DocumentSlot[] {
  const places = placesOf(properties, asks);
  return properties.flatMap((property, index) =>
    asks(property) ? [{ ...slotOfProperty(each, properties, index), ...(places.length > 0 ? { places } : {}) }] : [],
  );
}

/** The properties that ask; none where there is a single one, which is named nowhere. */
function placesOf<Property extends PaperProperty>(
  properties: readonly Property[],
  asks: (property: Property) => boolean,
): PropertyPlace[] {
  const titles = propertyTitles(properties);
  if (properties.length < 2) return [];
  return properties.flatMap((property, index) =>
    property.id && asks(property) ? [{ propertyId: property.id, title: titles[index] ?? '' }] : [],
  );
}

/** A property that a document is of. */
type PaperProperty = NamedProperty & Pick<AskingProperty, 'id'>;

/** The slot of one of an application's properties; it says which one where there are several. */
export function slotOfProperty(
  { type, required, hint }: DocumentSlot,
  properties: readonly PaperProperty[],
  index: number,
): DocumentSlot {
  const id = properties[index]?.id;
  const propertyId = id ? { propertyId: id } : {};
  const title = properties.length > 1 ? propertyTitles(properties)[index] : undefined;
  const label = title === undefined ? {} : { label: `${fileTypes[type].label}: ${title}` };
  return { ...slot(type, required, hint), ...propertyId, ...label };
}

/** What the document of a file is called: of which of several properties it is, where it is of one. */
export function documentName(
  { fileType, propertyId }: { readonly fileType: FileType; readonly propertyId?: string | null },
  properties: readonly PaperProperty[],
): string {
  const index = properties.findIndex(({ id }) => Boolean(id) && id === propertyId);
  return slotName(slotOfProperty(slot(fileType, false), properties, index));
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
