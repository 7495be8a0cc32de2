/** A number as it is compared: without the blanks and hyphens that people group it by, letters in capitals. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits whose sum, weighted 3, 7, 1, is a multiple of ten (American Bankers Association). */
export function isRoutingNumber(number: string): boolean {
  if (!/^\d{9}$/.test(number) || number === '000000000') return false;
  return weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 10 === 0;
}

/** The number of an account in the United States: up to 17 digits or letters, as ACH has room for. */
export const isAccountNumber = (number: string): boolean => /^[0-9A-Z]{3,17}$/.test(number);

/** ISO 13616: two letters, two check digits and up to 30 more; with the first four at its end it is 1 modulo 97. */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const turned = `${number.slice(4)}${number.slice(0, 4)}`;
  let rest = 0;
  for (const character of turned) rest = Number(`${rest}${Number.parseInt(character, 36)}`) % 97;
  return rest === 1;
}

/** A number as a screen shows it: the last four characters. */
export const maskedNumber = (lastFour: string): string => `•••• ${lastFour}`;
