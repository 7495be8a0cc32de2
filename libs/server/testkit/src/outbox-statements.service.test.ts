import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@groundwork/domain-time';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { CreateEventTables1763700000000, InboxMessage, Outbox, OutboxMessage, Relay } from '@groundwork/server-events';
import type { EventSeal } from '@groundwork/server-events';
import { createLogger } from '@groundwork/server-http';
import { IsNull } from 'typeorm';
import { sentDuring } from './measures.js';

const events = 8;
const recipients = ['draws', 'identity', 'notifications'] as const;

it('eight events that are decided at once, each for three, are carried by half as many calls, with less than a statement and a half for each', async () => {
  const place = await createTestDatabase('carried');
  const database = await connect(place.options, {
    entities: [OutboxMessage, InboxMessage],
    migrations: [CreateEventTables1763700000000],
  });
  const delivered: string[] = [];
  let calls = 0;
  const deliverTogether = async (recipient: string, envelopes: readonly string[]) => {
    calls += 1;
    await pause(1);
    const ids = envelopes.map((envelope) => (JSON.parse(envelope) as { aggregateId: string }).aggregateId);
    delivered.push(...ids.map((id) => `${recipient} ${id}`));
    return envelopes.map(() => 'taken' as const);
  };
  const transport = {
    deliver: async (recipient: string, envelope: string) => void (await deliverTogether(recipient, [envelope])),
    deliverTogether,
    subscribe: async () => undefined,
    close: async () => undefined,
  };
  const relay = new Relay(database, transport, systemClock, createLogger('test', 'silent'));
  const open = { seal: async (event: unknown) => event } as unknown as EventSeal;
  const outbox = new Outbox(database, systemClock, () => recipients, open);
  outbox.onCommit((to) => relay.wake(to));
  const all = Array.from({ length: events }, (_, at) => `a${at}`);
  try {
    const sent = await sentDuring(database, async () => {
      const decide = (aggregateId: string) =>
        database.transaction((manager) =>
          outbox.add(manager, {
            type: 'company.updated',
            aggregateId,
            payload: { companyId: aggregateId, organizationName: aggregateId },
          }),
        );
      await Promise.all(all.map(decide));
      for (const end = Date.now() + 5_000; delivered.length < events * recipients.length && Date.now() < end;)
        await pause(5);
      // What is left is to be written down.
      await relay.close();
    });
    expect(delivered.toSorted()).toEqual(recipients.flatMap((to) => all.map((id) => `${to} ${id}`)).toSorted());
    expect(await database.reading.manager.countBy(OutboxMessage, { publishedAt: IsNull() })).toBe(0);
    const of = (kind: string) => sent.filter((sql) => sql.startsWith(kind) && sql.includes('outbox_message')).length;
    expect(of('INSERT')).toBe(events);
    const counted = { read: of('SELECT'), written: of('UPDATE') };
    expect(calls).toBeLessThanOrEqual((events * recipients.length) / 2);
    expect(counted.read + counted.written).toBeLessThan(events * 1.5);
  } finally {
    await relay.close();
    await database.close();
    await place.drop();
  }
});
