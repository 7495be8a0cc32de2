import {
  atLeast,
  digitsOf,
  email,
  isBlank,
  line,
  oneOf,
  optionalEmail,
  optionalId,
  optionalOneOf,
  optionalTrueOrFalse,
  paragraph,
  personName,
  phone,
  requiredText,
  state,
  title,
  validate,
  when,
  zip,
} from '@groundwork/domain-validation';
import type { FieldErrors, Rule, Shape } from '@groundwork/domain-validation';
import { borrower, shared } from '@groundwork/domain-messages';
import { backgroundShape } from './background.js';
import type { BackgroundFacts } from './background.js';
import { employeeRoles, employmentTypes } from './enumerations.js';

/** A person of a company (specification 3). Every field may be missing on the wire. */
export interface PersonFacts extends BackgroundFacts {
  readonly middleName?: string | null;
  readonly title?: string | null;
  readonly role?: string | null;
  readonly emailAddress?: string | null;
  readonly fullOrPartTime?: string | null;
  readonly resumeId?: string | null;
  readonly resumeText?: string | null;
}

/** What holds for every person: names, and whatever else is given in its right form. */
export function personShape(currentYear: number): Shape {
  return {
    ...backgroundShape(currentYear),
    firstName: personName,
    middleName: line,
    lastName: personName,
    title: line,
    role: line,
    emailAddress: optionalEmail,
    fullOrPartTime: optionalOneOf(employmentTypes),
    resumeId: optionalId,
    resumeText: paragraph,
  };
}

/** The full contact details that a guarantor, an officer and an owner above 20 % give (specification 5). */
export const contactShape: Shape = {
  emailAddress: email,
  streetAddress: requiredText,
  city: requiredText,
  state,
  zipCode: zip,
  mobileNumber: phone,
};

/** Whether a person has both names: the other fields appear only then. */
export function hasBothNames(person: Pick<PersonFacts, 'firstName' | 'lastName'>): boolean {
  return !isBlank(person.firstName) && !isBlank(person.lastName);
}

/** What is wrong with a person, by field. `withContact`: the full contact details are asked for. */
export function personErrors(person: PersonFacts, currentYear: number, withContact = false): FieldErrors {
  return validate({ ...personShape(currentYear), ...(withContact ? contactShape : {}) }, person);
}

/** What is wrong with an employee who owns nothing: names, email, role, title and full or part time are required. */
export function employeeErrors(person: PersonFacts, currentYear: number): FieldErrors {
  return validate(
    {
      ...personShape(currentYear),
      emailAddress: email,
      role: oneOf(employeeRoles),
      title,
      fullOrPartTime: oneOf(employmentTypes),
    },
    person,
  );
}

/** A mobile number as it is stored: its digits; none where there is none. */
export function phoneDigits(value: string | null | undefined): string | null {
  return digitsOf(value) || null;
}

/** A contractor's fields (specification 5, contractor form). */
export interface ContractorFacts {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly mobileNumber?: string | null;
  readonly emailAddress?: string | null;
  readonly licenseRevoked?: boolean | null;
  readonly resumeId?: string | null;
  readonly resumeText?: string | null;
}

const written: Rule = atLeast(1, borrower.cannotBeBlank);

/** What is wrong with a contractor: both names and the phone are required, the email is not. */
export function contractorErrors(contractor: ContractorFacts): FieldErrors {
  const given =
    (rule: Rule): Rule =>
    (value) =>
      written(value) ?? rule(value);
  return validate(
    {
      firstName: given(line),
      lastName: given(line),
      mobileNumber: given((value) => (phone(value) === undefined ? undefined : shared.phoneValid)),
      emailAddress: optionalEmail,
      licenseRevoked: optionalTrueOrFalse,
      resumeId: optionalId,
      resumeText: paragraph,
    },
    contractor,
  );
}

/** A builder's licence (specification 5): its state, and a number unless none is required there. */
export interface LicenseFacts {
  readonly state?: string | null;
  readonly number?: string | null;
  readonly licenseNotRequired?: boolean | null;
}

export function licenseErrors(license: LicenseFacts): FieldErrors {
  const numbered = license.licenseNotRequired !== true;
  return validate(
    {
      state,
      number: when(numbered, (value) => written(value) ?? line(value)),
      licenseNotRequired: optionalTrueOrFalse,
    },
    license,
  );
}
