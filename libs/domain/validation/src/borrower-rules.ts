import { shared } from '@groundwork/domain-messages';
import { all, isBlank, saying } from './rule.js';
import type { Rule } from './rule.js';
import { isEmail } from './email.js';
import { lengthLimits } from './lengths.js';
import { atLeast, atMost } from './text.js';

/** A mobile number of exactly ten digits, without symbols. */
export const mobile: Rule = (value) =>
  typeof value === 'string' && /^\d{10}$/.test(value) ? undefined : shared.mobileTenDigits;

/** The broker's email on an application, with the sentence that it has there. */
export const brokerEmail: Rule = (value) => (isEmail(value) ? undefined : shared.brokerEmailValid);

/** An employer identification number, XX-XXXXXXX. */
export const ein: Rule = (value) => {
  if (isBlank(value)) return shared.requiredField;
  return typeof value === 'string' && /^\d{2}-\d{7}$/.test(value) ? undefined : shared.einFormat;
};

/** Not blank: the contractor form's own sentence. */
export const notBlank: Rule = all(saying(atLeast(1, ''), shared.cannotBeBlank), atMost(lengthLimits.line));

/** A percentage of ownership: a number from 0 to 100. */
export const ownershipPercent: Rule = (value) => {
  const percent = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof percent === 'number' && percent >= 0 && percent <= 100 ? undefined : shared.percentAtMost100;
};
