import { jest } from '@jest/globals';
import type { Problem } from '@groundwork/server-http';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { PasswordHashing } from '../accounts/password-hashing.service.js';
import { service } from '../index.js';
import { anAccount, from, signIn } from '../testing/signed-in.js';
import { AttemptCounter } from './attempt-counter.service.js';
import type { Limit } from './attempt-counter.service.js';
import { freeForAddress, freeForPair, freeForStrangers } from './domain/waits.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
let attempts: AttemptCounter;
beforeAll(async () => {
  harness = await startService(service);
  attempts = harness.service.app.get(AttemptCounter);
});
afterAll(() => harness.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const wrong = (email: string, address: string, device?: string, at = harness) =>
  signIn(at, { email }, { typed: 'not the password', actor: from(address), device });
let hosts = 0;
/** An address that no test used before. */
const anAddress = (): string => `2001:db8::${(hosts += 1).toString(16)}`;

/** Fails as often as is free over all strange addresses, each address a few times. */
async function guessFromEverywhere(email: string): Promise<void> {
  for (let count = 0; count < freeForStrangers; count += 1) expect((await wrong(email, anAddress())).status).toBe(401);
}

describe('who guesses', () => {
  it('is refused after ten at one account from one address, honestly, and let in when the time is over', async () => {
    const account = await anAccount(harness);
    const address = anAddress();
    for (let count = 0; count < freeForPair; count += 1) expect((await wrong(account.email, address)).status).toBe(401);
    const refused = await wrong(account.email, address);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    harness.clock.advance(1999);
    expect((await signIn(harness, account, { actor: from(address) })).status).toBe(429);
    harness.clock.advance(1);
    expect((await signIn(harness, account, { actor: from(address) })).status).toBe(201);
    // What the owner got wrong is forgotten with the success.
    expect((await wrong(account.email, address)).status).toBe(401);
  });

  it('has no more than the free ones when all come at once', async () => {
    const { email } = await anAccount(harness);
    const address = anAddress();
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(email, address)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(freeForPair);
  });

  it('costs no password hash once refused, whichever limit refuses', async () => {
    const { email } = await anAccount(harness);
    const address = anAddress();
    for (let count = 0; count < freeForPair; count += 1) await wrong(email, address);
    const matches = jest.spyOn(harness.service.app.get(PasswordHashing), 'matches');
    for (let count = 0; count < 50; count += 1) expect((await wrong(email, address)).status).toBe(429);
    expect(matches).not.toHaveBeenCalled();
  });

  it('at many accounts from one address is refused there', async () => {
    const address = anAddress();
    for (let count = 0; count < freeForAddress; count += 1)
      expect((await wrong(`nobody-${count}@example.com`, address)).status).toBe(401);
    expect((await wrong('nobody-more@example.com', address)).status).toBe(429);
    expect((await wrong('nobody-more@example.com', anAddress())).status).toBe(401);
  });

  it.each(['known', 'unknown'])('at one %s account from everywhere is slowed down over all addresses', async (kind) => {
    const email = kind === 'known' ? (await anAccount(harness)).email : 'unknown-to-all@example.com';
    await guessFromEverywhere(email);
    const refused = await wrong(email, anAddress());
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
  });

  it('from everywhere keeps the owner out neither of a known address nor of a known device', async () => {
    const account = await anAccount(harness);
    const home = anAddress();
    const { device } = (await signIn(harness, account, { actor: from(home) })).body;
    await guessFromEverywhere(account.email);
    const elsewhere = anAddress();
    expect((await signIn(harness, account, { actor: from(elsewhere) })).status).toBe(429);
    expect((await signIn(harness, account, { actor: from(elsewhere), device })).status).toBe(201);
    expect((await signIn(harness, account, { actor: from(home) })).status).toBe(201);
  });

  it('cannot use a device token of another account, nor one that was made up', async () => {
    const [victim, attacker] = [await anAccount(harness), await anAccount(harness)];
    const { device = '' } = (await signIn(harness, attacker, { actor: from(anAddress()) })).body;
    await guessFromEverywhere(victim.email);
    for (const token of [device, `${device.slice(0, -2)}AA`, 'x'])
      expect((await wrong(victim.email, anAddress(), token)).status).toBe(429);
  });

  it('is not let off by guessing on a device of the owner', async () => {
    const account = await anAccount(harness);
    const { device } = (await signIn(harness, account, { actor: from(anAddress()) })).body;
    for (let count = 0; count < freeForPair; count += 1)
      expect((await wrong(account.email, anAddress(), device)).status).toBe(401);
    expect((await wrong(account.email, anAddress(), device)).status).toBe(429);
  });
});

describe('known and unknown accounts', () => {
  it('are answered alike, in the same time', async () => {
    const real = await startService(service, { guessing: undefined });
    try {
      const known = await anAccount(real);
      const time = async (email: string): Promise<number> => {
        const address = anAddress();
        const begun = process.hrtime.bigint();
        const answer = await wrong(email, address, undefined, real);
        const spent = Number(process.hrtime.bigint() - begun) / 1e6;
        expect({ ...answer.body, correlationId: '' }).toMatchObject({ code: 'credentials.invalid', status: 401 });
        return spent;
      };
      const times = { known: [] as number[], unknown: [] as number[] };
      // Alternating, so that what else the machine does falls on both.
      for (let count = 0; count < 21; count += 1) {
        times.known.push(await time(known.email));
        times.unknown.push(await time(`nobody-${count}@example.org`));
      }
      const median = (list: number[]): number => [...list].sort((a, b) => a - b)[10] ?? 0;
      const ratio = median(times.known) / median(times.unknown);
      // Without the hash an answer takes a tenth of the time.
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.6);
    } finally {
      await real.close();
    }
  });

  it('cost one password hash each', async () => {
    const known = await anAccount(harness);
    const matches = jest.spyOn(harness.service.app.get(PasswordHashing), 'matches');
    await wrong(known.email, anAddress());
    await wrong('nobody-at-all@example.org', anAddress());
    expect(matches.mock.calls.map(([stored]) => typeof stored)).toEqual(['string', 'undefined']);
  });
});

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
