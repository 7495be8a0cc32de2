import { shared } from '@groundwork/domain-messages';
import { email, flag, phone, record, required, text } from '@groundwork/domain-records';
import { atMost, isBlank, isEmail, lengthLimits, password, personName } from '@groundwork/domain-validation';
import type { Complaint } from '@groundwork/domain-validation';
import { ADMIN_PASSWORD_LONGER_THAN } from './limits.js';

/** Who registers (sign-in specification, section 5). */
export const registrationRecord = record('Registration', {
  email: required(email('Email')),
  firstName: required(text('First name', { rule: personName })),
  lastName: required(text('Last name', { rule: personName })),
});

/** The form behind the link. How long a password must be the deployment says: `confirmationErrors`. */
export const confirmationRecord = record('Confirmation', {
  password: required(text('Password', { rule: password() })),
  mobile: required(phone('Mobile phone', { description: 'Ten digits; a mask is taken off.' })),
  canSendMessages: flag('Text messages agreed for'),
});

const address = (value: unknown): Complaint => (isEmail(value) ? undefined : shared.emailValid);
const longPassword = (value: unknown): Complaint =>
  typeof value === 'string' && value.length > ADMIN_PASSWORD_LONGER_THAN ? undefined : shared.passwordTooShort;
const named = (value: unknown): Complaint => (isBlank(value) ? shared.fieldRequired : atMost(lengthLimits.line)(value));

/** Administrators' registration: email (of its pattern, so longer than 3), both names, a password longer than 3. */
export const adminRegistrationRecord = record('AdministratorRegistration', {
  email: required(email('Email', { rule: address, description: 'The address that was invited.' })),
  firstName: required(text('First name', { rule: named })),
  lastName: required(text('Last name', { rule: named })),
  password: required(text('Password', { rule: longPassword })),
});

/** What a person signs when it registers. Required once the portal has e-sign terms. */
export const signatureRecord = record('Signature', {
  esignMasterId: text('Terms', { description: 'The version of the terms that was shown.' }),
  signature: text('Signature', { description: 'First and last name, typed; compared in capitals.' }),
});
