import { borrower, fill } from '@groundwork/domain-messages';
import type { Complaint } from '@groundwork/domain-validation';
import type { LoanRequestIsFor } from './enumerations.js';
import { isSingleDwelling, loanTypes, propertyTypes, propertyTypesFor, traitsOf } from './loan-types.js';
import type { LoanType, PropertyType, Purpose } from './loan-types.js';
import type { Maybe, PropertyFacts } from './types.js';

/** Least properties of a portfolio (specification 9). */
export const PORTFOLIO_MINIMUM = 2;
/** Above so many the caption on borrowing capacity shows. */
export const CAPACITY_WARNING_ABOVE = 4;

/** What the Add Project flow has collected so far. */
export interface LoanSelection {
  readonly intendedPurpose: Purpose;
  readonly loanType?: Maybe<LoanType>;
  readonly propertyType?: Maybe<PropertyType>;
  readonly loanRequestIsFor?: Maybe<LoanRequestIsFor>;
  readonly numberApplyingFor?: Maybe<number>;
  readonly properties: readonly PropertyFacts[];
  readonly singlePropertyInfo?: Maybe<PropertyFacts>;
  /** Next and Back wait until the portfolio is saved. */
  readonly navigationDisabled?: boolean;
}

/** An empty selection: to sell, nothing chosen. */
export const emptySelection: LoanSelection = { intendedPurpose: 'sell', properties: [] };

/** Another purpose: the loan types differ, so everything after it is chosen again. */
export function choosePurpose(_selection: LoanSelection, intendedPurpose: Purpose): LoanSelection {
  return { ...emptySelection, intendedPurpose };
}

/** Another loan type clears the number of properties, and a property type that it does not offer (specification 4). */
export function chooseLoanType(selection: LoanSelection, loanType: LoanType): LoanSelection {
  const { propertyType } = selection;
  const kept = propertyType && propertyTypesFor(loanType).includes(propertyType) ? propertyType : undefined;
  return { ...selection, loanType, propertyType: kept, numberApplyingFor: undefined, loanRequestIsFor: undefined };
}

/** A duplex and larger force a count of 1. */
export function choosePropertyType(selection: LoanSelection, propertyType: PropertyType): LoanSelection {
  const entry = propertyTypes[propertyType];
  const forced = 'autoselect' in entry ? entry.autoselect : undefined;
  return { ...selection, propertyType, numberApplyingFor: forced ?? selection.numberApplyingFor };
}

/**
 * One Property sets the count to 0 (as written: the count asks for portfolios alone); a portfolio clears the single
 * property and disables navigation until it is saved.
 */
export function chooseLoanRequest(selection: LoanSelection, loanRequestIsFor: LoanRequestIsFor): LoanSelection {
  if (loanRequestIsFor === 'oneProperty') {
    return { ...selection, loanRequestIsFor, numberApplyingFor: 0, navigationDisabled: false };
  }
  return { ...selection, loanRequestIsFor, singlePropertyInfo: undefined, navigationDisabled: true };
}

/** Blank properties, one per count. */
export function generateProperties(selection: LoanSelection, count: number): LoanSelection {
  const { propertyType } = selection;
  const blank: PropertyFacts = { street: '', city: '', county: '', state: '', zipCode: '', propertyType };
  return { ...selection, numberApplyingFor: count, properties: Array.from({ length: count }, () => ({ ...blank })) };
}

/** No properties at all. */
export function clearProperties(selection: LoanSelection): LoanSelection {
  return { ...selection, properties: [] };
}

/** Properties that the application stands for: one, where One Property was chosen. */
export function propertyCount({
  loanRequestIsFor,
  numberApplyingFor,
}: Pick<LoanSelection, 'loanRequestIsFor' | 'numberApplyingFor'>): number {
  return loanRequestIsFor === 'oneProperty' ? 1 : (numberApplyingFor ?? 0);
}

/** Least and most properties for a choice (specification 5). */
export function countRange(
  loanType: LoanType,
  propertyType: Maybe<PropertyType>,
  loanRequestIsFor?: Maybe<LoanRequestIsFor>,
): { readonly min: number; readonly max: number } {
  if (loanRequestIsFor === 'oneProperty') return { min: 1, max: 1 };
  const { asksPropertyType, mostProperties } = traitsOf(loanType);
  if (!asksPropertyType) return { min: 1, max: mostProperties };
  if (propertyType && !isSingleDwelling(propertyType) && loanRequestIsFor !== 'rentalPortfolio')
    return { min: 1, max: 1 };
  return { min: loanRequestIsFor === 'rentalPortfolio' ? PORTFOLIO_MINIMUM : 1, max: mostProperties };
}

/** What is wrong with the number of properties. */
export function countComplaint(selection: Omit<LoanSelection, 'properties' | 'intendedPurpose'>): Complaint {
  const { loanType, propertyType, loanRequestIsFor } = selection;
  if (!loanType) return undefined;
  const { min, max } = countRange(loanType, propertyType, loanRequestIsFor);
  const count = propertyCount(selection);
  if (Number.isInteger(count) && count >= min && count <= max) return undefined;
  if (max === 1) return borrower.propertyCountExact;
  if (loanRequestIsFor === 'rentalPortfolio' && count < min) return borrower.propertiesMinimum;
  return fill(borrower.propertyCountRange, { min, max });
}

/** What is wrong with the choice itself: a loan type of the other purpose, a property type that the loan has not. */
export function selectionErrors(selection: {
  readonly intendedPurpose?: Maybe<Purpose>;
  readonly loanType?: Maybe<LoanType>;
  readonly propertyType?: Maybe<PropertyType>;
}): Record<string, string> {
  const { intendedPurpose, loanType, propertyType } = selection;
  if (!loanType) return {};
  const errors: Record<string, string> = {};
  if (intendedPurpose && loanTypes[loanType].purpose !== intendedPurpose)
    errors['loanType'] = borrower.loanTypeForPurpose;
  if (propertyType && !propertyTypesFor(loanType).includes(propertyType)) {
    errors['propertyType'] = borrower.propertyTypeForLoan;
  }
  return errors;
}

/** The caption above 4 units, '' below. */
export function capacityCaption(count: number): string {
  return count > CAPACITY_WARNING_ABOVE ? borrower.capacityConstrained : '';
}

/** 'N x {unit string} = units sellable': 3 homes, or 1 x 4-unit quadplex. */
export function unitsSummary(count: number, propertyType: PropertyType): string {
  const { label, units } = propertyTypes[propertyType];
  return fill(borrower.unitsSellable, { n: count, unit: units === 1 ? label : `${label} (${units} units)` });
}

/** A new application's name: 'Application' and the current date. */
export function defaultName(today: string): string {
  return `Application ${today}`;
}
