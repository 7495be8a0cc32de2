import { passwordUpdateErrors } from '@groundwork/domain-accounts';
import { brokerAccountErrors, brokerAccountRecord, brokerDefaults } from '@groundwork/domain-brokers';
import type { BrokerFields } from '@groundwork/domain-brokers';
import { fieldNames, formValues, withoutBlanks } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { emptyPasswords } from './password-fields.js';
import type { Passwords } from './password-fields.js';

/** The form's values of the record: texts, empty where there is nothing. The consent has been given. */
type ContactValues = Omit<FormValues<typeof brokerAccountRecord>, 'canSendTextMessages'>;

/** The fields of the form that are no password. */
export const contactFields = fieldNames(brokerAccountRecord).filter((name) => name !== 'canSendTextMessages');

/** The broker's record as the back ends answer it, as far as its account needs it. */
export type BrokerRecord = BrokerFields & { readonly id: string };

/** What a broker changes of itself, as the call takes it: nothing is null. */
export type BrokerContact = ReturnType<typeof contactOf>;

/** The form's values, and the passwords where one is changed. */
export type BrokerAccountValues = ContactValues & Passwords;

export function valuesOf(broker: BrokerRecord): BrokerAccountValues {
  const { canSendTextMessages: _consent, ...values } = formValues(brokerAccountRecord, {
    ...brokerDefaults,
    ...broker,
  });
  return { ...values, ...emptyPasswords };
}

export function contactOf({
  password: _old,
  newPassword: _new,
  confirmPassword: _again,
  ...values
}: BrokerAccountValues) {
  return withoutBlanks(brokerAccountRecord, values);
}

/**
 * Whether the password is being changed: then the old one is required, and only then (specification, section 5). An old
 * one alone changes nothing: password managers fill it in by themselves.
 */
export const changesPassword = ({ newPassword, confirmPassword }: Passwords): boolean =>
  newPassword !== '' || confirmPassword !== '';

export function brokerFormErrors(values: BrokerAccountValues): Readonly<Record<string, string>> {
  return {
    ...brokerAccountErrors(contactOf(values)),
    ...(changesPassword(values) ? passwordUpdateErrors(values) : {}),
  };
}
