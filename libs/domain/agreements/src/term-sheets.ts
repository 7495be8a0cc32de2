import { DAY, isWithin } from '@groundwork/domain-time';

/** The types of term sheets that an administrator edits, with their labels (sign-in specification, section 2). */
export const termSheetTypes = ['build new', 'flip', 'land', 'model'] as const;
export type TermSheetType = (typeof termSheetTypes)[number];

/** Whether a text names a type of term sheet. */
export function isTermSheetType(value: unknown): value is TermSheetType {
  return termSheetTypes.includes(value as TermSheetType);
}

/** The version after this one: numbers from 1. Saving never changes an old record. */
export function nextVersion(latest: number | null | undefined): number {
  return (latest ?? 0) + 1;
}

/** Whether an acceptance is stale: a day old or more, so that it must be read again (specification 4). */
export function isStale(acceptedAt: string, now: Date): boolean {
  return !isWithin(acceptedAt, DAY, now);
}

/** The version to show: the accepted one while it is fresh, else the latest. */
export function versionToShow(
  latest: number,
  accepted: { readonly version: number; readonly date: string } | null | undefined,
  now: Date,
): number {
  return accepted && !isStale(accepted.date, now) ? accepted.version : latest;
}
