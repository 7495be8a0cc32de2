import type { EventEnvelope } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { TestDatabase } from '@groundwork/server-data/testing';
import { IsNull } from 'typeorm';
import { Inbox, Outbox, OutboxMessage, Relay, sendAgain } from './index.js';
import { clock, log, schema, seal } from './testing/event-unit.js';

const places: TestDatabase[] = [];
const open: Database[] = [];
async function aDatabase(): Promise<Database> {
  const place = await createTestDatabase('again');
  places.push(place);
  const database = await connect(place.options, schema);
  open.push(database);
  return database;
}
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const place of places.splice(0)) await place.drop();
});

/** A subscriber with its database; what its handler did. */
async function aSubscriber() {
  const handled: string[] = [];
  const inbox = new Inbox(await aDatabase(), clock, seal);
  inbox.on('company.updated', 'names', async (_manager, { payload }) => {
    handled.push(payload.organizationName);
  });
  return { inbox, handled };
}

/** Companies, which renames one, and tells draws and identity of it. */
async function aSender(toDraws: () => Inbox) {
  const database = await aDatabase();
  const others: string[] = [];
  const received: EventEnvelope[] = [];
  const relay = new Relay(
    database,
    {
      async deliver(recipient, text) {
        const envelope = JSON.parse(text) as EventEnvelope;
        if (recipient !== 'draws') others.push(recipient);
        else {
          received.push(envelope);
          await toDraws().receive(envelope);
        }
      },
      subscribe: async () => undefined,
      close: async () => undefined,
    },
    clock,
    log,
  );
  const outbox = new Outbox(database, clock, () => ['identity', 'draws'], seal);
  outbox.onCommit(() => relay.wake());
  const isCarried = async () => !(await database.manager.existsBy(OutboxMessage, { publishedAt: IsNull() }));
  const settled = async () => {
    for (const end = Date.now() + 10_000; !(await isCarried()); await new Promise((resolve) => setTimeout(resolve, 10)))
      if (Date.now() > end) throw new Error('The events were not carried within 10 s.');
  };
  return {
    database,
    relay,
    others,
    received,
    settled,
    rename: async (organizationName: string) => {
      await database.transaction((manager) =>
        outbox.add(manager, {
          type: 'company.updated',
          aggregateId: 'a',
          payload: { companyId: 'a', organizationName },
        }),
      );
      await settled();
    },
  };
}

it('a service whose database is older than the others’ catches up on what it lost, in order, and does nothing twice', async () => {
  let draws = await aSubscriber();
  const companies = await aSender(() => draws.inbox);
  await companies.rename('long ago');
  clock.set('2026-03-03T15:00:00.000Z');
  for (const name of ['kept', 'lost', 'lost too']) await companies.rename(name);
  expect(draws.handled).toEqual(['long ago', 'kept', 'lost', 'lost too']);

  // It is restored to a state in which it had heard of the first two.
  draws = await aSubscriber();
  for (const envelope of companies.received.splice(0).slice(0, 2)) await draws.inbox.receive(envelope);
  draws.handled.length = 0;
  const toOthers = companies.others.length;

  expect(await sendAgain(companies.database, 'draws', new Date('2026-03-03T00:00:00.000Z'))).toBe(3);
  companies.relay.wake();
  await companies.settled();
  expect(draws.handled).toEqual(['lost', 'lost too']);
  expect(companies.received.map(({ occurredAt }) => occurredAt)).toEqual(Array(3).fill('2026-03-03T15:00:00.000Z'));
  expect(companies.others).toHaveLength(toOthers);
  await companies.relay.close();
});

it('puts down each event once, and none that the subscriber does not hear', async () => {
  const draws = await aSubscriber();
  const companies = await aSender(() => draws.inbox);
  await companies.rename('once');
  const since = new Date(0);
  expect(await sendAgain(companies.database, 'files', since)).toBe(0);
  expect(await sendAgain(companies.database, 'draws', since)).toBe(1);
  expect(await sendAgain(companies.database, 'draws', since)).toBe(0);
  expect((await companies.database.manager.find(OutboxMessage)).map(({ pending }) => pending)).toEqual([['draws']]);
  await companies.relay.close();
});
