import { emptiedByNo } from '@groundwork/domain-companies';
import type { PersonFacts } from '@groundwork/domain-companies';
import { digitsOf, formatPhone } from '@groundwork/domain-validation';
import type { Person } from '../../records.js';

/** A person as every form of the set-up has it: empty texts in place of what is missing. */
export interface PersonValues {
  firstName: string;
  middleName: string;
  lastName: string;
  title: string;
  role: string;
  fullOrPartTime: string;
  emailAddress: string;
  mobileNumber: string;
  /** The digits of the number that text messages were agreed for; empty for none. */
  consentNumber: string;
  married: boolean | null;
  spouseName: string;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  employedByThirdparty: boolean | null;
  thirdpartyCompanyName: string;
  thirdpartyEmploymentStatus: string;
  thirdpartyEmployedSince: number | null;
  yearsInHomeConstruction: number | null;
  yearsInCommercialConstruction: number | null;
  resumeText: string;
}

export function personValues(person?: Partial<Person> | null): PersonValues {
  return {
    firstName: person?.firstName ?? '',
    middleName: person?.middleName ?? '',
    lastName: person?.lastName ?? '',
    title: person?.title ?? '',
    role: person?.role ?? '',
    fullOrPartTime: person?.fullOrPartTime ?? '',
    emailAddress: person?.emailAddress ?? '',
    mobileNumber: person?.mobileNumber ?? '',
    consentNumber: person?.canSendMessages ? digitsOf(person.mobileNumber) : '',
    married: person?.married ?? null,
    spouseName: person?.spouseName ?? '',
    streetAddress: person?.streetAddress ?? '',
    city: person?.city ?? '',
    state: person?.state ?? '',
    zipCode: person?.zipCode ?? '',
    employedByThirdparty: person?.employedByThirdparty ?? null,
    thirdpartyCompanyName: person?.thirdpartyCompanyName ?? '',
    thirdpartyEmploymentStatus: person?.thirdpartyEmploymentStatus ?? '',
    thirdpartyEmployedSince: person?.thirdpartyEmployedSince ?? null,
    yearsInHomeConstruction: person?.yearsInHomeConstruction ?? null,
    yearsInCommercialConstruction: person?.yearsInCommercialConstruction ?? null,
    resumeText: person?.resumeText ?? '',
  };
}

/** Whether text messages are agreed for the number that the form holds. */
export const hasConsent = ({
  consentNumber,
  mobileNumber,
}: Pick<PersonValues, 'consentNumber' | 'mobileNumber'>): boolean =>
  consentNumber !== '' && consentNumber === digitsOf(mobileNumber);

/** As the rules read it: what a No has taken off the form is not complained about. */
export function personFacts({ consentNumber: _number, ...fields }: PersonValues): PersonFacts {
  return { ...fields, ...emptiedByNo(fields) };
}

/** As it is sent: a text that is empty is none, and so is what a No has taken off the form. */
export function personChanges(values: PersonValues) {
  const sent = Object.entries(personFacts(values)).map(
    ([name, value]) => [name, value === '' || value === undefined ? null : value] as const,
  );
  const fields = Object.fromEntries(sent) as {
    [Name in keyof Omit<PersonValues, 'consentNumber'>]: PersonValues[Name] | null;
  };
  return { ...fields, canSendMessages: hasConsent(values) };
}

/** Of what is sent, what differs from the person as it is known. */
export function personDifferences(values: PersonValues, known: Person): Partial<ReturnType<typeof personChanges>> {
  const before: Record<string, unknown> = personChanges(personValues(known));
  return Object.fromEntries(Object.entries(personChanges(values)).filter(([name, value]) => value !== before[name]));
}

export const personLabels = {
  firstName: 'First Name',
  middleName: 'Middle Name',
  lastName: 'Last Name',
  title: 'Title',
  role: 'Role',
  fullOrPartTime: 'Full or Part Time',
  emailAddress: 'Email',
  mobileNumber: 'Mobile Number',
  consentNumber: 'Text messages agreed for',
  married: 'Is this person married?',
  spouseName: 'Name of the Spouse',
  streetAddress: 'Home Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  employedByThirdparty: 'Is this person employed by a third party?',
  thirdpartyCompanyName: 'Name of the Employer',
  thirdpartyEmploymentStatus: 'Employment There',
  thirdpartyEmployedSince: 'Employed Since (Year)',
  yearsInHomeConstruction: 'Years in Home Construction',
  yearsInCommercialConstruction: 'Years in Commercial Construction',
  resumeText: 'Résumé in Words',
} as const;

/** Names of a person, as they are shown. */
export const fullName = (person: { firstName?: string | null; lastName?: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

/** A value of a person as a conflict shows it; undefined where it reads by itself. */
export const showPersonValue = (path: string, value: unknown): string | undefined =>
  /(^|\.)(mobileNumber|consentNumber)$/.test(path) && typeof value === 'string' && value !== ''
    ? formatPhone(value)
    : undefined;
