import { shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { isBlank, password, sameAs, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { DEFAULT_VERSION } from './agreement.js';
import { brokerAccountRecord, brokerFieldDefaults, brokerRecord, brokerRegistrationRecord } from './broker.record.js';
import type { BrokerRegistration } from './broker.record.js';
import { brokerStatus } from './broker-status.js';

/** A new broker's defaults (section 3). */
export const brokerDefaults = {
  phoneNumberAType: brokerFieldDefaults.phoneNumberAType,
  phoneNumberBType: brokerFieldDefaults.phoneNumberBType,
  status: brokerStatus.pending,
  iccaVersion: DEFAULT_VERSION,
  sentEmail: false,
} as const;

/** The administrator's form: names, primary email and phone required; address and corporation state optional. */
export const brokerErrors = (form: unknown): FieldErrors => validate(shapeOf(brokerRecord), form);

/** The broker's own account: primary email and phone, street, city, state and zip required. */
export const brokerAccountErrors = (form: unknown): FieldErrors => validate(shapeOf(brokerAccountRecord), form);

/** What a broker gives of itself at its registration: names, contact, address and the consent to text messages. */
export const brokerRegistrationErrors = (form: unknown): FieldErrors =>
  validate(shapeOf(brokerRegistrationRecord), form);

type ReviewForm = { readonly [Name in keyof BrokerRegistration | 'password' | 'confirmPassword']?: unknown };

/** The public Review Account form: a registration with the password twice. */
export const brokerReviewErrors = (form: ReviewForm, minimumPassword?: number): FieldErrors =>
  validate(
    {
      ...shapeOf(brokerRegistrationRecord),
      password: password(minimumPassword),
      confirmPassword: sameAs(form.password),
    },
    form,
  );

/** The caption of the invitation's button. */
export function inviteCaption(sentEmail: boolean | null | undefined): string {
  return sentEmail ? shared.sendAgain : shared.sendInvitation;
}

/** A broker's name as cards show it. */
export function brokerName(broker: { readonly firstName?: string | null; readonly lastName?: string | null }): string {
  return [broker.firstName, broker.lastName].filter((part) => !isBlank(part)).join(' ');
}
