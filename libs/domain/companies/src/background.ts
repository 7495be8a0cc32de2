import { borrowerPages, shared } from '@groundwork/domain-messages';
import { line, optional, optionalOneOf, optionalPhone, optionalState, optionalTrueOrFalse, optionalWholeNumber, optionalZip } from '@groundwork/domain-validation';
import type { Rule, Shape } from '@groundwork/domain-validation';
import { employmentTypes } from './enumerations.js';

/** What is asked of a person of a company and of a user alike (specification 3, Person and User profile): contact, family, work. */
export interface BackgroundFacts {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly mobileNumber?: string | null;
  readonly canSendMessages?: boolean | null;
  readonly married?: boolean | null;
  readonly spouseName?: string | null;
  readonly streetAddress?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zipCode?: string | null;
  readonly employedByThirdparty?: boolean | null;
  readonly thirdpartyCompanyName?: string | null;
  readonly thirdpartyEmploymentStatus?: string | null;
  readonly thirdpartyEmployedSince?: number | null;
  readonly yearsInHomeConstruction?: number | null;
  readonly yearsInCommercialConstruction?: number | null;
}

/** Years that somebody may name as the begin of an employment. */
const EARLIEST_YEAR = 1900;
/** A part of a life's work, in years. */
const MOST_YEARS = 100;

/** A year up to the present one, or empty. */
export function optionalYear(currentYear: number): Rule {
  return optional((value) => {
    const year = Number(value);
    return Number.isInteger(year) && year >= EARLIEST_YEAR && year <= currentYear ? undefined : shared.yearInvalid;
  });
}

const years: Rule = (value) => optionalWholeNumber(value) ?? (Number(value ?? 0) > MOST_YEARS ? borrowerPages.yearsTooMany : undefined);

/** What holds for a background however little of it is given; the names are the caller's. */
export function backgroundShape(currentYear: number): Shape {
  return {
    mobileNumber: optionalPhone,
    canSendMessages: optionalTrueOrFalse,
    married: optionalTrueOrFalse,
    spouseName: line,
    streetAddress: line,
    city: line,
    state: optionalState,
    zipCode: optionalZip,
    employedByThirdparty: optionalTrueOrFalse,
    thirdpartyCompanyName: line,
    thirdpartyEmploymentStatus: optionalOneOf(employmentTypes),
    thirdpartyEmployedSince: optionalYear(currentYear),
    yearsInHomeConstruction: years,
    yearsInCommercialConstruction: years,
  };
}
