import { createHash } from 'node:crypto';

/** What another replica wrote may become visible so much after later ends: its clock goes differently, its transaction takes its time. */
export const overlapMs = 10_000;

export interface End {
  readonly id: string;
  readonly endedAt: Date;
}

/** How far somebody has read: up to a time, and which ends of the overlap before it. */
export interface Place {
  readonly at: number;
  readonly seen: string;
}

const digestOf = (ends: readonly End[]): string =>
  createHash('sha256')
    .update(
      ends
        .map(({ id }) => id)
        .sort()
        .join(),
    )
    .digest('base64url')
    .slice(0, 16);

/** Undefined for what is no place of ours: whoever says so has read nothing. */
export function placeFrom(text: string | undefined): Place | undefined {
  const [, at, seen] = /^(\d{1,15})\.([\w-]{16})$/.exec(text ?? '') ?? [];
  return at !== undefined && seen !== undefined ? { at: Number(at), seen } : undefined;
}

/** Whether there is anything that who stands at this place has not read; `ends` are all since {@link overlapMs} before it. */
export const hasNews = (place: Place, ends: readonly End[]): boolean => digestOf(ends) !== place.seen;

/**
 * The place of who has read `ends`, all of the overlap before `from` among them. An end that bears a time to come (a clock that is fast)
 * leads no further than now: what others end meanwhile would lie before it.
 */
export function placeAfter(ends: readonly End[], from: number, now: number): string {
  const at = Math.max(from, ...ends.map(({ endedAt }) => Math.min(endedAt.getTime(), now)));
  return `${at}.${digestOf(ends.filter(({ endedAt }) => endedAt.getTime() > at - overlapMs))}`;
}
