import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A browser that several people use keeps the tokens of this many. */
const mostTokens = 5;
const separator = '~';

const authenticate = (email: string, nonce: string, key: KeyObject): string =>
  createHmac('sha256', key).update(`device\n${email}\n${nonce}`).digest('base64url');

/** The number of this device for an account, among the tokens that it holds; undefined where none of them is the account's. */
export function deviceOf(held: string | undefined, email: string, key: KeyObject): string | undefined {
  return tokensIn(held)
    .find((token) => isOf(token, email, key))
    ?.split('.')[0];
}

/**
 * What a device holds after a sign-in: proof that the account was used on it before, which opens nothing. Guesses from
 * elsewhere then cannot keep the owner out.
 */
export function rememberedDevice(held: string | undefined, email: string, key: KeyObject): string {
  const tokens = tokensIn(held);
  const own = tokens.find((token) => isOf(token, email, key));
  const nonce = randomBytes(16).toString('base64url');
  const newest = own ?? `${nonce}.${authenticate(email, nonce, key)}`;
  return [newest, ...tokens.filter((token) => token !== own)].slice(0, mostTokens).join(separator);
}

const tokensIn = (held: string | undefined): string[] =>
  (held ?? '')
    .split(separator)
    .filter((token) => /^[\w-]{22}\.[\w-]{43}$/.test(token))
    .slice(0, mostTokens);

function isOf(token: string, email: string, key: KeyObject): boolean {
  const [nonce = '', code = ''] = token.split('.');
  return timingSafeEqual(Buffer.from(authenticate(email, nonce, key)), Buffer.from(code));
}
