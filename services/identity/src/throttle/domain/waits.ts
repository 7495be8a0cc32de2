/** Failures are counted in windows of this length, milliseconds. */
export const windowMs = 15 * 60_000;
/** So many failures of one account from one address, or from one of its own devices, are free. */
export const freeForPair = 10;
/** So many failures of one address, over all accounts, are free. */
export const freeForAddress = 100;
/** Guesses at one account from everywhere are counted over a day, milliseconds. */
export const strangersWindowMs = 24 * 60 * 60_000;
/** So many of them are free, over all addresses from which the account was never used. */
export const freeForStrangers = 50;
/** Wrong codes of one account are free: from one address or device, and over all strange addresses in a day. */
export const freeForCodes = 5;
export const freeForStrangeCodes = 20;
/** From an address of a successful sign-in an account is known for so long, milliseconds. */
export const knownForMs = 90 * 24 * 60 * 60_000;

/**
 * How long the next attempt has to wait after `failures` in the window, milliseconds: nothing while they are free, then
 * doubling from two seconds up to a quarter of an hour.
 */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(2000 * 2 ** Math.min(failures - free, 30), windowMs);
}
