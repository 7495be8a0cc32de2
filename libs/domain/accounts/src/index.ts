export {
  adminRegistrationErrors,
  canUpdatePassword,
  confirmationErrors,
  forgotPasswordComplaint,
  loginComplaint,
  normaliseEmail,
  passwordUpdateErrors,
  registrationErrors,
  resetPasswordErrors,
} from './forms.js';
export type { PasswordUpdate } from './forms.js';
export {
  ADMIN_PASSWORD_LONGER_THAN,
  ATTEMPTS_BEFORE_RESET_LINK,
  EMAIL_LONGER_THAN,
  IDLE_GRACE,
  IDLE_TIMEOUT,
  LOGIN_SUCCESS_DELAY,
  offersResetLink,
  PASSWORD_UPDATE_MINIMUM,
  REGISTRATION_REDIRECT_DELAY,
} from './limits.js';
export { isCommonPassword, passwordPolicy } from './password-policy.js';
export { areaOf, flagsOf, homeOf, roleOf } from './role.js';
export type { LoginFlags } from './role.js';
