import {
  draftPropertyShape,
  floorPlanScopes,
  infrastructureAnswers,
  loanPurposes,
} from '@groundwork/domain-applications';
import { budgetUploadFormats } from '@groundwork/domain-budgets';
import {
  line,
  listOfAtMost,
  optionalAmount,
  optionalCalendarDate,
  optionalId,
  optionalNumber,
  optionalOneOf,
  optionalTrueOrFalse,
  optionalWholeNumber,
  paragraph,
} from '@groundwork/domain-validation';
import type { Shape } from '@groundwork/domain-validation';

/** A property's answers beyond its address, as they are stored in one column. Whole cents, YYYY-MM-DD. */
export type PropertyDetails = Readonly<Record<string, unknown>>;

/** Parts of the address, each with a column. */
export const addressColumns = ['street', 'city', 'county', 'state', 'zipCode'] as const;

/** Rules for the property fields of section 3 that the shared draft rules leave out. */
export const propertyExtrasShape: Shape = {
  country: line,
  yearAcquired: optionalWholeNumber,
  ownAllProperty: optionalTrueOrFalse,
  institutionalForeclosure: optionalTrueOrFalse,
  constructionBeforeClose: optionalTrueOrFalse,
  constructionDate: optionalCalendarDate,
  lotSize: (value) => (typeof value === 'number' ? optionalNumber(value) : line(value)),
  undergroundStorageTanks: optionalTrueOrFalse,
  within5Percent: optionalTrueOrFalse,
  verticalImprovements: optionalTrueOrFalse,
  verticalImprovementsExplaination: paragraph,
  pavedStreetsBudgetAmount: optionalAmount,
  sewerHookupBudgetAmount: optionalAmount,
  waterPipesBudgetAmount: optionalAmount,
  electricCablesBudgetAmount: optionalAmount,
  otherInfrastructureInPlace: optionalOneOf(infrastructureAnswers),
  otherInfrastructureInPlaceBudgetAmount: optionalAmount,
  loanPurpose: optionalOneOf(loanPurposes),
  budgetUploadFormat: optionalOneOf(budgetUploadFormats),
  selectedBudget: optionalId,
  overAllFloorPlan: optionalOneOf(floorPlanScopes),
  floors: listOfAtMost(20),
  proForma: listOfAtMost(50),
  hasPool: optionalTrueOrFalse,
  garageBays: optionalWholeNumber,
  sameInfoAsFirstOfType: optionalTrueOrFalse,
  thirdPartyFirm: line,
  thirdPartyHasWebsite: optionalTrueOrFalse,
  thirdPartyWebsite: line,
  thirdPartyResume: optionalId,
  thirdPartyManager: line,
  thirdPartyManagerHistoryWithProperty: paragraph,
};

const elsewhere = new Set<string>([...addressColumns, 'id', 'units', 'floorPlans', 'budget']);

/** The fields that are stored in `details`. */
export const propertyDetailFields: readonly string[] = [
  ...Object.keys(draftPropertyShape).filter((field) => !elsewhere.has(field)),
  ...Object.keys(propertyExtrasShape),
];
