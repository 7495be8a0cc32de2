import { brokerDefaults } from '@groundwork/domain-brokers';
import type { PhoneType } from '@groundwork/domain-brokers';
import { isBlank } from '@groundwork/domain-validation';
import { unsigned } from '../esign-signature/index.js';
import type { InvitedBroker } from '../../data/broker-registration.js';

const required = [
  'firstName',
  'lastName',
  'businessName',
  'emailAddressA',
  'phoneNumberA',
  'streetAddress',
  'city',
  'state',
  'zipCode',
] as const;
const optional = ['title', 'businessState', 'emailAddressB', 'phoneNumberB', 'streetAddress2'] as const;

type Texts = Record<(typeof required)[number] | (typeof optional)[number], string>;

/** The fields of the Review Account form; texts, empty where there is nothing. */
export type ReviewValues = Texts & {
  phoneNumberAType: PhoneType;
  phoneNumberBType: PhoneType;
  canSendTextMessages: boolean;
  password: string;
  confirmPassword: string;
  signature: string;
  esignAccepted: boolean;
};

/** What the lender entered. The consents are the broker's own to give, whatever the record says. */
export function reviewValuesOf(broker: InvitedBroker): ReviewValues {
  const texts = Object.fromEntries([...required, ...optional].map((field) => [field, broker[field] ?? ''])) as Texts;
  const { phoneNumberAType = brokerDefaults.phoneNumberAType, phoneNumberBType = brokerDefaults.phoneNumberBType } =
    broker;
  return {
    ...texts,
    phoneNumberAType,
    phoneNumberBType,
    canSendTextMessages: false,
    password: '',
    confirmPassword: '',
    ...unsigned,
  };
}

/** The record as it is checked and sent: what was left empty is none. */
export function detailsOf({
  password: _p,
  confirmPassword: _c,
  signature: _s,
  esignAccepted: _e,
  ...details
}: ReviewValues) {
  const blanks = Object.fromEntries(
    optional.filter((field) => isBlank(details[field])).map((field) => [field, null]),
  ) as Partial<Record<(typeof optional)[number], null>>;
  return { ...details, ...blanks };
}
