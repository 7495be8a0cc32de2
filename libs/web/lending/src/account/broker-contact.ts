import { passwordUpdateErrors } from '@groundwork/domain-accounts';
import { brokerAccountErrors, brokerDefaults } from '@groundwork/domain-brokers';
import type { PhoneType } from '@groundwork/domain-brokers';
import { isBlank } from '@groundwork/domain-validation';
import { emptyPasswords } from './password-fields.js';
import type { Passwords } from './password-fields.js';

const texts = [
  'emailAddressA',
  'emailAddressB',
  'phoneNumberA',
  'phoneNumberB',
  'streetAddress',
  'streetAddress2',
  'city',
  'state',
  'zipCode',
] as const;
type TextField = (typeof texts)[number];

/** The fields of the form that are no password. */
export const contactFields = [...texts, 'phoneNumberAType', 'phoneNumberBType'] as const;

/** The broker's record as the back ends answer it, as far as its account needs it. */
export type BrokerRecord = {
  id: string;
  firstName: string;
  lastName: string;
  title?: string | null;
  businessName: string;
  businessState?: string | null;
  phoneNumberAType?: PhoneType;
  phoneNumberBType?: PhoneType;
} & { [Field in TextField]?: string | null };

/** What a broker changes of itself, as the call takes it: nothing is null. */
export type BrokerContact = ReturnType<typeof contactOf>;

/** The form's values: texts, empty where there is nothing, and the passwords where one is changed. */
export type BrokerAccountValues = Record<TextField, string> & {
  phoneNumberAType: PhoneType;
  phoneNumberBType: PhoneType;
} & Passwords;

export function valuesOf(broker: BrokerRecord): BrokerAccountValues {
  const { phoneNumberAType, phoneNumberBType } = { ...brokerDefaults, ...broker };
  const known = Object.fromEntries(texts.map((field) => [field, broker[field] ?? ''])) as Record<TextField, string>;
  return { ...known, phoneNumberAType, phoneNumberBType, ...emptyPasswords };
}

export function contactOf({
  password: _old,
  newPassword: _new,
  confirmPassword: _again,
  ...values
}: BrokerAccountValues) {
  const orNull = (text: string) => (isBlank(text) ? null : text);
  const { emailAddressB, phoneNumberB, streetAddress2 } = values;
  return {
    ...values,
    emailAddressB: orNull(emailAddressB),
    phoneNumberB: orNull(phoneNumberB),
    streetAddress2: orNull(streetAddress2),
  };
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
