import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Repeated } from './repeated.js';

class Counted extends Repeated {
  protected readonly everyMs = 1_000;
  rounds = 0;
  next: () => Promise<void> = () => Promise.resolve();

  sweep(): Promise<void> {
    this.rounds += 1;
    return this.next();
  }
}

const logged: unknown[] = [];
beforeEach(() => {
  logged.length = 0;
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'error').mockImplementation((error: unknown) => void logged.push(error));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('does a round in each span, and none after the end', async () => {
  const counted = new Counted();
  counted.onModuleInit();
  await jest.advanceTimersByTimeAsync(999);
  expect(counted.rounds).toBe(0);
  await jest.advanceTimersByTimeAsync(2_001);
  expect(counted.rounds).toBe(3);
  counted.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(counted.rounds).toBe(3);
});

it('tells a round that failed to the log and goes on', async () => {
  const counted = new Counted();
  const away = new Error('The database is away.');
  counted.next = () => Promise.reject(away);
  counted.onModuleInit();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(logged).toEqual([away, away]);
  expect(counted.rounds).toBe(2);
  counted.onApplicationShutdown();
});

it('begins no round beside one that still runs', async () => {
  const counted = new Counted();
  let end: () => void = () => undefined;
  counted.next = () => new Promise((resolve) => (end = resolve));
  counted.onModuleInit();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(counted.rounds).toBe(1);
  end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(counted.rounds).toBe(2);
  counted.onApplicationShutdown();
});
