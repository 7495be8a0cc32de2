import { budgetShape } from '@groundwork/domain-budgets';
import { borrower } from '@groundwork/domain-messages';
import {
  atMost,
  each,
  isValid,
  lengthLimits,
  line,
  listOfAtMost,
  optional,
  optionalAmount,
  optionalCalendarDate,
  optionalId,
  optionalNumber,
  optionalOneOf,
  optionalState,
  optionalTrueOrFalse,
  optionalWholeNumber,
  optionalZip,
  paragraph,
  under,
  validate,
} from '@groundwork/domain-validation';
import type { FieldErrors, Shape } from '@groundwork/domain-validation';
import { incompleteSteps } from './completeness.js';
import {
  acquisitionRefinanceAnswers,
  infrastructureAnswers,
  loanRequests,
  loanTypeValues,
  propertyTypeValues,
  purposes,
  supplierCategories,
  wetlandsAnswers,
} from './enumerations.js';
import { legalErrors, legalQuestions } from './legal.js';
import { LAND_MAXIMUM, selectionErrors } from './loan-selection.js';
import { addressShape, propertyRuleErrors } from './property.js';
import { steps } from './steps.js';
import { applicationBrokerErrors, isTermSheetFresh } from './term-sheet.js';
import type { ApplicationFacts } from './types.js';

const infrastructure = optionalOneOf(infrastructureAnswers);

/** A property on a draft: nothing is required, and what is there has its form. */
export const draftPropertyShape: Shape = {
  id: optionalId,
  street: line,
  city: line,
  county: line,
  state: optionalState,
  zipCode: optionalZip,
  subdivisionName: line,
  legalDescription: paragraph,
  purchaseAmount: optionalAmount,
  debtOutstanding: optionalAmount,
  preSaleContractPrice: optionalAmount,
  expectedListingPrice: optionalAmount,
  dateAcquired: optionalCalendarDate,
  dateOfAcquisition: optionalCalendarDate,
  acquisitionDate: optionalCalendarDate,
  acquisitionRefinance: optionalOneOf(acquisitionRefinanceAnswers),
  propertyType: optionalOneOf(propertyTypeValues),
  ownThisProperty: optionalTrueOrFalse,
  waterElectricHookupAvailable: optionalTrueOrFalse,
  sewerHookupAvailable: optionalTrueOrFalse,
  vacantAtPurchase: optionalTrueOrFalse,
  demolitionRequired: optionalTrueOrFalse,
  wetlands: optionalOneOf(wetlandsAnswers),
  currentlyOccupied: optionalTrueOrFalse,
  preSaleContract: optionalTrueOrFalse,
  yearBuilt: optionalWholeNumber,
  purposeOfMoney: paragraph,
  scopeOfWork: paragraph,
  pavedStreets: infrastructure,
  sewerHookup: infrastructure,
  waterPipes: infrastructure,
  electricCables: infrastructure,
  numberOfUnits: optionalWholeNumber,
  percentAllocated: optionalNumber,
  units: listOfAtMost(1000),
  floorPlans: listOfAtMost(100),
  // A property without a budget is as good as one with an empty one.
  budget: budgetShape,
};

const legalShape: Shape = Object.fromEntries(
  legalQuestions.flatMap(({ field }) => [
    [field, optionalTrueOrFalse],
    [`${field}Explaination`, paragraph],
  ]),
);

/** An application as a draft: formats, enumerations, lengths and sizes of lists; nothing is required yet. */
export const draftShape: Shape = {
  name: line,
  loanType: optionalOneOf(loanTypeValues),
  propertyType: optionalOneOf(propertyTypeValues),
  intendedPurpose: optionalOneOf(purposes),
  loanRequestIsFor: optionalOneOf(loanRequests),
  numberApplyingFor: optionalWholeNumber,
  lineOfCredit: optionalTrueOrFalse,
  borrowerId: optionalId,
  generalContractorId: optionalId,
  contractorSelected: optionalTrueOrFalse,
  ownershipConfirmation: optionalTrueOrFalse,
  constructionOverseers: listOfAtMost(50),
  suppliers: Object.fromEntries(
    // A phone is refused when the step is to be complete, not while it is being typed: drafts save half of it.
    supplierCategories.map(({ field }) => [field, { name: line, phone: line }]),
  ),
  legalInformation: legalShape,
  properties: each(draftPropertyShape, listOfAtMost(LAND_MAXIMUM)),
  brokerUsed: optionalOneOf(['yes', 'no']),
  brokerName: line,
  brokerEmail: optional(atMost(lengthLimits.email)),
  costAck: optionalTrueOrFalse,
  supervisoryAck: optionalTrueOrFalse,
  rejectionComments: each({ step: line, value: paragraph }, listOfAtMost(steps.length)),
};

/** What keeps a draft from being saved, by path. */
export function draftErrors(application: unknown): FieldErrors {
  const errors = validate(draftShape, application);
  if (!isValid(errors)) return errors;
  return selectionErrors(application as ApplicationFacts);
}

/** When a submit happens and what else counts. */
export interface SubmitContext {
  readonly now: Date;
  /** Today at UTC-4, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * What keeps an application from its final submit, by path: the draft's errors, addresses, the acquisition window,
 * occupation, explanations, the broker, a term sheet that is not fresh, and every visible step that is not complete
 * (under 'steps.<key>').
 */
export function submitErrors(application: ApplicationFacts, { now, today }: SubmitContext): FieldErrors {
  const errors: FieldErrors = { ...draftErrors(application), ...applicationBrokerErrors(application) };
  (application.properties ?? []).forEach((property, index) => {
    const own = { ...validate(addressShape, property), ...propertyRuleErrors(property, application.loanType, today) };
    Object.assign(errors, under(`properties.${index}`, own));
  });
  if (application.displayFinancialLit)
    Object.assign(errors, under('legalInformation', legalErrors(application.legalInformation)));
  if (!application.lineOfCredit && !isTermSheetFresh(application.termSheetAgreementTime, now)) {
    errors['termSheetAgreementTime'] = application.termSheetAgreementTime
      ? borrower.termSheetStale
      : borrower.acceptTermSheetFirst;
  }
  for (const step of incompleteSteps(application)) errors[`steps.${step}`] ??= borrower.requiredField;
  return errors;
}

/** A copy without empty texts and nulls: what a final submit sends (specification 5). Lists keep their places. */
export function withoutEmptyFields<T extends object>(record: T): Partial<T> {
  const entries = Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(entries) as Partial<T>;
}
