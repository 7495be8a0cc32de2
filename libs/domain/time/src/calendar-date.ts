import { DAY } from './clock.js';

/** A day in the calendar without a time zone: `YYYY-MM-DD`. Compares as text. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function utcOf(date: CalendarDate): number | undefined {
  const match = SHAPE.exec(date);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  const exists = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return exists ? instant.getTime() : undefined;
}

function need(date: CalendarDate): number {
  const instant = utcOf(date);
  if (instant === undefined) throw new RangeError(`Not a calendar date: ${date}`);
  return instant;
}

const textOf = (utc: number): CalendarDate => new Date(utc).toISOString().slice(0, 10);

/** Whether a value is a day that exists (2024-02-29 is, 2023-02-29 is not). */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && utcOf(value) !== undefined;
}

/** Reads 'YYYY-MM-DD', 'MM/DD/YYYY' or an ISO instant's date part; undefined where there is no such day. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const trimmed = text.trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed);
  const [, month = '', day = '', year = ''] = american ?? [];
  const iso = american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed.replace(/T.*$/, '');
  return isCalendarDate(iso) ? iso : undefined;
}

/** The day that many days later (negative: earlier). Throws a RangeError for a day that does not exist. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return textOf(need(date) + days * DAY);
}

/** The same day that many months later, or the month's last where it has no such day. Throws as {@link addDays}. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const at = new Date(need(date));
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months + 1);
  at.setUTCDate(0);
  at.setUTCDate(Math.min(day, at.getUTCDate()));
  return textOf(at.getTime());
}

/** Days from one day to the other; negative when `to` lies before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((need(to) - need(from)) / DAY);
}

/** '2024-03-07' → '03/07/2024'. */
export function formatMonthDayYear(date: CalendarDate): string {
  need(date);
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** '2024-03-07' → '07-Mar-2024' (DD-MMM-YYYY, the pickers of the agreement form). */
export function formatDayMonthYear(date: CalendarDate): string {
  need(date);
  return `${date.slice(8, 10)}-${MONTHS[Number(date.slice(5, 7)) - 1]}-${date.slice(0, 4)}`;
}

/** '2024-03-07' or '2024-03' → '03/2024' (the sold date of an experience). */
export function formatMonthYear(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
