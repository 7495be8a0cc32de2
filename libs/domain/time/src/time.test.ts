import fc from 'fast-check';
import {
  addDays,
  beginOfDisplayDay,
  DAY,
  daysBetween,
  displayDate,
  displayInstant,
  fixedClock,
  formatDayMonthYear,
  formatMonthDayYear,
  formatMonthYear,
  isCalendarDate,
  isWithin,
  parseCalendarDate,
  relativeTime,
  systemClock,
  today,
} from './index.js';

describe('calendar dates', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('know %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-1-1',
    '',
    20240101,
    null,
    '12024-01-01',
    '2024-01-011',
    '2024-02-31',
    ['2024-01-01'],
  ])('refuse %p', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
  it('add days over months and leap years, and count them back', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
        expect(daysBetween('2024-06-15', addDays('2024-06-15', days))).toBe(days);
      }),
    );
    expect(() => addDays('2023-02-29', 1)).toThrow('Not a calendar date: 2023-02-29');
  });
  it('are read from what people type', () => {
    expect(parseCalendarDate('3/7/2024')).toBe('2024-03-07');
    expect(parseCalendarDate('2024-03-07T23:00:00Z')).toBe('2024-03-07');
    expect(parseCalendarDate('02/30/2024')).toBeUndefined();
    expect(parseCalendarDate('soon')).toBeUndefined();
    expect(parseCalendarDate(' 12/17/2024 ')).toBe('2024-12-17');
    expect(parseCalendarDate('2024-03-07T')).toBe('2024-03-07');
    for (const text of ['112/17/2024', '12/17/20245', '12/17/24', '2024-03-07 noon', '1/1/2024T00:00'])
      expect(parseCalendarDate(text)).toBeUndefined();
  });
  it('are written in the three ways', () => {
    expect(formatMonthDayYear('2024-03-07')).toBe('03/07/2024');
    expect(formatDayMonthYear('2024-03-07')).toBe('07-Mar-2024');
    expect(formatMonthYear('2024-03-07')).toBe('03/2024');
  });
});

describe('instants', () => {
  it('are shown at UTC-4, summer and winter', () => {
    expect(displayInstant('2024-07-01T03:30:00.000Z')).toBe('06/30/2024 11:30 PM');
    expect(displayInstant('2024-01-01T16:05:00.000Z', { zone: 'EST' })).toBe('01/01/2024 12:05 PM EST');
    expect(displayInstant('2024-01-01T04:00:00.000Z')).toBe('01/01/2024 12:00 AM');
    expect(displayDate('2024-01-01T03:59:59.999Z')).toBe('12/31/2023');
    expect(() => displayDate('some time')).toThrow('Not an instant: some time');
    expect(() => displayInstant('never')).toThrow(RangeError);
  });
  it('are relative to now', () => {
    const now = new Date('2024-06-15T12:00:00Z');
    expect(relativeTime('2024-06-15T11:59:31Z', now)).toBe('just now');
    expect(relativeTime('2024-06-15T11:59:00Z', now)).toBe('1 minute ago');
    expect(relativeTime('2024-06-12T12:00:00Z', now)).toBe('3 days ago');
    expect(relativeTime('2024-06-15T14:00:00Z', now)).toBe('in 2 hours');
    expect(relativeTime('2022-06-15T12:00:00Z', now)).toBe('2 years ago');
  });
  it('are within a time until it has passed to the millisecond', () => {
    const now = new Date('2024-06-15T12:00:00.000Z');
    expect(isWithin('2024-06-14T12:00:00.001Z', DAY, now)).toBe(true);
    expect(isWithin('2024-06-14T12:00:00.000Z', DAY, now)).toBe(false);
  });
});

describe('clocks', () => {
  it('stand still until they are moved, and hand out dates that cannot move them', () => {
    const clock = fixedClock('2024-06-15T02:00:00Z');
    clock.now().setUTCFullYear(1999);
    expect(clock.now().toISOString()).toBe('2024-06-15T02:00:00.000Z');
    expect(today(clock)).toBe('2024-06-14');
    clock.advance(DAY);
    expect(today(clock)).toBe('2024-06-15');
    clock.set('2025-01-01T12:00:00Z');
    expect(today(clock)).toBe('2025-01-01');
    expect(() => fixedClock('never')).toThrow(RangeError);
  });
  it('tell the machine its own time', () => {
    expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
  });
});

it('a day begins at UTC-4, and its first instant is shown as that day', () => {
  expect(beginOfDisplayDay('2026-03-02').toISOString()).toBe('2026-03-02T04:00:00.000Z');
  expect(displayDate(beginOfDisplayDay('2026-03-02'))).toBe('03/02/2026');
  expect(displayDate(new Date(beginOfDisplayDay('2026-03-02').getTime() - 1))).toBe('03/01/2026');
});
