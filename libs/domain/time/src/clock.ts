/** Where the time comes from. Nothing in the house reads the machine's clock but `systemClock`. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, and moves only when told. */
export interface FixedClock extends Clock {
  /** Puts the clock on another instant. */
  set(instant: Date | string): void;
  /** Moves the clock on by milliseconds (negative: back). */
  advance(milliseconds: number): void;
}

/** A clock for tests and demonstration data, standing at an instant (ISO text or Date). */
export function fixedClock(instant: Date | string): FixedClock {
  let now = new Date(instant).getTime();
  if (Number.isNaN(now)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next).getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
