/** Failures are counted in windows of this length, milliseconds. */
export const windowMs = 15 * 60_000;
/** So many failures of one account from one address are free. */
export const freeForPair = 10;
/** So many failures of one address, over all accounts, are free. */
export const freeForAddress = 100;

/**
 * How long the next attempt has to wait after `failures` in the window, milliseconds: nothing while they are free, then
 * doubling from two seconds up to the window's length. Only the pair of account and address is slowed down, so that
 * nobody can lock an owner out from elsewhere.
 */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(2000 * 2 ** (failures - free), windowMs);
}
