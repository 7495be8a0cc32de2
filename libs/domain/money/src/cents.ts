/**
 * Money is whole cents in a JavaScript number, always a safe integer (at most about 90 trillion dollars).
 * A plain alias: amounts travel as JSON numbers and rows of BIGINT, and each border checks them with `cents`.
 */
export type Cents = number;

/** Whether a value is an amount: a whole number of cents that arithmetic keeps exact. */
export function isCents(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

/** Gives the amount back, or throws a RangeError when it is not a whole number of cents. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return value === 0 ? 0 : value;
}

/** Sum in cents; an empty list is 0. Throws a RangeError where an amount or the sum is not exact. */
export function addCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum = cents(sum + cents(amount));
  return sum;
}

/** `from` less each of `amounts`, in cents; may be negative. */
export function subtractCents(from: Cents, ...amounts: readonly Cents[]): Cents {
  return cents(cents(from) - addCents(amounts));
}
