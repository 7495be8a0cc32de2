/** The longest word that is kept, and the most words of one application or company. */
const longestWord = 40;
const mostWords = 400;

/** Letters and digits of whatever alphabet, without accents and in small letters; the rest parts words. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that a text is found by, each once, in their order. What is kept and what is searched for go the same way. */
export function searchWords(...texts: readonly (string | number | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => plain(String(text ?? '')).match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** The longest text that lists are sorted by. */
export const sortTextLength = 80;

/** A text as lists are sorted by it: the same order on every database. */
export const sortText = (text: string | null | undefined): string =>
  (plain(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, sortTextLength);

/**
 * What the lender's list of applications is sorted by; by their submission stand those alone that were submitted. 'stage': since
 * when each stands at its stage.
 */
export const applicationSorts = ['updated', 'submitted', 'number', 'name', 'company', 'stage'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** The dates that it is bounded by. */
export const applicationDates = ['updated', 'created', 'submitted'] as const;
export type ApplicationDate = (typeof applicationDates)[number];
