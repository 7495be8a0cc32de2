import { jest } from '@jest/globals';
import type { Database } from '@groundwork/server-data';
import { connect, SealBroken } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { TestDatabase } from '@groundwork/server-data/testing';
import { subscribersOf } from '@groundwork/domain-events';
import type { EventEnvelope, ServiceName } from '@groundwork/domain-events';
import { correlationId, withCorrelation } from '@groundwork/server-http';
import { QueryFailedError } from 'typeorm';
import { EventSeal, Inbox, InboxMessage, Outbox, OutboxMessage, Relay } from './index.js';
import type { Transport } from './index.js';
import { deploymentKeys } from './testing/event-keys.js';
import { clock, keys, log, schema, seal } from './testing/event-unit.js';
import { WaitingEvents } from './waiting-events.js';

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
  const rows = () => database.reading.manager.find(OutboxMessage, { order: { sequence: 'ASC' } });
  const unpublished = async (): Promise<number> => (await rows()).filter((row) => row.publishedAt === null).length;

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

  it('writes down who must still have an event, and when the last one had it', async () => {
    transport.refuse = (recipient) => (recipient === 'draws' ? new Error('refused') : undefined);
    await rename('a', '1');
    await until(async () => (await rows())[0]?.attempts === 1);
    expect(await rows()).toMatchObject([{ pending: ['draws'], publishedAt: null }]);
    transport.refuse = () => undefined;
    await until(async () => (await unpublished()) === 0);
    expect(await rows()).toMatchObject([{ pending: [], attempts: 2, publishedAt: clock.now() }]);
    expect(transport.arrived).toEqual(['identity a 1', 'draws a 1']);
  });

  it('carries what an earlier version put down for the broker to every subscriber, once', async () => {
    // No name of a service, which versions before knew.
    const earlier = new Outbox(database, clock, () => ['rabbitmq' as ServiceName], seal);
    const payload = { companyId: 'a', organizationName: '1' };
    await database.transaction((manager) =>
      earlier.add(manager, { type: 'company.updated', aggregateId: 'a', payload }),
    );
    relay.wake();
    await until(async () => (await unpublished()) === 0);
    expect(transport.arrived.sort()).toEqual(
      subscribersOf('company.updated')
        .map((name) => `${name} a 1`)
        .sort(),
    );
  });

  it('gives an event its type’s version and record, and the correlation id of who caused it', async () => {
    await withCorrelation('correlation-7', () => rename('a', '1'));
    const [row] = await rows();
    expect(JSON.parse(row?.envelope ?? '')).toEqual({
      id: row?.eventId,
      type: 'company.updated',
      version: 1,
      aggregate: 'company',
      aggregateId: 'a',
      occurredAt: clock.now().toISOString(),
      correlationId: 'correlation-7',
      payload: { companyId: 'a', organizationName: '1' },
    });
    expect(row).toMatchObject({ type: 'company.updated', aggregateKey: 'company:a' });
  });

  it('asks nobody to carry an event that nobody hears', async () => {
    const unheard = new Outbox(database, clock, () => [], seal);
    let woken = false;
    unheard.onCommit(() => {
      woken = true;
    });
    const payload = { companyId: 'a', organizationName: '1' };
    await database.transaction((manager) =>
      unheard.add(manager, { type: 'company.updated', aggregateId: 'a', payload }),
    );
    expect(woken).toBe(false);
    expect(await rows()).toMatchObject([{ pending: [], attempts: 0, publishedAt: clock.now() }]);
  });

  it('carries more than one round takes, and what is added while a round is under way', async () => {
    await database.transaction(async (manager) => {
      for (let count = 0; count < 205; count += 1)
        await outbox.add(manager, {
          type: 'company.updated',
          aggregateId: 'a',
          payload: { companyId: 'a', organizationName: String(count) },
        });
    });
    await rename('b', 'last');
    await until(async () => (await unpublished()) === 0);
    expect(transport.arrived.filter((line) => line.startsWith('draws a'))).toEqual(
      Array.from({ length: 205 }, (_, count) => `draws a ${count}`),
    );
    expect(transport.arrived).toContain('identity b last');
  });

  it('lets the delivery that is under way finish when it is closed, and begins no other', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const delivering = jest.spyOn(transport, 'deliver').mockImplementation(() => gate);
    await rename('a', '1');
    await until(() => delivering.mock.calls.length > 0);
    let closed = false;
    const closing = relay.close().then(() => {
      closed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(closed).toBe(false);
    release();
    await closing;
    const carried = delivering.mock.calls.length;
    await rename('b', '1');
    relay.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(delivering.mock.calls).toHaveLength(carried);
  });

  it('goes on after a round that the database refused', async () => {
    const reading = jest.spyOn(WaitingEvents.prototype, 'read').mockRejectedValueOnce(new Error('gone for a moment'));
    await rename('a', '1');
    await until(() => transport.arrived.length === 2);
    expect(reading.mock.calls.length).toBeGreaterThan(1);
    reading.mockRestore();
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

    it('does not take a key that its handler finds there already for an event that was handled', async () => {
      const inbox = new Inbox(database, clock, seal);
      inbox.on('company.updated', 'clash', async (manager) => {
        const key = { eventId: 'elsewhere', handler: 'other' };
        for (let turn = 0; turn < 2; turn += 1) await manager.insert(InboxMessage, { ...key, handledAt: clock.now() });
      });
      await expect(inbox.receive(event('e3'))).rejects.toThrow(QueryFailedError);
      expect(await database.reading.manager.find(InboxMessage)).toEqual([]);
    });

    it('hands an event to each of its handlers, under the correlation id of who caused it', async () => {
      const inbox = new Inbox(database, clock, seal);
      const heard: string[] = [];
      for (const name of ['one', 'other'])
        inbox.on('company.updated', name, async () => {
          heard.push(`${name} ${correlationId()}`);
        });
      inbox.on('company.created', 'one', async () => {
        heard.push('another event');
      });
      await inbox.receive(event('e4'));
      expect(heard).toEqual(['one correlation-1', 'other correlation-1']);
      expect(inbox.types).toEqual(['company.updated', 'company.created']);
      expect(await database.reading.manager.find(InboxMessage, { order: { handler: 'ASC' } })).toEqual([
        { eventId: 'e4', handler: 'one', handledAt: clock.now() },
        { eventId: 'e4', handler: 'other', handledAt: clock.now() },
      ]);
    });

    it('has one handler of a name for an event', () => {
      const inbox = new Inbox(database, clock, seal);
      inbox.on('company.updated', 'one', async () => undefined);
      expect(() => inbox.on('company.updated', 'one', async () => undefined)).toThrow('company.updated');
    });

    it('takes an event that nobody here handles, and keeps nothing of it', async () => {
      await new Inbox(database, clock, seal).receive(event('e5'));
      expect(await database.reading.manager.find(InboxMessage)).toEqual([]);
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
      expect(onTheWay.payload).toEqual({ ...payload, code: expect.stringMatching(/^sealed\.v2\./) as string });
      const inbox = new Inbox(database, clock, seal);
      const seen: unknown[] = [];
      inbox.on('broker.invited', 'see', async (_manager, event) => {
        seen.push(event.payload);
      });
      await inbox.receive(onTheWay);
      expect(seen).toEqual([payload]);
    });

    it('open at each service that has the event', async () => {
      const onTheWay = await invite();
      for (const name of ['identity', 'draws'] as const)
        expect((await new EventSeal(keys.heldBy(name)).open(onTheWay)).payload).toEqual(payload);
    });

    it('do not open in another event, changed, at another service, the sender among them, or at another deployment’s; the handler is not called', async () => {
      const onTheWay = await invite();
      const { code } = onTheWay.payload;
      const changed = code.replace(/"ciphertext":"(.)/, (_all, first) => `"ciphertext":"${first === 'A' ? 'B' : 'A'}`);
      expect(changed).not.toBe(code);
      let called = false;
      for (const [other, event] of [
        [seal, { ...onTheWay, id: 'another' }],
        [seal, { ...onTheWay, payload: { ...onTheWay.payload, code: changed } }],
        [seal, { ...onTheWay, payload: { ...onTheWay.payload, code: 'sealed.v2.' } }],
        [new EventSeal(keys.heldBy('brokers')), onTheWay],
        [new EventSeal(keys.heldBy('files', 'seals')), onTheWay],
        [new EventSeal(deploymentKeys().heldBy('draws')), onTheWay],
      ] as const) {
        const inbox = new Inbox(database, clock, other);
        inbox.on('broker.invited', 'see', async () => {
          called = true;
        });
        await expect(inbox.receive(event)).rejects.toThrow(SealBroken);
      }
      expect(called).toBe(false);
    });

    it('are sealed by the key that all shared while it is there, and open by it once it was put aside, as long as it is about', async () => {
      outbox = new Outbox(database, clock, () => ['draws'], new EventSeal(keys.heldBy('brokers', 'seals')));
      const onTheWay = await invite();
      expect(onTheWay.payload.code).toMatch(/^sealed\.v1\./);
      expect((await new EventSeal(keys.heldBy('draws', 'opens')).open(onTheWay)).payload).toEqual(payload);
      await expect(seal.open(onTheWay)).rejects.toThrow(SealBroken);
      const later = new EventSeal(keys.heldBy('brokers', 'opens'));
      const sealed = await later.seal({ ...onTheWay, payload }, ['draws']);
      expect(sealed.payload.code).toMatch(/^sealed\.v2\./);
      expect((await seal.open(sealed)).payload).toEqual(payload);
    });

    it('open after the pair was replaced, as long as the one before is there', async () => {
      const onTheWay = await invite();
      const [young] = deploymentKeys().heldBy('draws').own;
      const held = keys.heldBy('draws');
      const replaced = { ...held, own: [...(young ? [young] : []), ...held.own] };
      expect((await new EventSeal(replaced).open(onTheWay)).payload).toEqual(payload);
      await expect(new EventSeal({ ...held, own: replaced.own.slice(0, 1) }).open(onTheWay)).rejects.toThrow(
        SealBroken,
      );
    });

    it('of an event that nobody has are kept for nobody', async () => {
      outbox = new Outbox(database, clock, () => [], seal);
      expect((await invite()).payload.code).toBe('sealed.v2.');
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
