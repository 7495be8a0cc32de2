import { shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import {
  atLeast,
  contractorPhone,
  digitsOf,
  email,
  isBlank,
  line,
  oneOf,
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
import { contractorRecord } from './contractor.record.js';
import type { ContractorFacts } from './contractor.record.js';
import { employeeRoles, employmentTypes } from './enumerations.js';
import { licenseRecord } from './license.record.js';
import type { LicenseFacts } from './license.record.js';
import { optionalYear, personRecord } from './person.record.js';
import type { PersonFacts } from './person.record.js';

/** What holds for every person: names, and whatever else there is in its right form. */
export const personShape = (currentYear: number): Shape => ({
  ...shapeOf(personRecord),
  firstName: personName,
  lastName: personName,
  thirdpartyEmployedSince: optionalYear(currentYear),
});

/** The full contact details that a guarantor, an officer and an owner above 20 % give (specification 5). */
export const contactShape: Shape = {
  emailAddress: email,
  streetAddress: requiredText,
  city: requiredText,
  state,
  zipCode: zip,
  mobileNumber: phone,
};

/** What names somebody. */
export interface NamedPerson {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

/** Names of a person or a contractor, as they are shown; empty where there are none. */
export const fullName = ({ firstName, lastName }: NamedPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ');

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

const written: Rule = atLeast(1, shared.cannotBeBlank);
const writtenAnd =
  (rule: Rule): Rule =>
  (value) =>
    written(value) ?? rule(value);

/** What is wrong with a contractor: both names and the phone are required, the email is not. */
export function contractorErrors(contractor: ContractorFacts): FieldErrors {
  return validate(
    {
      ...shapeOf(contractorRecord),
      firstName: writtenAnd(line),
      lastName: writtenAnd(line),
      mobileNumber: writtenAnd(contractorPhone),
    },
    contractor,
  );
}

/** What is wrong with a builder's licence: it has its state, and a number unless none is required there. */
export function licenseErrors(license: LicenseFacts): FieldErrors {
  return validate(
    { ...shapeOf(licenseRecord), state, number: when(license.licenseNotRequired !== true, writtenAnd(line)) },
    license,
  );
}
