/** Values of raw rows, which the two engines give differently. */

/** An instant: MySQL gives a Date, SQLite the text that TypeORM wrote, in UTC. */
export type RawInstant = Date | string | null;

export function isoOf(value: Date | string): string;
export function isoOf(value: RawInstant): string | null;
export function isoOf(value: RawInstant): string | null {
  if (value === null) return null;
  return typeof value === 'string' ? `${value.replace(' ', 'T')}Z` : value.toISOString();
}

/** An ISO instant as both engines store and compare it in raw statements: 'YYYY-MM-DD HH:MM:SS.mmm' in UTC. */
export const storedInstant = (iso: string): string => iso.replace('T', ' ').replace('Z', '');

export const parsed = <T>(text: string): T => JSON.parse(text) as T;

/** '?' for each of so many values. */
export const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** Texts joined by commas in one column; '' is none. */
export const split = (text: string): string[] => (text === '' ? [] : text.split(','));
