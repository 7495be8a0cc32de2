import { brokerDefaults, brokerRegistrationRecord } from '@groundwork/domain-brokers';
import { formValues, labelsOf, withoutBlanks } from '@groundwork/domain-records';
import type { FormValues } from '@groundwork/domain-records';
import { unsigned } from '../esign-signature/index.js';
import type { InvitedBroker } from '../../data/broker-registration.js';

/** The fields of the Review Account form; texts, empty where there is nothing. */
export type ReviewValues = Omit<FormValues<typeof brokerRegistrationRecord>, 'canSendTextMessages'> & {
  canSendTextMessages: boolean;
  password: string;
  confirmPassword: string;
  signature: string;
  esignAccepted: boolean;
};

export const reviewLabels = labelsOf(brokerRegistrationRecord);

/** What the lender entered. The consents are the broker's own to give, whatever the record says. */
export const reviewValuesOf = (broker: InvitedBroker): ReviewValues => ({
  ...formValues(brokerRegistrationRecord, { ...brokerDefaults, ...broker }),
  canSendTextMessages: false,
  password: '',
  confirmPassword: '',
  ...unsigned,
});

/** The record as it is checked and sent: what was left empty is none. */
export function detailsOf({
  password: _p,
  confirmPassword: _c,
  signature: _s,
  esignAccepted: _e,
  ...details
}: ReviewValues) {
  return withoutBlanks(brokerRegistrationRecord, details);
}
