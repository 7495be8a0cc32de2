import { fill, shared } from '@groundwork/domain-messages';
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
  /** What the application will be called; empty for the name of the day. */
  readonly name?: Maybe<string>;
  /** The company borrows under a line of credit. */
  readonly lineOfCredit?: Maybe<boolean>;
  readonly intendedPurpose: Purpose;
  readonly loanType?: Maybe<LoanType>;
  readonly propertyType?: Maybe<PropertyType>;
  readonly loanRequestIsFor?: Maybe<LoanRequestIsFor>;
  readonly numberApplyingFor?: Maybe<number>;
  readonly singlePropertyInfo?: Maybe<PropertyFacts>;
  /** Next and Back wait until the portfolio is saved. */
  readonly navigationDisabled?: boolean;
}

/** An empty selection: to sell, nothing chosen. */
export const emptySelection: LoanSelection = { intendedPurpose: 'sell' };

/** Another purpose: the loan types differ, so everything after it is chosen again. */
export function choosePurpose({ name, lineOfCredit }: LoanSelection, intendedPurpose: Purpose): LoanSelection {
  return { ...emptySelection, name, lineOfCredit, intendedPurpose };
}

/** Another loan type clears the number of properties, and a property type that it does not offer (specification 4). */
export function chooseLoanType(selection: LoanSelection, loanType: LoanType): LoanSelection {
  const { propertyType } = selection;
  const fittingType = propertyType && propertyTypesFor(loanType).includes(propertyType) ? propertyType : undefined;
  return {
    ...selection,
    loanType,
    propertyType: fittingType,
    numberApplyingFor: undefined,
    loanRequestIsFor: undefined,
    navigationDisabled: false,
  };
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
export function countComplaint(selection: Omit<LoanSelection, 'intendedPurpose'>): Complaint {
  const { loanType, propertyType, loanRequestIsFor } = selection;
  if (!loanType) return undefined;
  const { min, max } = countRange(loanType, propertyType, loanRequestIsFor);
  const count = propertyCount(selection);
  if (Number.isInteger(count) && count >= min && count <= max) return undefined;
  if (max === 1) return shared.propertyCountExact;
  if (loanRequestIsFor === 'rentalPortfolio' && count < min) return shared.propertiesMinimum;
  return fill(shared.propertyCountRange, { min, max });
}

/**
 * What is wrong with the choice itself: a loan type of the other purpose, a property type that the loan has not, also of a
 * single property.
 */
export function selectionErrors(selection: {
  readonly intendedPurpose?: Maybe<Purpose>;
  readonly loanType?: Maybe<LoanType>;
  readonly propertyType?: Maybe<PropertyType>;
  readonly properties?: Maybe<readonly { readonly propertyType?: Maybe<PropertyType> }[]>;
}): Record<string, string> {
  const { intendedPurpose, loanType, propertyType, properties } = selection;
  if (!loanType) return {};
  const errors: Record<string, string> = {};
  if (intendedPurpose && loanTypes[loanType].purpose !== intendedPurpose)
    errors['loanType'] = shared.loanTypeForPurpose;
  if (propertyType && !propertyTypesFor(loanType).includes(propertyType)) {
    errors['propertyType'] = shared.propertyTypeForLoan;
  }
  (properties ?? []).forEach((property, index) => {
    if (property.propertyType && !propertyTypesFor(loanType).includes(property.propertyType))
      errors[`properties.${index}.propertyType`] = shared.propertyTypeForLoan;
  });
  return errors;
}

/** The caption above 4 units, '' below. */
export function capacityCaption(count: number): string {
  return count > CAPACITY_WARNING_ABOVE ? shared.capacityConstrained : '';
}

/** 'N x {unit string} = units sellable' with their number: 5 x Duplex = 10 units sellable. */
export function unitsSummary(count: number, propertyType: PropertyType): string {
  const { label, units } = propertyTypes[propertyType];
  // The specification's sentence has no place for the number, which stands before its last words.
  return fill(shared.unitsSellable, { n: count, unit: label }).replace('= ', `= ${count * units} `);
}

/** A new application's name: 'Application' and the current date. */
export function defaultName(today: string): string {
  return `Application ${today}`;
}
