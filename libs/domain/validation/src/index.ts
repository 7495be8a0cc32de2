export { isEmail } from './email.js';
export { lengthLimits, nameKey } from './lengths.js';
export { brokerEmail, ein, mobile, notBlank, ownershipPercent } from './borrower-rules.js';
export { password, passwordStrength, sameAs } from './password.js';
export type { PasswordStrength } from './password.js';
export { all, isBlank, optional, when } from './rule.js';
export type { Complaint, FieldErrors, Rule } from './rule.js';
export { optionalState, state, stateName, stateNames } from './states.js';
export {
  adminTitle,
  atLeast,
  atMost,
  contractorPhone,
  digitsOf,
  document,
  email,
  filled,
  formatPhone,
  line,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalZip,
  paragraph,
  personName,
  phone,
  requiredAny,
  requiredParagraph,
  requiredText,
  textAtMost,
  title,
  zip,
} from './text.js';
export { each, ifPresent, isValid, toProblemErrors, under, validate } from './validate.js';
export type { ListShape, OptionalShape, Shape } from './validate.js';
export {
  amount,
  calendarDate,
  halves,
  yearBetween,
  id,
  instant,
  isId,
  jsonNumber,
  LARGEST_AMOUNT,
  LARGEST_WHOLE,
  listOfAtMost,
  listOfIds,
  notNegative,
  number,
  numberAtMost,
  oneOf,
  optionalAmount,
  optionalId,
  optionalOneOf,
  optionalPercentage,
  optionalTrueOrFalse,
  optionalWholeNumber,
  percentage,
  trueOrFalse,
  truthy,
  upload,
  wholeNumber,
} from './value.js';
export { isUnread, readAmount, readNumber, unreadErrors, whatIsRead } from './typed.js';
export type { Unread } from './typed.js';
export { isKeepable, keepableOf, unkeptFields, unkeptOf } from './unkept-fields.js';
export { textChanges, withTextChanges } from './text-changes.js';
export type { TextChange } from './text-changes.js';
