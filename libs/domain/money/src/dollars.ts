import { cents } from './cents.js';
import type { Cents } from './cents.js';

const DOLLARS = /^-?\$?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/**
 * Reads what a person types: '1,234.50', '$1234.5', '-8,000'. Cents, or undefined where it is not an amount:
 * empty, more than two digits after the point, separators in the wrong place, or more than arithmetic keeps exact.
 */
export function parseDollars(text: string): Cents | undefined {
  const trimmed = text.trim().replace(/^\$-/, '-$');
  const match = DOLLARS.exec(trimmed);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return cents(trimmed.startsWith('-') ? -amount : amount);
}

/** How an amount is shown. */
export interface FormatOptions {
  /** What stands before the digits; '$' by default, '' for none. */
  readonly symbol?: string;
}

/** 123450 → '$1,234.50'; always two digits after the point and thousands separated by commas; '-$8.00' below zero. */
export function formatCents(amount: Cents, { symbol = '$' }: FormatOptions = {}): string {
  const digits = Math.abs(cents(amount)).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${symbol}${whole}.${digits.slice(-2)}`;
}

/** Whole or decimal dollars of code and fixtures (1234.5) as cents; throws a RangeError for more than two digits. */
export function dollars(value: number): Cents {
  return cents(Number(`${value}e2`));
}

/** A percentage with two digits after the point: 12.5 → '12.50%' (specification 9: percent shown with 2 decimals). */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
