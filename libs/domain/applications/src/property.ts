import { isProFormaComplete } from '@groundwork/domain-capital';
import { shared } from '@groundwork/domain-messages';
import { addDays } from '@groundwork/domain-time';
import { isBlank, optional, requiredText, state, zip } from '@groundwork/domain-validation';
import type { Complaint, FieldErrors, Shape } from '@groundwork/domain-validation';
import { PORTFOLIO_MINIMUM } from './loan-selection.js';
import { traitsOf } from './loan-types.js';
import type { LoanType } from './loan-types.js';
import { UNIT_INFORMATION } from './property-questions.js';
import type { RequiredField } from './property-questions.js';
import { wholeAddress } from './property-situation.js';
import type { PropertySituation } from './property-situation.js';
import type { Maybe, PropertyFacts } from './types.js';

/** An acquisition may lie so many days ahead at most (specification 9). */
export const ACQUISITION_WINDOW_DAYS = 180;

/** Whether an acquisition date (YYYY-MM-DD) lies more than 180 days after today. */
export function isOutsideApplicationWindow(acquisitionDate: Maybe<string>, today: string): boolean {
  return !isBlank(acquisitionDate) && (acquisitionDate as string) > addDays(today, ACQUISITION_WINDOW_DAYS);
}

/** The sentence for an acquisition too far ahead. */
export function acquisitionComplaint(acquisitionDate: Maybe<string>, today: string): Complaint {
  return isOutsideApplicationWindow(acquisitionDate, today) ? shared.acquisitionTooFar : undefined;
}

/**
 * The sentence for an occupied property. Rentals that are bought, refinanced or renovated may be occupied: their pro
 * forma counts the rent of occupied units.
 */
export function occupiedComplaint(currentlyOccupied: Maybe<boolean>, loanType: Maybe<LoanType>): Complaint {
  const mayBeOccupied = Boolean(loanType) && traitsOf(loanType as LoanType).mayBeOccupied;
  return currentlyOccupied === true && !mayBeOccupied ? shared.propertyOccupied : undefined;
}

/** A whole address: every part required, the state chosen from the list (specification 5). */
export const addressShape: Shape = {
  street: requiredText,
  city: requiredText,
  county: requiredText,
  state,
  zipCode: zip,
};

/** An address as a final submit needs it: a street where the property is not complete without one, else one that was entered. */
export function addressShapeOf(situation: PropertySituation): Shape {
  return wholeAddress(situation) ? addressShape : { ...addressShape, street: optional(requiredText) };
}

/** The parts of an address. */
export const addressFields = ['street', 'city', 'county', 'state', 'zipCode'] as const;

/** Whether every part of an address has at least 3 characters and the zip code its form. */
export function hasValidAddress(property: PropertyFacts): boolean {
  const long = addressFields.every((field) => (property[field] ?? '').trim().length >= 3);
  return long && zip(property.zipCode) === undefined;
}

const samePart = (a: Maybe<string>, b: Maybe<string>): boolean =>
  isBlank(a) || isBlank(b) || a?.trim().toLowerCase() === b?.trim().toLowerCase();

/** Where a property of a portfolio that shares city and state lies elsewhere than its first one, by path. */
export function portfolioErrors(properties: Maybe<readonly PropertyFacts[]>, loanType: Maybe<LoanType>): FieldErrors {
  const [first, ...others] = properties ?? [];
  if (!first || !loanType || !traitsOf(loanType).sharesPortfolio) return {};
  const errors: FieldErrors = {};
  others.forEach((property, index) => {
    for (const field of ['city', 'state'] as const)
      if (!samePart(property[field], first[field])) errors[`properties.${index + 1}.${field}`] = shared.portfolioPlace;
  });
  return errors;
}

/** The sentence that keeps a portfolio from being saved: an address is missing, not valid, or elsewhere. */
export function portfolioComplaint(properties: readonly PropertyFacts[], loanType?: Maybe<LoanType>): Complaint {
  if (properties.length < PORTFOLIO_MINIMUM) return shared.propertiesMinimum;
  if (!properties.every(hasValidAddress)) return shared.addressesNeeded;
  return Object.values(portfolioErrors(properties, loanType))[0];
}

const someOf = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** Whether one of the required fields is there; a number of 0 counts as given, except for units. A pro forma is one that adds up. */
export function hasPropertyField(property: PropertyFacts, field: RequiredField): boolean {
  if (field === 'proForma') return isProFormaComplete(property.proForma);
  if (field !== UNIT_INFORMATION) return !isBlank(property[field]);
  return Number(property.numberOfUnits ?? 0) > 0 || someOf(property.units) || someOf(property.floorPlans);
}

/** Errors of one property that no draft may have: window and occupation. */
export function propertyRuleErrors(
  property: Pick<PropertyFacts, 'acquisitionDate' | 'currentlyOccupied'>,
  loanType: Maybe<LoanType>,
  today: string,
): FieldErrors {
  const errors: FieldErrors = {};
  const window = acquisitionComplaint(property.acquisitionDate, today);
  if (window !== undefined) errors['acquisitionDate'] = window;
  const occupied = occupiedComplaint(property.currentlyOccupied, loanType);
  if (occupied !== undefined) errors['currentlyOccupied'] = occupied;
  return errors;
}
