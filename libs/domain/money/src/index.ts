export { addCents, cents, isCents, subtractCents } from './cents.js';
export type { Cents } from './cents.js';
export { dollars, formatCents, formatPercent, parseDollars } from './dollars.js';
export type { FormatOptions } from './dollars.js';
export { allocate, decimalOf, percentOf, roundHalfUp, shareOf, shareOfAmount, timesFactor } from './rounding.js';
