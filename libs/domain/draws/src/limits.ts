export const MAX_DRAW_LINES = 2000;
/** Most files that support one line. */
export const MAX_DOCUMENTS = 50;
/** Longest PNG data of a signature, in characters of its data URL. */
export const MAX_SIGNATURE = 400_000;
/** Most invoices of one line. */
export const MAX_INVOICES = 50;
/** Most contractors of the terms of retainage of a loan. */
export const MAX_CONTRACTORS = 50;
/** Most months of a plan of draws. */
export const MAX_PLAN_MONTHS = 120;
