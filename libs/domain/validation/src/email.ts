import { lengthLimits } from './lengths.js';

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/;

/** Whether a text looks like an email address. A module of its own, as the sign-in page asks this and no rule of a form. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= lengthLimits.email && EMAIL.test(value.trim());
}
