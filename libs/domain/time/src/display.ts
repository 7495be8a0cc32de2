import { formatMonthDayYear } from './calendar-date.js';
import type { CalendarDate } from './calendar-date.js';
import { DAY, HOUR, MINUTE } from './clock.js';

/**
 * The fixed offset at which instants are shown, summer and winter (specification 4 and 9: UTC minus 4 hours).
 * A matter of display alone: instants are stored and compared in UTC.
 */
const DISPLAY_OFFSET = -4 * HOUR;

function shifted(instant: Date | string): Date {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return new Date(time + DISPLAY_OFFSET);
}

/** The calendar day of an instant at UTC-4, as `YYYY-MM-DD`. */
export function displayDay(instant: Date | string): CalendarDate {
  return shifted(instant).toISOString().slice(0, 10);
}

/** The instant at which a calendar day begins at UTC-4. */
export function beginOfDisplayDay(date: CalendarDate): Date {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) - DISPLAY_OFFSET);
}

/** Today at UTC-4: what 'today' means for a date of an agreement or an application. */
export function today(clock: { now(): Date }): CalendarDate {
  return displayDay(clock.now());
}

/** An hour of the day, 0 to 23 at UTC-4, as '7:00 AM'. */
export const hourText = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** An ISO instant as '03/07/2024 02:05 PM' at UTC-4; with `zone` its name follows, as a term sheet's 'EST'. */
export function displayInstant(instant: Date | string, { zone = '' }: { readonly zone?: string } = {}): string {
  const local = shifted(instant);
  const hour = local.getUTCHours();
  const clock = `${String(hour % 12 || 12).padStart(2, '0')}:${String(local.getUTCMinutes()).padStart(2, '0')}`;
  const text = `${displayDate(instant)} ${clock} ${hour < 12 ? 'AM' : 'PM'}`;
  return zone === '' ? text : `${text} ${zone}`;
}

/** An ISO instant's day at UTC-4 as 'MM/DD/YYYY'. */
export function displayDate(instant: Date | string): string {
  return formatMonthDayYear(displayDay(instant));
}

const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** '3 days ago', 'in 2 hours', 'just now' (under a minute either way). */
export function relativeTime(instant: Date | string, now: Date): string {
  const difference = new Date(instant).getTime() - now.getTime();
  for (const [unit, size] of STEPS) {
    const count = Math.floor(Math.abs(difference) / size);
    if (count === 0) continue;
    const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
    return difference < 0 ? `${text} ago` : `in ${text}`;
  }
  return 'just now';
}

/** Whether an instant lies less than `milliseconds` before now; an instant in the future is fresh. */
export function isWithin(instant: Date | string, milliseconds: number, now: Date): boolean {
  return now.getTime() - new Date(instant).getTime() < milliseconds;
}
