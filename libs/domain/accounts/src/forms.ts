import { shared } from '@groundwork/domain-messages';
import {
  atMost,
  isEmail,
  lengthLimits,
  password as passwordRule,
  sameAs,
  validate,
} from '@groundwork/domain-validation';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';
import { PASSWORD_UPDATE_MINIMUM } from './limits.js';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Forgot password: an empty email gives 'Need a valid email', and so does one that is none. */
export function forgotPasswordComplaint(email: unknown): Complaint {
  return isEmail(email) ? undefined : shared.needAValidEmail;
}

/** The address as it is stored and looked up: without blanks around it, in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A new password typed twice, from the link of the email. */
export function resetPasswordErrors(
  form: { readonly password?: unknown; readonly confirmPassword?: unknown },
  minimum?: number,
): FieldErrors {
  return validate({ password: passwordRule(minimum), confirmPassword: sameAs(form.password) }, form);
}

/** The three fields of the password update. */
export interface PasswordUpdate {
  readonly password?: unknown;
  readonly newPassword?: unknown;
  readonly confirmPassword?: unknown;
}

/** Old, new and the new again; an empty old one says 'Enter a valid password'. */
export function passwordUpdateErrors(form: PasswordUpdate, minimum?: number): FieldErrors {
  return validate(
    {
      password: (value) => (textOf(value) === '' ? shared.enterValidPassword : atMost(lengthLimits.password)(value)),
      newPassword: passwordRule(minimum),
      confirmPassword: sameAs(form.newPassword),
    },
    form,
  );
}

/** Whether the update's button works: all three of at least 3 characters, and the repetition equal (specification 5). */
export function canUpdatePassword({ password, newPassword, confirmPassword }: PasswordUpdate): boolean {
  const each = [password, newPassword, confirmPassword].every(
    (value) => textOf(value).length >= PASSWORD_UPDATE_MINIMUM,
  );
  return each && newPassword === confirmPassword;
}
