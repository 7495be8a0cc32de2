import { jest } from '@jest/globals';
import { EndedSessions } from './ended-sessions.js';
import { EndedSessionsFeed } from './ended-sessions.feed.js';

const until = 4_102_444_800_000;
let feed: EndedSessionsFeed;
let ended: EndedSessions;
/** The queries of the calls so far. */
let calls: string[];
/** What the next calls are answered; a call without an answer waits. */
let answers: (object[] | 'away')[];

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  ended = new EndedSessions();
  const call = (_method: string, path: string) => {
    calls.push(new URL(path, 'http://identity').search);
    const answer = answers.shift();
    if (answer === 'away') return Promise.reject(new Error('away'));
    return answer ? Promise.resolve(answer as never) : new Promise<never>(() => undefined);
  };
  feed = new EndedSessionsFeed(ended, { call }, () => 'token');
});
afterEach(() => {
  feed.close();
  jest.useRealTimers();
});

it('goes on from where it has read to, also after identity was away, and has one call open', async () => {
  answers = [[{ sessionId: 'a', until, cursor: '1.x' }], 'away', [{ sessionId: 'b', until, cursor: '2.y' }]];
  await feed.start();
  expect(ended.has('a')).toBe(true);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(calls).toEqual(['', '?waitMs=10000&after=1.x', '?waitMs=10000&after=1.x', '?waitMs=10000&after=2.y']);
  expect(ended.has('b')).toBe(true);
});

it('asks once a second until an identity that was away at the start is there', async () => {
  answers = ['away', 'away', [{ sessionId: 'a', until, cursor: '1.x' }]];
  await feed.start();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(ended.has('a')).toBe(true);
});

it('does not run hot where an identity answers at once and says no place', async () => {
  answers = Array.from({ length: 50 }, () => [{ sessionId: 'a', until }]);
  await feed.start();
  await jest.advanceTimersByTimeAsync(5_300);
  expect(calls).toHaveLength(7);
  feed.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(7);
});
