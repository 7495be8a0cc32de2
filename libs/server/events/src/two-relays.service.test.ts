import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@groundwork/domain-time';
import type { EventEnvelope } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { TestDatabase } from '@groundwork/server-data/testing';
import { IsNull } from 'typeorm';
import { Inbox, Outbox, OutboxMessage, Relay } from './index.js';
import { log, schema, seal } from './testing/event-unit.js';

const aggregates = ['a', 'b', 'c'];
const eventsOfEach = 20;

const places: TestDatabase[] = [];
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const place of places.splice(0)) await place.drop();
});

/** A process that writes into the outbox of `place` and carries what lies in it. */
async function aReplica(place: TestDatabase, deliver: (envelope: EventEnvelope) => Promise<void>) {
  const database = await connect(place.options, schema);
  open.push(database);
  const relay = new Relay(
    database,
    {
      deliver: (_recipient, text) => deliver(JSON.parse(text) as EventEnvelope),
      subscribe: async () => undefined,
      close: async () => undefined,
    },
    systemClock,
    log,
  );
  const outbox = new Outbox(database, systemClock, () => ['draws'], seal);
  outbox.onCommit(() => relay.wake());
  return { database, relay, outbox };
}

it('two processes on one outbox: each event is handled once, in the order of its aggregate, though both carry and some tries fail', async () => {
  const sender = await createTestDatabase('two');
  const receiver = await createTestDatabase('ears');
  places.push(sender, receiver);
  const ears = await connect(receiver.options, schema);
  open.push(ears);
  const inbox = new Inbox(ears, systemClock, seal);
  const handled: Record<string, number[]> = { a: [], b: [], c: [] };
  inbox.on('company.updated', 'numbers', async (_manager, { aggregateId, payload }) => {
    handled[aggregateId]?.push(Number(payload.organizationName));
  });
  let deliveries = 0;
  // Slower and faster, so that they overtake each other; some are refused at first.
  const through = (tempo: number) => async (envelope: EventEnvelope) => {
    deliveries += 1;
    await pause((deliveries % 4) * tempo);
    if (deliveries < 30 && deliveries % 5 === 0) throw new Error('refused');
    await inbox.receive(envelope);
  };
  const [first, second] = [await aReplica(sender, through(2)), await aReplica(sender, through(5))];
  for (let number = 0; number < eventsOfEach; number += 1)
    for (const [at, aggregateId] of aggregates.entries()) {
      const { database, outbox } = (number + at) % 2 === 0 ? first : second;
      await database.transaction((manager) =>
        outbox.add(manager, {
          type: 'company.updated',
          aggregateId,
          payload: { companyId: aggregateId, organizationName: String(number) },
        }),
      );
    }
  const waits = () => first.database.reading.manager.existsBy(OutboxMessage, { publishedAt: IsNull() });
  for (const end = Date.now() + 40_000; (await waits()) && Date.now() < end;) await pause(50);
  expect(await waits()).toBe(false);
  const inOrder = Array.from({ length: eventsOfEach }, (_, number) => number);
  expect(handled).toEqual({ a: inOrder, b: inOrder, c: inOrder });
  await first.relay.close();
  await second.relay.close();
}, 60_000);
