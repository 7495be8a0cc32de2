export { auditFilterLimits, auditKinds, isAuditKind, operationDeeds, operationSteps } from './audit.js';
export type { AuditKind, OperationDeed, OperationStep } from './audit.js';
export { apiTokenRecord, tokenDays } from './api-token.record.js';
export type { TokenDays } from './api-token.record.js';
export { firstLender, lenderRecord } from './lender.record.js';
export type { Lender, Letterhead } from './lender.record.js';
export { letterTextErrors, letterTextRecord, paragraphsOf, placeholdersIn } from './letter-text.js';
export type { LetterBounds, LetterText } from './letter-text.js';
export { accentComplaint, contrastOf, grounds, paletteOf } from './palette.js';
export type { Palette, Scheme } from './palette.js';
export { deviceName } from './device-name.js';
export {
  maskedAddress,
  secondFactorGroups,
  SIGNING_TRIES,
  signedKinds,
  signingDemands,
  signingSettingRecord,
} from './signing.js';
export type { SecondFactorGroup, SignedKind, SigningDemandKind } from './signing.js';
export {
  codeRule,
  confirmingPassword,
  guardedErrors,
  plainCode,
  plainRecoveryCode,
  proofErrors,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeRule,
  recoveryCodeText,
  resetReason,
  identification,
  identifications,
} from './second-factor.js';
export type { Identification, SecondFactorProof } from './second-factor.js';
export {
  canUpdatePassword,
  forgotPasswordComplaint,
  normaliseEmail,
  passwordUpdateErrors,
  resetPasswordErrors,
} from './forms.js';
export type { PasswordUpdate } from './forms.js';
export { loginComplaint } from './login.js';
export { LOGIN_SUCCESS_DELAY, offersResetLink, REGISTRATION_REDIRECT_DELAY } from './limits.js';
export { isCommonPassword, passwordPolicy } from './password-policy.js';
export { asksForTextConsent } from '@groundwork/domain-companies';
export { adminRegistrationErrors, confirmationErrors, registrationErrors } from './registration.js';
export {
  adminRegistrationRecord,
  confirmationRecord,
  registrationRecord,
  signatureRecord,
} from './registration.record.js';
export { profileErrors, profileShape } from './profile.js';
export { lastFourDigits, maskedDigits, profileRecord } from './profile.record.js';
export type { Profile } from './profile.record.js';
export {
  byUrgency,
  needOfTask,
  placeOfSubject,
  placeOfTask,
  taskAboutRecord,
  taskCauses,
  taskRecord,
  taskStates,
  taskSubjectLabels,
  taskSubjects,
  taskUrgency,
} from './task.record.js';
export type { TaskCause, TaskState, TaskSubject } from './task.record.js';
export { needsInOrder, needUrgency } from './needs.js';
export type { Need, NeedReason, NeedUrgency } from './needs.js';
export { flagsOf, accountPathOf, homeOf, roleOf } from './role.js';
export type { LoginFlags } from './role.js';
export {
  IDENTITY_CHECKS_A_DAY,
  IDENTITY_IMAGE_LIMIT,
  identityCheckBodyLimit,
  identityImageError,
  identityImageType,
  identityImageTypes,
  isIdentityPass,
} from './identity-check.js';
export type { IdentityImageType } from './identity-check.js';
export { overlapHours, rotationRecord, webhookRecord } from './webhook.record.js';
