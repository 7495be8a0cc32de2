import { borrowerPages, shared } from '@groundwork/domain-messages';
import {
  digitsOf,
  line,
  optional,
  optionalOneOf,
  optionalPhone,
  optionalState,
  optionalTrueOrFalse,
  optionalWholeNumber,
  optionalZip,
} from '@groundwork/domain-validation';
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

const years: Rule = (value) =>
  optionalWholeNumber(value) ?? (Number(value ?? 0) > MOST_YEARS ? borrowerPages.yearsTooMany : undefined);

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

/** Consent to text messages belongs to the number that it was given for: it is asked for until then, and again for another one. */
export function asksForTextConsent(
  stored: Pick<BackgroundFacts, 'canSendMessages' | 'mobileNumber'>,
  mobileNumber: string | null | undefined,
): boolean {
  return stored.canSendMessages !== true || digitsOf(mobileNumber) !== digitsOf(stored.mobileNumber);
}

/** The consent that stands after a change that names the number, the consent, both or neither. Without a number there is none. */
export function textConsentAfter(
  before: Pick<BackgroundFacts, 'canSendMessages' | 'mobileNumber'>,
  change: Pick<BackgroundFacts, 'canSendMessages' | 'mobileNumber'>,
): boolean | null {
  const mobileNumber = change.mobileNumber === undefined ? before.mobileNumber : change.mobileNumber;
  const given = change.canSendMessages === undefined ? before.canSendMessages : change.canSendMessages;
  const stands =
    digitsOf(mobileNumber) !== '' &&
    (change.canSendMessages !== undefined || !asksForTextConsent(before, mobileNumber));
  return given === true ? stands : (given ?? null);
}

const ofSpouse = ['spouseName'] as const satisfies readonly (keyof BackgroundFacts)[];
const ofEmployer = [
  'thirdpartyCompanyName',
  'thirdpartyEmploymentStatus',
  'thirdpartyEmployedSince',
] as const satisfies readonly (keyof BackgroundFacts)[];
type AskedAfterYes = (typeof ofSpouse)[number] | (typeof ofEmployer)[number];

/** What a No takes away: the spouse of somebody unmarried, the employer of somebody who has none. Null by field. */
export function emptiedByNo(
  background: Pick<BackgroundFacts, 'married' | 'employedByThirdparty'>,
): Partial<Record<AskedAfterYes, null>> {
  const names = [
    ...(background.married === false ? ofSpouse : []),
    ...(background.employedByThirdparty === false ? ofEmployer : []),
  ];
  return Object.fromEntries(names.map((name) => [name, null]));
}
