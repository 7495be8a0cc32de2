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

/** As it is sent: a text that is empty is none. */
export function personChanges(values: PersonValues) {
  const sent = Object.entries(values).map(([name, value]) => [name, value === '' || value === undefined ? null : value] as const);
  return Object.fromEntries(sent) as { [Name in keyof PersonValues]: PersonValues[Name] | null };
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
  resumeText: 'Résumé',
} as const;

/** Names of a person, as they are shown. */
export const fullName = (person: { firstName?: string | null; lastName?: string | null }): string => [person.firstName, person.lastName].filter(Boolean).join(' ');
