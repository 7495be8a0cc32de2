import {
  acquisitionRefinanceAnswers,
  infrastructureAnswers,
  infrastructureItems,
  isSingleDwelling,
  wetlandsAnswers,
} from './enumerations.js';
import type { LoanType, PropertyType } from './enumerations.js';
import type { PropertyFacts } from './types.js';

/** A question about a property: which field it answers, how it is asked, and when. */
export interface PropertyField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'paragraph' | 'money' | 'yesNo' | 'date' | 'number' | 'choice';
  readonly options?: readonly string[];
  readonly shown?: (property: PropertyFacts) => boolean;
}

const legalDescription: PropertyField = { name: 'legalDescription', label: 'Property Tax ID', kind: 'text' };
const subdivision: PropertyField = { name: 'subdivisionName', label: 'Subdivision Name', kind: 'text' };
const purchase: PropertyField = { name: 'purchaseAmount', label: 'Purchase amount', kind: 'money' };
const debt: PropertyField = { name: 'debtOutstanding', label: 'Debt outstanding', kind: 'money' };
const acquisitionDate: PropertyField = { name: 'acquisitionDate', label: 'Acquisition date', kind: 'date' };
const dateAcquired: PropertyField = { name: 'dateAcquired', label: 'Date acquired', kind: 'date' };
const wetlands: PropertyField = {
  name: 'wetlands',
  label: 'Are there wetlands on the property?',
  kind: 'choice',
  options: wetlandsAnswers,
};
const yearBuilt: PropertyField = { name: 'yearBuilt', label: 'Year built', kind: 'number' };
const occupied: PropertyField = {
  name: 'currentlyOccupied',
  label: 'Is the property currently occupied?',
  kind: 'yesNo',
};

const owned = (property: PropertyFacts): boolean => property.ownThisProperty === true;
const notOwned = (property: PropertyFacts): boolean => property.ownThisProperty === false;
const refinance = (property: PropertyFacts): boolean => property.acquisitionRefinance === 'refinance';
const acquisition = (property: PropertyFacts): boolean => property.acquisitionRefinance === 'acquisition';

const building: readonly PropertyField[] = [
  subdivision,
  legalDescription,
  { name: 'ownThisProperty', label: 'Do you own this property?', kind: 'yesNo' },
  purchase,
  { ...acquisitionDate, shown: notOwned },
  { ...dateAcquired, shown: owned },
  { ...debt, shown: owned },
  { name: 'waterElectricHookupAvailable', label: 'Are water and electric hookups available?', kind: 'yesNo' },
  { name: 'sewerHookupAvailable', label: 'Is a sewer hookup available?', kind: 'yesNo' },
  { name: 'vacantAtPurchase', label: 'Is the property vacant at purchase?', kind: 'yesNo' },
  { name: 'demolitionRequired', label: 'Is demolition required?', kind: 'yesNo' },
  wetlands,
  { name: 'preSaleContract', label: 'Is there a presale contract?', kind: 'yesNo' },
  {
    name: 'preSaleContractPrice',
    label: 'Presale contract price',
    kind: 'money',
    shown: ({ preSaleContract }) => preSaleContract === true,
  },
  {
    name: 'expectedListingPrice',
    label: 'Expected listing price',
    kind: 'money',
    shown: ({ preSaleContract }) => preSaleContract !== true,
  },
];

const units: PropertyField = { name: 'numberOfUnits', label: 'Number of units', kind: 'number' };

const boughtOrOwned: readonly PropertyField[] = [
  subdivision,
  legalDescription,
  {
    name: 'acquisitionRefinance',
    label: 'Is this an acquisition or a refinance?',
    kind: 'choice',
    options: acquisitionRefinanceAnswers,
  },
  { ...purchase, shown: acquisition },
  { ...acquisitionDate, shown: acquisition },
  { ...debt, shown: refinance },
  { ...dateAcquired, shown: refinance },
  { name: 'purposeOfMoney', label: 'What is the money for?', kind: 'paragraph', shown: refinance },
  yearBuilt,
  occupied,
];

const land: readonly PropertyField[] = [
  subdivision,
  legalDescription,
  { name: 'lotSize', label: 'Lot size', kind: 'text' },
  purchase,
  acquisitionDate,
  wetlands,
  ...infrastructureItems.map(({ field, label }): PropertyField => ({
    name: field,
    label,
    kind: 'choice',
    options: infrastructureAnswers,
  })),
];

/** The questions of step 2 below the address, by loan type and property type (specification 2 and 5). */
export function propertyFieldsOf(
  loanType: LoanType,
  propertyType: PropertyType | null | undefined,
): readonly PropertyField[] {
  switch (loanType) {
    case 'construction':
    case 'model':
    case 'buildToRent':
      return propertyType && !isSingleDwelling(propertyType) ? [...building, units] : building;
    case 'renovation':
    case 'renovateToRent':
      return [...boughtOrOwned, { name: 'scopeOfWork', label: 'Scope of work', kind: 'paragraph' }];
    case 'land':
      return land;
    case 'acquisitionOrRefinance':
      return boughtOrOwned;
  }
}

/** Whether a loan's properties have a floor plan to describe: all but land. */
export function hasFloorPlan(loanType: LoanType): boolean {
  return loanType !== 'land';
}
