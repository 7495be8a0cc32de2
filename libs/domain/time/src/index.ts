export {
  addDays,
  addMonths,
  daysBetween,
  formatDayMonthYear,
  formatMonthDayYear,
  formatMonthYear,
  isCalendarDate,
  parseCalendarDate,
} from './calendar-date.js';
export type { CalendarDate } from './calendar-date.js';
export { DAY, fixedClock, HOUR, MINUTE, SECOND, systemClock } from './clock.js';
export type { Clock, FixedClock } from './clock.js';
export {
  beginOfDisplayDay,
  displayDate,
  displayDay,
  displayInstant,
  hourText,
  isWithin,
  relativeTime,
  today,
} from './display.js';
