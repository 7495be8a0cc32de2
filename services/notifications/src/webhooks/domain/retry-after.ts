import { DAY } from '@groundwork/domain-time';

/** Receivers that have too much to do, or that are away for a while, say so by these. */
const busy = [429, 503];
/** However long a receiver wants to be left alone, it is asked again after a day. */
const longest = DAY;

/** How long the receiver of an answer wants to be left alone, milliseconds: seconds or an HTTP date, as Retry-After has them. */
export function quietFor(status: number | null, retryAfter: string | null, now: Date): number {
  if (status === null || !busy.includes(status) || !retryAfter) return 0;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return wait > 0 ? Math.min(wait, longest) : 0;
}
