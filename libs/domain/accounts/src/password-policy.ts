import { shared } from '@groundwork/domain-messages';
import { all, password } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { commonPasswords } from './common-passwords.js';

const known: ReadonlySet<string> = new Set(commonPasswords.split(' '));

/** Whether a password is among the most used, in any case, with or without digits and marks after it. */
export function isCommonPassword(candidate: string): boolean {
  const lower = candidate.toLowerCase();
  const bare = lower.replace(/[\d!@#$%^&*.?_-]+$/, '');
  return known.has(lower) || (known.has(bare) && lower.length - bare.length <= 4);
}

/**
 * The authority's rule for a new password: the deployment's minimum (never under the floor of 5) and none of the
 * common ones. The list weighs a few kB: the browser's forms use `password` and leave the list to the service.
 */
export function passwordPolicy(minimum?: number): Rule {
  return all(password(minimum), (value) =>
    typeof value === 'string' && isCommonPassword(value) ? shared.passwordCommon : undefined,
  );
}
