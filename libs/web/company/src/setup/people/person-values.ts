import { emptiedByNo, personRecord } from '@groundwork/domain-companies';
import type { PersonFacts } from '@groundwork/domain-companies';
import { formValues, labelsOf } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { digitsOf, formatPhone } from '@groundwork/domain-validation';
import type { Person } from '../../records.js';

/** A person as every form of the set-up has it. The consent to text messages is that to a number, and an upload sets the résumé. */
export interface PersonValues extends Omit<FormValues<typeof personRecord>, 'canSendMessages' | 'resumeId'> {
  /** The digits of the number that text messages were agreed for; empty for none. */
  consentNumber: string;
}

/** Where a person stands in a form: in its root, or within an owner. */
export type PersonPath = '' | 'person';
/** A form that holds a person at one of the two. */
export type PersonForm = PersonValues & { person: PersonValues };

export function personValues(person?: Partial<Person> | null): PersonValues {
  const { canSendMessages, resumeId: _upload, ...values } = formValues(personRecord, person);
  return { ...values, consentNumber: canSendMessages ? digitsOf(values.mobileNumber) : '' };
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
  const [before, after] = [personChanges(personValues(known)), personChanges(values)];
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

const { canSendMessages, resumeId: _upload, ...labels } = labelsOf(personRecord);
export const personLabels = { ...labels, consentNumber: canSendMessages };

export { fullName } from '@groundwork/domain-companies';

/** A value of a person as a conflict shows it; undefined where it reads by itself. */
export const showPersonValue = (path: string, value: unknown): string | undefined =>
  /(^|\.)(mobileNumber|consentNumber)$/.test(path) && typeof value === 'string' && value !== ''
    ? formatPhone(value)
    : undefined;
