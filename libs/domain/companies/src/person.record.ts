import { shared } from '@groundwork/domain-messages';
import { email, flag, id, paragraph, phone, record, state, text, whole, zip } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { all, jsonNumber, oneOf, optional, personName, wholeNumber } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { employmentTypes } from './enumerations.js';

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

const years: Rule = optional(
  all(jsonNumber, wholeNumber, (value) => (Number(value) > MOST_YEARS ? shared.yearsTooMany : undefined)),
);

/** What decides which questions about family and work are asked. */
interface BackgroundAnswers {
  readonly married?: boolean | null;
  readonly employedByThirdparty?: boolean | null;
}

const contact = { section: 'contact' } as const;
const employment = { section: 'employment' } as const;
const ofSpouse = { ...employment, shown: ({ married }: BackgroundAnswers) => married === true };
const ofEmployer = {
  ...employment,
  shown: ({ employedByThirdparty }: BackgroundAnswers) => employedByThirdparty === true,
};
const experience = { section: 'experience' } as const;

/** What is asked of a person of a company and of a user alike (specification 3, Person and User profile): contact, family, work. */
export const backgroundRecord = record('Background', {
  firstName: text('First Name', { rule: personName, ...contact }),
  lastName: text('Last Name', { rule: personName, ...contact }),
  streetAddress: text('Home Address', contact),
  city: text('City', contact),
  state: state('State', contact),
  zipCode: zip('Zip Code', contact),
  mobileNumber: phone('Mobile Number', contact),
  canSendMessages: flag('Text messages agreed for', contact),
  married: flag('Is this person married?', employment),
  spouseName: text('Name of the Spouse', ofSpouse),
  employedByThirdparty: flag('Is this person employed by a third party?', employment),
  thirdpartyCompanyName: text('Name of the Employer', ofEmployer),
  thirdpartyEmploymentStatus: text('Employment There', { rule: oneOf(employmentTypes), ...ofEmployer }),
  /** Up to which year is for the caller to say: {@link optionalYear}. */
  thirdpartyEmployedSince: whole('Employed Since (Year)', ofEmployer),
  yearsInHomeConstruction: whole('Years in Home Construction', { rule: years, ...experience }),
  yearsInCommercialConstruction: whole('Years in Commercial Construction', { rule: years, ...experience }),
});
export type BackgroundFacts = RecordOf<typeof backgroundRecord>;

const { firstName, lastName, ...life } = backgroundRecord.fields;

/** A person of a company (specification 3). Any field may be missing on the wire; which are required of whom, the rules say. */
export const personRecord = record('Person', {
  firstName,
  middleName: text('Middle Name'),
  lastName,
  title: text('Title'),
  /** Of an employee: officer or employee. */
  role: text('Role'),
  fullOrPartTime: text('Full or Part Time', { rule: oneOf(employmentTypes) }),
  emailAddress: email('Email'),
  ...life,
  /** The file with the résumé, which its upload puts here. */
  resumeId: id('Résumé', { writers: [] }),
  resumeText: paragraph('Résumé in Words'),
});
export type PersonFacts = RecordOf<typeof personRecord>;
