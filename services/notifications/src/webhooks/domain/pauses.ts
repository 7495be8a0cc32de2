import { DAY, HOUR, MINUTE } from '@groundwork/domain-time';

const pauses = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR] as const;

/** How long the next attempt waits after so many; undefined where it is given up: after three days. */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1];

/** An endpoint to which nothing arrived for so long is turned off. */
export const failingMost = 5 * DAY;
/** Of deliveries that are given up administrators are told once in so long. */
export const toldAgainAfter = DAY;
/** What was delivered or given up is kept for so long. */
export const keptFor = 30 * DAY;
