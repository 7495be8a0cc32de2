import { fill, shared } from '@groundwork/domain-messages';
import { lengthLimits } from './lengths.js';
import { all, isBlank } from './rule.js';
import type { Rule } from './rule.js';
import { atMost } from './text.js';

/** The least that any deployment may ask of a password's length (specification 5). */
export const PASSWORD_FLOOR = 5;

/** A new password of at least `minimum` characters; a minimum below the floor counts as the floor. */
export function password(minimum: number = PASSWORD_FLOOR): Rule {
  const needed = Math.max(minimum, PASSWORD_FLOOR);
  const sentence = fill(shared.passwordMinimum, { min: needed });
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

/** How hard a password is to guess: 0 shorter than the minimum or empty, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Kinds of characters with how many there are of each. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];
/** Bits of guessing from which a password is fair, good and strong. */
const grades = [30, 48, 64] as const;

/**
 * An estimate for the meter beside the field, no rule: how many characters, of how many kinds, where one that repeats or
 * follows the one before it (aaa, 1234, edc) counts a quarter. Lists of common passwords are the service's affair.
 */
export function passwordStrength(value: string, minimum: number = PASSWORD_FLOOR): PasswordStrength {
  if (value.length < Math.max(minimum, PASSWORD_FLOOR)) return 0;
  const choices = kinds.reduce((sum, [kind, count]) => (kind.test(value) ? sum + count : sum), 0);
  const codes = [...value].map((character) => character.codePointAt(0) ?? 0);
  const length = codes.reduce(
    (sum, code, index) => sum + (index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1 ? 0.25 : 1),
    0,
  );
  const bits = length * Math.log2(Math.max(choices, 2));
  return (1 + grades.filter((grade) => bits >= grade).length) as PasswordStrength;
}
