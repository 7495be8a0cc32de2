import { shared } from '@groundwork/domain-messages';
import { all, password } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { commonPasswords } from './common-passwords.js';

const known: ReadonlySet<string> = new Set(commonPasswords.split(' '));

/** Signs that people put for letters; 1 stands for two of them. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '!': 'i',
};
const spelt = (word: string, one: 'i' | 'l'): string => word.replace(/[@430$57!1]/g, (sign) => letters[sign] ?? one);

/** Whether a password is among the most used, in any case, with signs for letters, with or without digits and marks after it. */
export function isCommonPassword(candidate: string): boolean {
  const lower = candidate.toLowerCase();
  const bare = lower.replace(/[\d!@#$%^&*.?_-]+$/, '');
  const words = lower.length - bare.length <= 4 ? [lower, bare] : [lower];
  return words.some((word) => known.has(word) || known.has(spelt(word, 'i')) || known.has(spelt(word, 'l')));
}

/** So many digits and marks around a word of the lender's are no password yet: a date is as many. */
const mostAround = 8;
const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/**
 * Whether a password is one of the lender's own words (its name, its products), in any case, with signs for letters, with or without
 * gaps, and with or without digits and marks around it.
 */
function isWordOfLender(candidate: string, words: readonly string[]): boolean {
  const own = new Set(words.map(lettersAndDigits));
  const lower = candidate.toLowerCase();
  const ended = lower.replace(/[^\p{L}]+$/u, '');
  const bare = ended.replace(/^[^\p{L}]+/u, '');
  return [lower, ended, bare]
    .filter(({ length }) => lower.length - length <= mostAround)
    .flatMap((part) => [part, spelt(part, 'i'), spelt(part, 'l')])
    .some((part) => own.has(lettersAndDigits(part)));
}

/**
 * A rule for a new password: the deployment's minimum (never under the floor of 5), and none of the most common ones, of the lender's own
 * words, or a variation of them. The list weighs a few kB: the browser's forms use `password` and leave it to the service, which knows
 * many more.
 */
export function passwordPolicy(minimum?: number, words: readonly string[] = []): Rule {
  return all(password(minimum), (value) =>
    typeof value === 'string' && (isCommonPassword(value) || isWordOfLender(value, words))
      ? shared.passwordCommon
      : undefined,
  );
}
