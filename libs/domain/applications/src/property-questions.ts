import type { FieldName } from '@groundwork/domain-records';
import { traitsOf } from './loan-types.js';
import type { LoanType, LoanTypeTraits, PropertyType } from './loan-types.js';
import { property } from './property.record.js';
import type { PropertySituation } from './property.record.js';

type PropertyFieldName = FieldName<typeof property>;

const existing = [
  'subdivisionName',
  'legalDescription',
  'acquisitionRefinance',
  'purchaseAmount',
  'acquisitionDate',
  'debtOutstanding',
  'dateAcquired',
  'purposeOfMoney',
  'yearBuilt',
  'currentlyOccupied',
] as const satisfies readonly PropertyFieldName[];

/** The questions of step 2 below the address in their order, by the list that a loan type asks (specification 2 and 5). */
export const propertyQuestions = {
  building: [
    'subdivisionName',
    'legalDescription',
    'ownThisProperty',
    'purchaseAmount',
    'acquisitionDate',
    'dateAcquired',
    'debtOutstanding',
    'waterElectricHookupAvailable',
    'sewerHookupAvailable',
    'vacantAtPurchase',
    'demolitionRequired',
    'wetlands',
    'preSaleContract',
    'preSaleContractPrice',
    'expectedListingPrice',
    'numberOfUnits',
  ],
  existing,
  renovation: [...existing, 'scopeOfWork'],
  land: [
    'subdivisionName',
    'legalDescription',
    'lotSize',
    'purchaseAmount',
    'acquisitionDate',
    'wetlands',
    'pavedStreets',
    'sewerHookup',
    'waterPipes',
    'electricCables',
  ],
} as const satisfies Readonly<Record<LoanTypeTraits['questions'], readonly PropertyFieldName[]>>;

/** The name of a property's field that some loan asks about. */
export type QuestionName = (typeof propertyQuestions)[LoanTypeTraits['questions']][number];

/** A question about a property: the field that it answers, and whether the answer is needed. */
export type PropertyQuestion = (typeof property.fields)[QuestionName] & {
  readonly name: QuestionName;
  readonly needsAnswer: boolean;
};

/** The questions that a property's loan asks, as its answers so far decide. */
export function questionsOf(situation: PropertySituation): PropertyQuestion[] {
  if (!situation.loanType) return [];
  return propertyQuestions[traitsOf(situation.loanType).questions]
    .map((name) => ({ ...property.fields[name], name, needsAnswer: property.fields[name].needed(situation) }))
    .filter(({ shown }) => shown(situation));
}

/** What completes a property besides its fields: a number of units, a unit or a floor plan. */
export const UNIT_INFORMATION = 'unitInformation';

/** What a property is asked for before it is complete. */
export type RequiredField = PropertyFieldName | typeof UNIT_INFORMATION;

/**
 * The fields that complete a property's information (specification 5). `unitInformation` stands for a number of units, a
 * unit or a floor plan.
 */
export function requiredPropertyFields(
  loanType: LoanType,
  propertyType: PropertyType | null | undefined,
  answers: Omit<PropertySituation, 'loanType' | 'propertyType'>,
): RequiredField[] {
  const situation: PropertySituation = { ...answers, loanType, propertyType };
  const names = (Object.keys(property.fields) as PropertyFieldName[]).filter((name) =>
    property.fields[name].needed(situation),
  );
  return traitsOf(loanType).isNewBuilding ? [...names, UNIT_INFORMATION] : names;
}
