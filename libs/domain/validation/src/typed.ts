import { fill, shared } from '@groundwork/domain-messages';
import { parseDollars } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

/** What stands in a field and is none of what the field asks for: as it was typed, and what is wrong with it. Never sent. */
export interface Unread {
  readonly typed: string;
  readonly complaint: string;
}

export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'typed' in value && 'complaint' in value;
}

const unread = (typed: string, complaint: string): Unread => ({ typed, complaint });

/** An amount as a person types it, in cents: '1,234.5', '$1,234.50', ' 500 '. Whatever is no amount is not guessed at. */
export function readAmount(text: string): Cents | Unread | undefined {
  if (text.trim() === '') return undefined;
  const amount = parseDollars(text);
  if (amount === undefined) return unread(text, shared.amountInvalid);
  return amount < 0 ? unread(text, shared.notNegative) : amount;
}

const NUMBER = /^(-?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})?(?:\.(\d{0,15}))?$/;

/** A number of 0 or more as a person types it: '2,647', '2.5'; with at most so many decimals that are not 0. */
export function readNumber(text: string, decimals = 0): number | Unread | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const match = NUMBER.exec(trimmed);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || (whole === '' && fraction === '')) return unread(text, shared.number);
  const number = Number(`${whole.replaceAll(',', '') || '0'}.${fraction || '0'}`);
  if (sign === '-' && number > 0) return unread(text, shared.notNegative);
  if (fraction.replace(/0+$/, '').length <= decimals) return number;
  return unread(text, decimals === 0 ? shared.wholeNumber : fill(shared.decimalsAtMost, { max: decimals }));
}

type Errors = Readonly<Record<string, string>>;
const none: Errors = {};

const isBranch = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** What is wrong with fields that could not be read, by path ('properties.0.purchaseAmount'). */
export function unreadErrors(values: unknown): Errors {
  if (!isBranch(values)) return none;
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isUnread(value)) errors[name] = value.complaint;
    else for (const [path, complaint] of Object.entries(unreadErrors(value))) errors[`${name}.${path}`] = complaint;
  }
  return errors;
}

/** The values with nothing in place of what could not be read; the same object where all could. */
export function whatIsRead<Values>(values: Values): Values {
  if (!isBranch(values)) return values;
  const entries: [string, unknown][] = Object.entries(values);
  const read = entries.map(([name, value]) => [name, isUnread(value) ? undefined : whatIsRead(value)] as const);
  if (read.every(([, value], at) => Object.is(value, entries[at]?.[1]))) return values;
  return (Array.isArray(values) ? read.map(([, value]) => value) : Object.fromEntries(read)) as Values;
}
