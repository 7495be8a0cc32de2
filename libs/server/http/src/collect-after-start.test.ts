import { jest } from '@jest/globals';
import { collectAfterStart } from './collect-after-start.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('collects three times from ten seconds after the start on, each time all there is', () => {
  const collect = jest.fn();
  collectAfterStart(collect);
  jest.advanceTimersByTime(9_999);
  expect(collect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(collect.mock.calls).toEqual([[], [], []]);
});

it('does nothing in a process that may not be told to', () => {
  collectAfterStart();
  expect(jest.getTimerCount()).toBe(0);
});
