import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import type { Problem } from '@groundwork/server-http';
import { service } from '../index.js';
import { AttemptCounter } from './attempt-counter.service.js';
import type { Limit } from './attempt-counter.service.js';

let harness: ServiceHarness;
let attempts: AttemptCounter;
beforeAll(async () => {
  harness = await startService(service);
  attempts = harness.service.app.get(AttemptCounter);
});
afterAll(() => harness.close());

const outcomes = async (work: readonly Promise<void>[]) =>
  (await Promise.allSettled(work))
    .map((result) => (result.status === 'fulfilled' ? 'free' : (result.reason as Problem).code))
    .sort();

describe('counted attempts', () => {
  it('of many at once no more come through than are free, and the wait is honest', async () => {
    const limit: Limit = { key: 'test at once', free: 5, windowMs: 3_600_000 };
    const results = await outcomes(Array.from({ length: 12 }, () => attempts.take([limit])));
    expect(results.filter((result) => result === 'free')).toHaveLength(5);
    harness.clock.advance(3_000_000);
    await expect(attempts.take([limit])).rejects.toMatchObject({
      code: 'throttle.too_many',
      headers: { 'retry-after': '600' },
    });
    // Being refused does not lengthen the wait.
    harness.clock.advance(599_000);
    await expect(attempts.take([limit])).rejects.toMatchObject({ headers: { 'retry-after': '1' } });
    harness.clock.advance(1000);
    await expect(attempts.take([limit])).resolves.toBeUndefined();
  });

  it('that two limits share are refused by either, and then counted by neither', async () => {
    const account: Limit = { key: 'test account', free: 2, windowMs: 60_000 };
    const addresses = ['a', 'b', 'c'].map((name): Limit => ({
      key: `test address ${name}`,
      free: 1,
      windowMs: 60_000,
    }));
    const [a, b, c] = addresses as [Limit, Limit, Limit];
    await attempts.take([account, a]);
    await expect(attempts.take([account, a])).rejects.toMatchObject({ code: 'throttle.too_many' });
    await attempts.take([account, b]);
    await expect(attempts.take([account, c])).rejects.toMatchObject({ code: 'throttle.too_many' });
    await expect(attempts.take([c])).resolves.toBeUndefined();
  });

  it('make wait longer and longer, each of many at once counted', async () => {
    const limit: Limit = {
      key: 'test growing',
      free: 3,
      windowMs: 900_000,
      waitAfter: (count, free) => (count < free ? 0 : 1000 * (count - free + 1)),
    };
    await Promise.all(Array.from({ length: 2 }, () => attempts.count([limit])));
    await expect(attempts.refuse([limit])).resolves.toBeUndefined();
    await Promise.all(Array.from({ length: 4 }, () => attempts.count([limit])));
    await expect(attempts.refuse([limit])).rejects.toMatchObject({ headers: { 'retry-after': '4' } });
    await attempts.forget(limit);
    await expect(attempts.refuse([limit])).resolves.toBeUndefined();
  });
});
