import { randomUUID } from 'node:crypto';
import { HOUR, MINUTE } from '@groundwork/domain-time';
import { insertRows } from '@groundwork/server-data';
import {
  invitationsBy,
  LetterCountEntity,
  LetterCountRetention,
  LetterLimits,
  lettersTo,
  LinkFailureRetention,
  LinkThrottle,
} from '@groundwork/server-links';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';

let harness: ServiceHarness;
beforeEach(async () => {
  harness = await startService(service);
});
afterEach(() => harness.close());

const of = <T>(what: new (...parts: never[]) => T): T => harness.service.app.get(what, { strict: false });
const rowsOf = (table: 'letter_count' | 'link_failure') =>
  harness.service.database.rows<Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY window_from`);
const fail = (address: string) => of(LinkThrottle).count({ address });
const write = (email: string) =>
  harness.service.database.transaction((manager) =>
    of(LetterLimits).take(manager, [lettersTo('test', email, 3), invitationsBy('test', email, 3)]),
  );

it('links that were tried in vain are forgotten once their quarter of an hour is over', async () => {
  await fail('203.0.113.1');
  harness.clock.advance(14 * MINUTE);
  await fail('203.0.113.2');
  await fail('203.0.113.2');
  expect(await of(LinkFailureRetention).sweep()).toBe(0);
  harness.clock.advance(MINUTE);
  expect(await of(LinkFailureRetention).sweep()).toBe(1);
  expect(await rowsOf('link_failure')).toMatchObject([{ failures: 2 }]);
});

it('none is lost that is counted while the window before it is swept', async () => {
  for (let round = 0; round < 5; round += 1) {
    const address = randomUUID();
    await fail(address);
    harness.clock.advance(15 * MINUTE);
    const sweep = () => of(LinkFailureRetention).sweep();
    await Promise.all([fail(address), sweep(), fail(address), fail(address), sweep(), fail(address)]);
    expect(await rowsOf('link_failure')).toMatchObject([{ failures: 4 }]);
    harness.clock.advance(HOUR);
    expect(await sweep()).toBe(1);
  }
});

it('counts of letters are forgotten once their hour is over, however many there are', async () => {
  const windowFrom = harness.clock.now();
  const old = Array.from({ length: 2_100 }, (_, at) => ({ id: `old${at}`, letters: 1, windowFrom }));
  await harness.service.database.statement((manager) => insertRows(manager, LetterCountEntity, old));
  harness.clock.advance(HOUR - 1);
  await write('one@example.com');
  expect(await of(LetterCountRetention).sweep()).toBe(0);
  harness.clock.advance(1);
  expect(await of(LetterCountRetention).sweep()).toBe(2_100);
  expect(await rowsOf('letter_count')).toHaveLength(2);
  await write('one@example.com');
  await write('one@example.com');
  await expect(write('one@example.com')).rejects.toThrow('throttle.too_many');
  expect(await rowsOf('letter_count')).toMatchObject([{ letters: 3 }, { letters: 3 }]);
});

it('their bound holds while the hour before is swept', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `${randomUUID()}@example.com`;
    await write(email);
    harness.clock.advance(HOUR);
    const sweep = async (): Promise<void> => void (await of(LetterCountRetention).sweep());
    const written = await Promise.allSettled([
      ...[write(email), sweep(), write(email), write(email)],
      ...[sweep(), write(email), write(email)],
    ]);
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(3 + 2);
    expect(await rowsOf('letter_count')).toMatchObject([{ letters: 3 }, { letters: 3 }]);
    harness.clock.advance(HOUR);
    await sweep();
  }
});
