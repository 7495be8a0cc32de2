import { fill, shared } from '@groundwork/domain-messages';
import { all, isBlank } from './rule.js';
import type { Rule } from './rule.js';
import { atMost, lengthLimits } from './text.js';

/** The least that any deployment may ask of a password's length (specification 5). */
export const PASSWORD_FLOOR = 5;

/** A new password of at least `minimum` characters; a minimum below the floor counts as the floor. */
export function password(minimum: number = PASSWORD_FLOOR): Rule {
  const needed = Math.max(minimum, PASSWORD_FLOOR);
  const sentence = needed === PASSWORD_FLOOR ? shared.passwordTooShort : fill(shared.passwordMinimum, { min: needed });
  return all(
    (value) => (isBlank(value) ? shared.textRequired : undefined),
    (value) => (typeof value === 'string' && value.length >= needed ? undefined : sentence),
    atMost(lengthLimits.password),
  );
}

/** The repeated password equals the first. */
export function sameAs(first: unknown): Rule {
  return (value) => (value === first ? undefined : shared.passwordsDoNotMatch);
}
