import { createSecretKey, randomBytes } from 'node:crypto';
import type { Database } from '@groundwork/server-data';
import { connect, Seal, SealBroken } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { TestDatabase } from '@groundwork/server-data/testing';
import type { EventEnvelope } from '@groundwork/domain-events';
import { fixedClock } from '@groundwork/domain-time';
import {
  CreateEventTables1763700000000,
  Inbox,
  InboxMessage,
  Outbox,
  OutboxMessage,
  Relay,
} from '@groundwork/server-events';
import type { Transport } from '@groundwork/server-events';
import { createLogger } from '@groundwork/server-http';

const schema = { entities: [OutboxMessage, InboxMessage], migrations: [CreateEventTables1763700000000] };
const clock = fixedClock('2026-03-02T15:00:00.000Z');
const log = createLogger('test', 'silent');
const seal = new Seal([createSecretKey(randomBytes(32))]);
const away = Object.assign(new Error('away'), { away: true });

/** A transport of the test's own: records what arrives and refuses what it is told to. */
class RecordingTransport implements Transport {
  readonly arrived: string[] = [];
  refuse: (recipient: string, envelope: EventEnvelope) => Error | undefined = () => undefined;
  async deliver(recipient: string, text: string): Promise<void> {
    const envelope = JSON.parse(text) as EventEnvelope<'company.updated'>;
    const refusal = this.refuse(recipient, envelope);
    if (refusal) throw refusal;
    this.arrived.push(`${recipient} ${envelope.aggregateId} ${envelope.payload.organizationName}`);
  }
  async subscribe(): Promise<void> {}
  async close(): Promise<void> {}
}

describe('events', () => {
  let place: TestDatabase;
  let database: Database;
  let transport: RecordingTransport;
  let relay: Relay;
  let outbox: Outbox;

  beforeEach(async () => {
    place = await createTestDatabase('events');
    database = await connect(place.options, schema);
    transport = new RecordingTransport();
    relay = new Relay(database, transport, clock, log);
    outbox = new Outbox(database, clock, () => ['identity', 'draws'], seal);
    outbox.onCommit(() => relay.wake());
  });
  afterEach(async () => {
    await relay.close();
    await database.close();
    await place.drop();
  });

  const rename = (companyId: string, organizationName: string): Promise<void> =>
    database.transaction((manager) =>
      outbox.add(manager, {
        type: 'company.updated',
        aggregateId: companyId,
        payload: { companyId, organizationName },
      }),
    );
  const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    for (let turn = 0; turn < 400; turn += 1) {
      if (await condition()) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('It did not come to that within 4 s.');
  };
  const unpublished = async (): Promise<number> =>
    (await database.reading.manager.find(OutboxMessage)).filter((row) => row.publishedAt === null).length;

  it('carries an event after the commit to every recipient, in the order of each aggregate', async () => {
    for (const name of ['1', '2', '3']) await rename('a', name);
    await until(async () => (await unpublished()) === 0);
    expect(transport.arrived.filter((line) => line.startsWith('draws'))).toEqual([
      'draws a 1',
      'draws a 2',
      'draws a 3',
    ]);
    expect(transport.arrived).toHaveLength(6);
  });

  it('carries nothing of a transaction that was rolled back', async () => {
    await database
      .transaction(async (manager) => {
        await outbox.add(manager, {
          type: 'company.updated',
          aggregateId: 'a',
          payload: { companyId: 'a', organizationName: 'never' },
        });
        throw new Error('no');
      })
      .catch(() => undefined);
    await rename('a', 'after');
    await until(() => transport.arrived.length === 2);
    expect(transport.arrived.join()).not.toContain('never');
  });

  it('holds back the events of one aggregate behind the one that was refused, and no others', async () => {
    let refusing = true;
    transport.refuse = (recipient, envelope) =>
      refusing && recipient === 'draws' && envelope.aggregateId === 'a' ? new Error('refused') : undefined;
    await rename('a', '1');
    await rename('a', '2');
    await rename('b', '1');
    await until(() => transport.arrived.includes('draws b 1') && transport.arrived.includes('identity a 2'));
    expect(transport.arrived.filter((line) => line.startsWith('draws a'))).toEqual([]);
    refusing = false;
    await until(() => transport.arrived.filter((line) => line.startsWith('draws a')).length === 2);
    expect(transport.arrived.filter((line) => line.startsWith('draws a'))).toEqual(['draws a 1', 'draws a 2']);
    expect(transport.arrived.filter((line) => line === 'identity a 1')).toHaveLength(1);
  });

  it('goes on with the others while a recipient is away, and catches up when it is back', async () => {
    let isAway = true;
    transport.refuse = (recipient) => (isAway && recipient === 'draws' ? away : undefined);
    for (const name of ['1', '2']) await rename('a', name);
    await until(() => transport.arrived.length === 2);
    isAway = false;
    await until(() => transport.arrived.length === 4);
    expect(transport.arrived.slice(2)).toEqual(['draws a 1', 'draws a 2']);
  });

  describe('Inbox', () => {
    const event = (id: string): EventEnvelope<'company.updated'> => ({
      id,
      type: 'company.updated',
      version: 1,
      aggregate: 'company',
      aggregateId: 'a',
      occurredAt: clock.now().toISOString(),
      correlationId: 'correlation-1',
      payload: { companyId: 'a', organizationName: 'Bluff Oak' },
    });

    it('handles an event once however often it comes, also at the same time', async () => {
      const inbox = new Inbox(database, clock, seal);
      inbox.on('company.updated', 'pass-on', async (manager, { payload }) => {
        await outbox.add(manager, { type: 'company.updated', aggregateId: 'handled', payload });
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
      await Promise.all(Array.from({ length: 5 }, () => inbox.receive(event('e1'))));
      await inbox.receive(event('e1'));
      expect(await database.reading.manager.find(InboxMessage)).toHaveLength(1);
      expect(await database.reading.manager.find(OutboxMessage)).toHaveLength(1);
    });

    it('takes an event again whose handler failed', async () => {
      const inbox = new Inbox(database, clock, seal);
      let fail = true;
      let handled = 0;
      inbox.on('company.updated', 'flaky', async () => {
        if (fail) throw new Error('not now');
        handled += 1;
      });
      await expect(inbox.receive(event('e2'))).rejects.toThrow('not now');
      fail = false;
      await inbox.receive(event('e2'));
      expect(handled).toBe(1);
    });
  });

  describe('codes', () => {
    const payload = {
      brokerId: 'b',
      userId: null,
      emailAddress: 'ana@reyes.example',
      firstName: 'Ana',
      lastName: 'Reyes',
      businessName: 'Reyes',
      invitedBy: 'admin',
      code: 'k3y-of-the-door',
      expiresAt: clock.now().toISOString(),
    };
    const invite = async (): Promise<EventEnvelope<'broker.invited'>> => {
      await database.transaction((manager) =>
        outbox.add(manager, { type: 'broker.invited', aggregateId: 'b', payload }),
      );
      const row = await database.reading.manager.findOneByOrFail(OutboxMessage, { type: 'broker.invited' });
      expect(row.envelope).not.toContain(payload.code);
      return JSON.parse(row.envelope) as EventEnvelope<'broker.invited'>;
    };

    it('rest sealed in the outbox, travel so, and are open to the handler alone', async () => {
      const onTheWay = await invite();
      expect(onTheWay.payload).toEqual({ ...payload, code: expect.stringMatching(/^sealed\.v1\./) as string });
      const inbox = new Inbox(database, clock, seal);
      const seen: unknown[] = [];
      inbox.on('broker.invited', 'see', async (_manager, event) => {
        seen.push(event.payload);
      });
      await inbox.receive(onTheWay);
      expect(seen).toEqual([payload]);
    });

    it('do not open in another event, nor under another deployment’s key; the handler is not called', async () => {
      const onTheWay = await invite();
      let called = false;
      for (const [other, event] of [
        [seal, { ...onTheWay, id: 'another' }],
        [new Seal([createSecretKey(randomBytes(32))]), onTheWay],
      ] as const) {
        const inbox = new Inbox(database, clock, other);
        inbox.on('broker.invited', 'see', async () => {
          called = true;
        });
        await expect(inbox.receive(event)).rejects.toThrow(SealBroken);
      }
      expect(called).toBe(false);
    });

    it('that were sent before there were seals pass as they are', async () => {
      const inbox = new Inbox(database, clock, seal);
      const seen: string[] = [];
      inbox.on('broker.invited', 'see', async (_manager, event) => {
        seen.push(event.payload.code);
      });
      await inbox.receive({ ...(await invite()), payload } as EventEnvelope);
      expect(seen).toEqual([payload.code]);
    });
  });
});
