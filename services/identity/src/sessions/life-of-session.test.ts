import type { SessionOptions } from '@groundwork/server-config';
import { idleCutoff } from './idle-cutoff.js';
import { isJustRenewed, whyOver } from './life-of-session.js';

const now = new Date('2026-03-10T15:00:00.000Z');
const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const options = {
  accessSeconds: 300,
  idleMs: 1_800_000,
  warningMs: 120_000,
  absoluteSeconds: 43_200,
  proofSeconds: 600,
} as SessionOptions;
/** The idle time, the warning, and the step in which use is written down. */
const idle = 1_800_000 + 120_000 + 60_000;

it('a session may be idle for its time, the warning and a step of use', () => {
  expect(idleCutoff(now, options)).toEqual(before(idle));
});

it.each([
  ['stands while it is used', 0, 0, undefined],
  ['stands at the end of its idle time', idle, idle, undefined],
  ['is over a moment later', idle + 1, idle + 1, 'idle'],
  ['stands at the end of its life', 0, 43_200_000, undefined],
  ['is over a moment after that, however much it is used', 0, 43_200_001, 'expired'],
])('a session %s', (_what, sinceUse, sinceBegin, why) => {
  expect(whyOver({ activeAt: before(sinceUse), createdAt: before(sinceBegin) }, now, options)).toBe(why);
});

it.each([
  ['its successor, just renewed', {}, 4, true],
  ['at the end of the time in which calls meet', { rotatedAt: before(9_999) }, 4, true],
  ['after it', { rotatedAt: before(10_000) }, 4, false],
  ['a generation further on', {}, 3, false],
  ['the same generation', {}, 5, false],
  ['of a session that has ended', { endedAt: now }, 4, false],
])('from a generation: %s', (_what, more, from, expected) => {
  expect(isJustRenewed({ endedAt: null, generation: 5, rotatedAt: now, ...more }, from, now)).toBe(expected);
});
