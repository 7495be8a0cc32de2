import { jest } from '@jest/globals';
import { EndedSessions } from '@groundwork/server-auth';
import type { ListEndedSessions } from './queries/list-ended-sessions.query.js';
import type { EndedSessionDto } from './session.dto.js';
import { SessionEnds } from './session-ends.service.js';

/** When the rows are looked at and who is answered, by a clock of the test's own; what they hold is asked of a real database. */
const until = Date.parse('2026-03-02T15:00:00.000Z');
const end = (sessionId: string, cursor: string): EndedSessionDto => ({ sessionId, until, cursor });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** What has ended after each place, and the places that were asked for. */
let news: Record<string, EndedSessionDto[]>;
let looks: (string | undefined)[];
let failure: Error | undefined;
let held: Promise<void> | undefined;
let known: EndedSessions;
let ends: SessionEnds;

beforeEach(async () => {
  jest.useFakeTimers();
  [news, looks, failure, held] = [{}, [], undefined, undefined];
  known = new EndedSessions();
  const execute = async (after?: string): Promise<EndedSessionDto[]> => {
    looks.push(after);
    await held;
    if (failure) throw failure;
    return after === undefined ? [end('before', 'one')] : (news[after] ?? []);
  };
  ends = new SessionEnds({ execute } as ListEndedSessions, known);
  await ends.onModuleInit();
  looks = [];
});
afterEach(() => {
  ends.onModuleDestroy();
  jest.useRealTimers();
});

/** What somebody who waits was answered; undefined while nothing was. */
function waiting(after: string, waitMs: number) {
  const reader: { answer?: EndedSessionDto[] } = {};
  void ends.after(after, waitMs).then((answer) => (reader.answer = answer));
  return reader;
}

it('a process knows when it begins what had ended, and from then on what others end, as long as that matters', async () => {
  expect([known.has('before'), known.has('other')]).toEqual([true, false]);
  news['one'] = [end('other', 'two')];
  await pass(299);
  expect(looks).toEqual([]);
  await pass(1);
  expect(known.has('other')).toBe(true);
  // From the place that it has reached; where nothing comes, it stays there.
  await pass(600);
  expect(looks).toEqual(['one', 'two', 'two']);
});

it('who does not wait, and who has not read all, is answered at once', async () => {
  expect(await ends.after('one', 0)).toEqual([]);
  news['one'] = [end('other', 'two')];
  expect(await ends.after('one', 60_000)).toEqual([end('other', 'two')]);
  expect(jest.getTimerCount()).toBe(1);
});

it('all who wait at a place are answered by one look, and asked for no more', async () => {
  const readers = [waiting('one', 60_000), waiting('one', 60_000)];
  const elsewhere = waiting('two', 60_000);
  await pass(0);
  looks = [];
  news['one'] = [end('other', 'two')];
  await pass(300);
  expect(readers.map(({ answer }) => answer)).toEqual([[end('other', 'two')], [end('other', 'two')]]);
  expect(elsewhere.answer).toBeUndefined();
  expect(looks).toEqual(['one', 'two']);
  // Of their time nothing is left: that of the one who waits still, and that of the next look.
  expect(jest.getTimerCount()).toBe(2);
  await pass(300);
  expect(looks).toEqual(['one', 'two', 'two']);
});

it('nothing is answered when the time is over, and nobody is asked for then', async () => {
  const reader = waiting('old', 400);
  await pass(399);
  expect(reader.answer).toBeUndefined();
  await pass(1);
  expect(reader.answer).toEqual([]);
  looks = [];
  await pass(300);
  expect(looks).toEqual(['one']);
});

it('what ends in this process is looked for at once, by one look at a time', async () => {
  const reader = waiting('one', 60_000);
  await pass(0);
  looks = [];
  let release: () => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  news['one'] = [end('here', 'two')];
  known.add('here', until);
  known.add('there', until);
  await pass(0);
  expect(looks).toEqual(['one']);
  release();
  await pass(0);
  expect(reader.answer).toEqual([end('here', 'two')]);
  looks = [];
  known.add('later', until);
  await pass(0);
  expect(looks).toEqual(['two']);
});

it('a database that is away for a while keeps waiting who waits, and takes nobody’s answer', async () => {
  const reader = waiting('one', 60_000);
  await pass(0);
  failure = new Error('The database is away.');
  await pass(900);
  expect(reader.answer).toBeUndefined();
  failure = undefined;
  news['one'] = [end('other', 'two')];
  await pass(300);
  expect(reader.answer).toEqual([end('other', 'two')]);
});

it('a unit that goes away lets all go who wait, and looks no more', async () => {
  const readers = [waiting('one', 60_000), waiting('two', 60_000)];
  await pass(0);
  ends.onModuleDestroy();
  await pass(0);
  expect(readers.map(({ answer }) => answer)).toEqual([[], []]);
  looks = [];
  known.add('late', until);
  await pass(10_000);
  expect(looks).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  expect(await ends.after('one', 60_000)).toEqual([]);
});

it('a unit that goes away in the middle of a look begins no other', async () => {
  let release: () => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  await pass(300);
  ends.onModuleDestroy();
  release();
  await pass(10_000);
  expect(looks).toEqual(['one']);
  expect(jest.getTimerCount()).toBe(0);
});
