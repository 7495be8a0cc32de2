import { escapeText, fold, icalendar } from './ical.js';
import type { CalendarEntry } from './ical.js';

const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const at = new Date('2026-03-02T15:00:07.123Z');
const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'a@portal.example',
  sequence: 3,
  day: '2026-03-09',
  summary: 'Inspection of Elm',
  location: '',
  url: 'https://portal.example/loans/1',
  isCancelled: false,
  ...more,
});

it.each([
  ['12 Elm Street, Houston; TX', '12 Elm Street\\, Houston\\; TX'],
  ['a\\b', 'a\\\\b'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['x\u0000y\u0007z\tw', 'x y z w'],
])('writes the text %j as %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

it.each([
  ['a'.repeat(75), 1],
  ['a'.repeat(76), 2],
  ['a'.repeat(75 + 74), 2],
  ['a'.repeat(75 + 75), 3],
  ['ü'.repeat(38), 2],
  ['🏗️'.repeat(30), 3],
])('folds %j into %d lines of 75 octets at most and cuts no character', (line, count) => {
  const lines = fold(line).split('\r\n');
  expect(lines).toHaveLength(count);
  for (const each of lines) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
  expect(unfolded(fold(line))).toBe(line);
});

it('is a calendar of whole days, with what was dropped as cancelled, and nothing of a value becomes a line of its own', () => {
  const made = icalendar(
    'Elm',
    [
      entry({ summary: 'Elm\nEND:VEVENT\nBEGIN:VALARM', location: '12 Elm Street' }),
      entry({ uid: 'b', isCancelled: true }),
    ],
    at,
  );
  expect(made.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(made.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(made.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Groundwork//Due dates//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Elm',
    'BEGIN:VEVENT',
    'UID:a@portal.example',
    'DTSTAMP:20260302T150007Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20260309',
    'SUMMARY:Elm\\nEND:VEVENT\\nBEGIN:VALARM',
    'LOCATION:12 Elm Street',
    'URL:https://portal.example/loans/1',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:b',
    'DTSTAMP:20260302T150007Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20260309',
    'SUMMARY:Inspection of Elm',
    'URL:https://portal.example/loans/1',
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
