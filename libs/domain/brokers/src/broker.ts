import { admin, shared } from '@groundwork/domain-messages';
import {
  all,
  contractorPhone,
  isBlank,
  isEmail,
  line,
  optional,
  optionalOneOf,
  optionalPhone,
  optionalState,
  optionalZip,
  password,
  requiredAny,
  sameAs,
  state,
  validate,
  zip,
} from '@groundwork/domain-validation';
import type { FieldErrors, Rule, Shape } from '@groundwork/domain-validation';
import { DEFAULT_VERSION } from './agreement.js';
import { brokerStatus } from './broker-status.js';

export const phoneTypes = ['office', 'mobile'] as const;
export type PhoneType = (typeof phoneTypes)[number];

/** A new broker's defaults (section 3). */
export const brokerDefaults = {
  phoneNumberAType: 'office',
  phoneNumberBType: 'mobile',
  status: brokerStatus.pending,
  iccaVersion: DEFAULT_VERSION,
  sentEmail: false,
} as const;

const need =
  (sentence: string): Rule =>
  (value) =>
    isBlank(value) ? sentence : undefined;
const emailForm: Rule = (value) => (isEmail(value) ? undefined : admin.emailNotValid);
const primaryEmail = all(need(admin.primaryEmailIsRequired), emailForm);
const primaryPhone = all(need(admin.phone1IsRequired), contractorPhone);

const names: Shape = { title: line, firstName: requiredAny, lastName: requiredAny, businessName: requiredAny };
const contact: Shape = {
  emailAddressA: primaryEmail,
  emailAddressB: optional(emailForm),
  phoneNumberA: primaryPhone,
  phoneNumberB: optionalPhone,
  phoneNumberAType: optionalOneOf(phoneTypes),
  phoneNumberBType: optionalOneOf(phoneTypes),
};
const address: Shape = {
  streetAddress: all(need(admin.mailingAddressRequired), line),
  streetAddress2: line,
  city: all(need(admin.cityIsRequired), line),
  state,
  zipCode: all(need(admin.zipCodeIsRequired), zip),
};

/** The administrator's form: names, primary email and phone required; address and corporation state optional. */
export function brokerErrors(form: unknown): FieldErrors {
  return validate(
    {
      ...names,
      ...contact,
      streetAddress: line,
      streetAddress2: line,
      city: line,
      state: optionalState,
      zipCode: optionalZip,
      businessState: optionalState,
    },
    form,
  );
}

/** The broker's own account: primary email and phone, street, city, state and zip required. */
export function brokerAccountErrors(form: unknown): FieldErrors {
  return validate({ ...contact, ...address }, form);
}

const agreed: Rule = (value) => (value === true ? undefined : shared.fieldRequired);
const registration: Shape = {
  ...names,
  ...contact,
  ...address,
  businessState: optionalState,
  canSendTextMessages: agreed,
};

/** What a broker gives of itself at its registration: names, contact, address and the consent to text messages. */
export function brokerRegistrationErrors(form: unknown): FieldErrors {
  return validate(registration, form);
}

/** The public Review Account form: a registration with the password twice. */
export function brokerReviewErrors(
  form: { readonly password?: unknown; readonly [field: string]: unknown },
  minimumPassword?: number,
): FieldErrors {
  return validate(
    { ...registration, password: password(minimumPassword), confirmPassword: sameAs(form.password) },
    form,
  );
}

/** The caption of the invitation's button. */
export function inviteCaption(sentEmail: boolean | null | undefined): string {
  return sentEmail ? admin.sendAgain : admin.sendInvitation;
}

/** A broker's name as cards show it. */
export function brokerName(broker: { readonly firstName?: string | null; readonly lastName?: string | null }): string {
  return [broker.firstName, broker.lastName].filter((part) => !isBlank(part)).join(' ');
}
