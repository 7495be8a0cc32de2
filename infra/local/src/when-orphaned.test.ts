import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { whenOrphaned } from './when-orphaned.js';

let parent = 100;
const { npm_lifecycle_event: command } = process.env;
beforeEach(() => {
  parent = 100;
  process.env['npm_lifecycle_event'] = 'dev';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  if (command === undefined) delete process.env['npm_lifecycle_event'];
  else process.env['npm_lifecycle_event'] = command;
});

it('stops once, after whoever started it has ended', () => {
  const stop = jest.fn();
  whenOrphaned(stop, () => parent);
  jest.advanceTimersByTime(5_000);
  expect(stop).not.toHaveBeenCalled();
  parent = 1;
  jest.advanceTimersByTime(500);
  expect(stop).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('goes on alone where no command of npm started it', () => {
  delete process.env['npm_lifecycle_event'];
  const stop = jest.fn();
  whenOrphaned(stop, () => parent);
  parent = 1;
  jest.advanceTimersByTime(5_000);
  expect(stop).not.toHaveBeenCalled();
});
