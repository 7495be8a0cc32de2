import { fill, shared } from '@groundwork/domain-messages';
import { isCents } from '@groundwork/domain-money';
import { isCalendarDate } from '@groundwork/domain-time';
import { isBlank, optional } from './rule.js';
import type { Rule } from './rule.js';

/** A finite number, or a text that reads as one. */
export const number: Rule = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isFinite(read) ? undefined : shared.number;
};

/** A JSON number: text that merely reads as one would be stored differently by the two engines. */
export const jsonNumber: Rule = (value) => (Number.isFinite(value) ? undefined : shared.number);

/** The largest whole number that a column takes on both engines. */
export const LARGEST_WHOLE = 2_147_483_647;

/** A number of at most so much; of any other value nothing is said. */
export function numberAtMost(most: number): Rule {
  return (value) => (typeof value === 'number' && value > most ? shared.number : undefined);
}

/** A number of 0 or more. */
export const notNegative: Rule = (value) => number(value) ?? (Number(value) < 0 ? shared.notNegative : undefined);

/** A whole number of 0 or more. */
export const wholeNumber: Rule = (value) =>
  notNegative(value) ?? (Number.isSafeInteger(Number(value)) ? undefined : shared.wholeNumber);

/** A whole number of 0 or more, or empty. */
export const optionalWholeNumber: Rule = optional(wholeNumber);

/** A percentage from 0 to 100 with at most four decimals: a loan rate or a fee. A JSON number or a text that reads as one. */
export const percentage: Rule = (value) => {
  const complaint = notNegative(value);
  if (complaint !== undefined) return complaint;
  const tenThousandths = Number(value) * 10_000;
  const exact = Math.abs(tenThousandths - Math.round(tenThousandths)) < 1e-6;
  return Number(value) <= 100 && exact ? undefined : shared.percentageInvalid;
};

/** A percentage, or empty. */
export const optionalPercentage: Rule = optional(percentage);

/** Largest amount that one field takes: ten billion dollars, in cents. A sum of ten thousand of them stays exact. */
export const LARGEST_AMOUNT = 1_000_000_000_000;

/** An amount of money: whole cents, 0 or more, a JSON number and not a text. */
export const amount: Rule = (value) => {
  if (!isCents(value)) return shared.amountInvalid;
  if (value < 0) return shared.notNegative;
  return value > LARGEST_AMOUNT ? shared.amountTooLarge : undefined;
};

/** An amount of money, or empty. */
export const optionalAmount: Rule = optional(amount);

/** true or false, and nothing that merely looks so. */
export const trueOrFalse: Rule = (value) => (typeof value === 'boolean' ? undefined : shared.trueOrFalse);

/** true or false, or not answered. */
export const optionalTrueOrFalse: Rule = optional(trueOrFalse);

/** Must be ticked. */
export const truthy: Rule = (value) => (value === true ? undefined : shared.trueOrFalse);

/** A file was given: its id, or a File of the browser. */
export const upload: Rule = (value) => (isBlank(value) || value === false ? shared.uploadRequired : undefined);

/** One of the values of an enumeration. */
export function oneOf(values: readonly unknown[]): Rule {
  return (value) => (values.includes(value) ? undefined : shared.choice);
}

/** One of the values of an enumeration, or not chosen. */
export function optionalOneOf(values: readonly unknown[]): Rule {
  return optional(oneOf(values));
}

/** A list of at most so many entries. */
export function listOfAtMost(max: number): Rule {
  const sentence = fill(shared.tooMany, { max });
  return (value) => {
    if (value === undefined || value === null) return undefined;
    return Array.isArray(value) && value.length <= max ? undefined : sentence;
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a value is an id of ours: a uuid in text. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** An id; required. */
export const id: Rule = (value) => (isId(value) ? undefined : shared.fieldRequired);

/** An id, or none. */
export const optionalId: Rule = optional(id);

/** A list of at most so many ids, each once. */
export function listOfIds(max: number): Rule {
  const short = listOfAtMost(max);
  return (value) => {
    const complaint = short(value);
    if (complaint !== undefined || !Array.isArray(value)) return complaint;
    return value.every(isId) && new Set(value).size === value.length ? undefined : shared.choice;
  };
}

interface YearSpan {
  readonly from: number;
  readonly to: number;
}

/** Years of which a day is taken: what is outside of them was mistyped. */
const dayYears = { from: 1900, to: 2100 } as const;

const notBetween = (sentence: typeof shared.yearBetween | typeof shared.dateBetween, { from, to }: YearSpan): string =>
  fill(sentence, { from: String(from), to: String(to) });

/** A day that exists, YYYY-MM-DD, of 1900 to 2100. */
export const calendarDate: Rule = (value) => {
  if (!isCalendarDate(value)) return shared.dateInvalid;
  return isWithin(Number(value.slice(0, 4)), dayYears) ? undefined : notBetween(shared.dateBetween, dayYears);
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment as an ISO text with its zone. */
export const instant: Rule = (value) =>
  typeof value === 'string' && INSTANT.test(value) && isCalendarDate(value.slice(0, 10)) && !isNaN(Date.parse(value))
    ? undefined
    : shared.dateInvalid;

/** A year of so many; whole, and a JSON number. */
export function yearBetween(from: number, to: number): Rule {
  return (value) =>
    isWithin(value, { from, to }) && Number.isInteger(value) ? undefined : notBetween(shared.yearBetween, { from, to });
}

const isWithin = (value: unknown, { from, to }: YearSpan): boolean =>
  typeof value === 'number' && value >= from && value <= to;

/** A number of halves: 2 or 2.5 bathrooms. */
export const halves: Rule = (value) =>
  jsonNumber(value) ?? notNegative(value) ?? (Number.isInteger(Number(value) * 2) ? undefined : shared.halves);
