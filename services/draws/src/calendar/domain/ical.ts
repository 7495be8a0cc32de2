import type { CalendarDate } from '@groundwork/domain-time';

/** A day of a calendar, whole and without an hour. */
export interface CalendarEntry {
  /** The same for the same matter, whatever becomes of it. */
  readonly uid: string;
  /** Rises with every change of the matter. */
  readonly sequence: number;
  readonly day: CalendarDate;
  readonly summary: string;
  /** '' where there is none. */
  readonly location: string;
  readonly url: string;
  /** Dropped: a program that had taken it over strikes it out. */
  readonly isCancelled: boolean;
}

/** Octets of a line of RFC 5545 without its end. */
const LINE = 75;

/** Texts of RFC 5545 (3.3.11); other control characters have no place in it. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

/** A line of 75 octets at most, gone on below after a space; no character is cut in two (3.1). */
export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character, 'utf8');
    if (octets + size > LINE) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (day: CalendarDate): string => day.replaceAll('-', '');
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const eventLines = (entry: CalendarEntry, at: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${stamp(at)}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTART;VALUE=DATE:${compact(entry.day)}`,
  `SUMMARY:${escapeText(entry.summary)}`,
  ...(entry.location === '' ? [] : [`LOCATION:${escapeText(entry.location)}`]),
  `URL:${entry.url}`,
  `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // It takes nobody's time.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar as RFC 5545, as of an instant. */
export function icalendar(name: string, entries: readonly CalendarEntry[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Groundwork//Due dates//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, at)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
