import { confirmationErrors } from '@groundwork/domain-accounts';
import { personName, validate } from '@groundwork/domain-validation';
import { unsigned } from '../esign-signature/index.js';
import type { LinkFacts } from '../letter-link/index.js';

/** The fields of the form. The name is asked for only where the link names nobody. */
export const valuesOf = ({ firstName, lastName }: LinkFacts) => ({
  firstName,
  lastName,
  password: '',
  mobile: '',
  canSendMessages: false,
  commercialPurpose: false,
  ...unsigned,
});

export type ConfirmationValues = ReturnType<typeof valuesOf>;

/** Whether whoever invited gave the address alone. */
export const isUnnamed = ({ firstName, lastName }: LinkFacts): boolean => firstName === '' || lastName === '';

export function confirmationComplaints(values: ConfirmationValues, facts: LinkFacts) {
  const names = isUnnamed(facts) ? validate({ firstName: personName, lastName: personName }, values) : {};
  return { ...names, ...confirmationErrors(values, facts.passwordMinimum) };
}
