import { jest } from '@jest/globals';
import type { Database } from '@groundwork/server-data';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { TestDatabase } from '@groundwork/server-data/testing';
import type { ServiceName } from '@groundwork/domain-events';
import { Outbox, OutboxMessage } from './index.js';
import { changePending } from './pending.js';
import { clock, schema, seal } from './testing/event-unit.js';

const names: ServiceName[] = ['identity', 'draws', 'files'];
let place: TestDatabase;
let database: Database;

beforeEach(async () => {
  place = await createTestDatabase('pending');
  database = await connect(place.options, schema);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
  await place.drop();
});

const rows = () => database.reading.manager.find(OutboxMessage, { order: { sequence: 'ASC' } });

async function decided(count: number, pending = names): Promise<OutboxMessage[]> {
  const outbox = new Outbox(database, clock, () => pending, seal);
  for (let at = 0; at < count; at += 1)
    await database.transaction((manager) =>
      outbox.add(manager, {
        type: 'company.updated',
        aggregateId: `a${at}`,
        payload: { companyId: `a${at}`, organizationName: 'Bluff Oak' },
      }),
    );
  return rows();
}

const without = (gone: string, row: OutboxMessage, at = database) =>
  changePending(at, row, ({ pending }) => {
    if (!pending.includes(gone)) return undefined;
    const left = pending.filter((name) => name !== gone);
    return { pending: left, publishedAt: left.length === 0 ? clock.now() : null };
  });
const writes = () => jest.spyOn(database, 'statement');

it('strikes off who had the same events at the same time by one statement', async () => {
  const all = await decided(3);
  const writing = writes();
  const struck = all.flatMap((row) => ['identity', 'draws'].map((name) => without(name, row)));
  expect(await Promise.all(struck)).toEqual(Array(6).fill(true));
  expect(writing).toHaveBeenCalledTimes(1);
  expect(await rows()).toMatchObject(Array(3).fill({ pending: ['files'], attempts: 1, publishedAt: null }));
  // What others made of the very rows is known to whoever was given them before.
  expect(await Promise.all(all.map((row) => without('files', row)))).toEqual([true, true, true]);
  expect(writing).toHaveBeenCalledTimes(2);
  expect(await rows()).toMatchObject(Array(3).fill({ pending: [], attempts: 2, publishedAt: clock.now() }));
  expect(await Promise.all(all.map((row) => without('files', row)))).toEqual([false, false, false]);
  expect(writing).toHaveBeenCalledTimes(2);
});

it('writes by a statement of its own what becomes of each kind', async () => {
  const [first, second, third] = (await decided(3)) as [OutboxMessage, OutboxMessage, OutboxMessage];
  const writing = writes();
  await Promise.all([without('identity', first), without('draws', second), without('identity', third)]);
  expect(writing).toHaveBeenCalledTimes(2);
  expect((await rows()).map(({ pending }) => pending)).toEqual([
    ['draws', 'files'],
    ['identity', 'files'],
    ['draws', 'files'],
  ]);
});

it('makes its change to what another process has made of some of them, and to what was swept none', async () => {
  const all = await decided(4);
  const other = await connect(place.options, schema);
  try {
    const [, second, third, fourth] = all as [OutboxMessage, OutboxMessage, OutboxMessage, OutboxMessage];
    // The second is left by another as this one would, the third otherwise, the fourth is gone.
    await Promise.all([without('identity', second, other), without('draws', third, other)]);
    await database.statement((manager) => manager.delete(OutboxMessage, { sequence: fourth.sequence }));
    const answers = await Promise.all(all.map((row) => without('identity', row)));
    expect([answers[0], answers[2], answers[3]]).toEqual([true, true, false]);
    expect((await rows()).map(({ pending }) => pending)).toEqual([['draws', 'files'], ['draws', 'files'], ['files']]);
  } finally {
    await other.close();
  }
});

it('of a row alone that another process has left alike changes nothing and says so', async () => {
  const [row] = (await decided(1)) as [OutboxMessage];
  const other = await connect(place.options, schema);
  try {
    expect(await without('identity', row, other)).toBe(true);
    expect(await without('identity', row)).toBe(false);
    expect(await rows()).toMatchObject([{ pending: ['draws', 'files'], attempts: 1 }]);
  } finally {
    await other.close();
  }
});

it('knows of a row that was read later what has become of it since, where that was restored to an earlier state, too', async () => {
  const [row] = (await decided(1)) as [OutboxMessage];
  await without('identity', row);
  await database.statement((manager) =>
    manager.update(OutboxMessage, { sequence: row.sequence }, { pending: names, attempts: 0 }),
  );
  expect(await without('draws', row)).toBe(true);
  expect(await rows()).toMatchObject([{ pending: ['identity', 'files'], attempts: 1 }]);
});

it('lets none wait for ever where a statement or a change fails, and goes on with the others', async () => {
  const [first, second] = (await decided(2)) as [OutboxMessage, OutboxMessage];
  const writing = writes().mockRejectedValueOnce(new Error('gone for a moment'));
  const failed = await Promise.allSettled([without('identity', first), without('draws', first)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const broken = changePending(database, second, () => {
    throw new Error('no change');
  });
  const [refused, done] = await Promise.allSettled([broken, without('identity', first)]);
  expect([refused.status, done.status]).toEqual(['rejected', 'fulfilled']);
  expect(writing).toHaveBeenCalledTimes(2);
  expect((await rows()).map(({ pending }) => pending)).toEqual([['draws', 'files'], names]);
});

it('takes more rows than one statement names', async () => {
  const [row] = (await decided(1)) as [OutboxMessage];
  const { sequence: _own, ...copy } = row;
  const copies = Array.from({ length: 600 }, (_, at) => ({ ...copy, eventId: `copy-${at}` }));
  await database.transaction((manager) => manager.insert(OutboxMessage, copies));
  const writing = writes();
  await Promise.all((await rows()).map((one) => without('draws', one)));
  expect(writing).toHaveBeenCalledTimes(2);
  expect((await rows()).every(({ pending }) => pending.join() === 'identity,files')).toBe(true);
});
