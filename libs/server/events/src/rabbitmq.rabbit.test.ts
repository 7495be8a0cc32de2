import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { EventEnvelope, ServiceName } from '@groundwork/domain-events';
import { fixedClock } from '@groundwork/domain-time';
import { createLogger, Problem } from '@groundwork/server-http';
import amqp from 'amqplib';
import { EventSeal, listDeadLetters, RabbitMqTransport, replayDeadLetters } from './index.js';
import { deploymentKeys } from './testing/event-keys.js';
import { aRabbit, renamed } from './testing/rabbit.js';
import type { TestRabbit } from './testing/rabbit.js';

const log = createLogger('test', 'silent');
const clock = fixedClock('2026-03-02T15:00:00.000Z');

let rabbit: TestRabbit;
let transports: RabbitMqTransport[];
beforeAll(async () => {
  rabbit = await aRabbit();
});
beforeEach(async () => {
  transports = [];
  await rabbit.comeBack();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(transports.map((entry) => entry.close()));
  await rabbit.forget(['draws', 'identity', 'notifications']);
});
afterAll(() => rabbit.drop());

const unit = (service: ServiceName, of: TestRabbit = rabbit): RabbitMqTransport => {
  const made = new RabbitMqTransport({ ...of.options, firstPauseMs: 100 }, service, clock, log);
  transports.push(made);
  return made;
};
const send = (to: ServiceName, event: EventEnvelope, by: RabbitMqTransport): Promise<void> =>
  by.deliver(to, JSON.stringify(event), event.type);
const nameIn = (event: EventEnvelope): string => (event as EventEnvelope<'company.updated'>).payload.organizationName;
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 1000 && !(await condition()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await condition()).toBe(true);
};
/** A service that hears; what it has handled, and which names it cannot take. */
async function subscriber(service: ServiceName, of: TestRabbit = rabbit) {
  const handled: string[] = [];
  const turns: string[] = [];
  const poison = new Map<string, Error>();
  const transport = unit(service, of);
  await transport.subscribe(async (event) => {
    const name = nameIn(event);
    turns.push(name);
    const error = poison.get(name);
    if (error) throw error;
    handled.push(name);
  });
  return { transport, handled, turns, poison };
}

describe('an event', () => {
  it('for a subscriber that nobody has seen yet waits for it, in order', async () => {
    const companies = unit('companies');
    for (const name of ['1', '2', '3']) await send('draws', renamed('a', name), companies);
    const draws = await subscriber('draws');
    await until(() => draws.handled.length === 3);
    expect(draws.handled).toEqual(['1', '2', '3']);
  });

  it('comes to the subscriber that it is sent to, and to one consumer of that', async () => {
    const [draws, second, identity] = [
      await subscriber('draws'),
      await subscriber('draws'),
      await subscriber('identity'),
    ];
    const companies = unit('companies');
    await send('draws', renamed('a', '1'), companies);
    await send('identity', renamed('a', '2'), companies);
    await until(() => draws.handled.length === 1 && identity.handled.length === 1);
    expect([draws.handled, second.handled, identity.handled]).toEqual([['1'], [], ['2']]);
  });

  it('is handled beside those of other aggregates, four at a time, and after those of its own', async () => {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const draws = unit('draws');
    await draws.subscribe((event) => {
      const name = nameIn(event);
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
    const companies = unit('companies');
    for (const name of ['a1', 'a2', 'b1', 'c1', 'd1', 'e1'])
      await send('draws', renamed(name.charAt(0), name), companies);
    const begins = async (...names: string[]) => {
      await until(() => begun.length >= names.length);
      // Whoever is not to begin has had the time to.
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(begun).toEqual(names);
    };
    await begins('a1', 'b1', 'c1', 'd1');
    ends.get('c1')?.();
    await begins('a1', 'b1', 'c1', 'd1', 'e1');
    ends.get('a1')?.();
    await begins('a1', 'b1', 'c1', 'd1', 'e1', 'a2');
    // What is under way is waited for, and nothing else begins.
    let closed = false;
    const closing = draws.close().then(() => (closed = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).toBe(false);
    for (const end of ends.values()) end();
    await closing;
  });

  it('that no queue takes has not arrived; the queue is made anew, and the next try succeeds', async () => {
    const companies = unit('companies');
    await send('draws', renamed('a', '1'), companies);
    await rabbit.channel.deleteQueue(rabbit.names.queueOf('draws'));
    const lost = renamed('a', '2');
    await expect(send('draws', lost, companies)).rejects.toMatchObject({
      away: true,
      message: 'no queue takes to.draws.company.updated',
    });
    await send('draws', lost, companies);
    const draws = await subscriber('draws');
    await until(() => draws.handled.length === 1);
    expect(draws.handled).toEqual(['2']);
  });

  it('is counted while it waits, and apart once it is put aside', async () => {
    const companies = unit('companies');
    for (const name of ['1', '2', '3']) await send('draws', renamed('a', name), companies);
    const draws = unit('draws');
    await send('draws', renamed('b', '4'), draws);
    expect(await draws.waiting()).toEqual({ work: 4, dead: 0 });
    expect(await unit('files').waiting()).toBeUndefined();
    await draws.subscribe(async (event) => {
      if (nameIn(event) === '2') throw new Error('poison');
    });
    await rabbit.leave();
    await rabbit.comeBack();
    await until(async () => (await draws.waiting().catch(() => undefined))?.dead === 1);
    await until(async () => (await draws.waiting())?.work === 0);
  });

  it('adds no listener to connection or channel', async () => {
    const emitters: EventEmitter[] = [];
    const { connect } = amqp;
    jest.spyOn(amqp, 'connect').mockImplementation(async (url, options) => {
      const connection = await connect(url, options);
      const create = connection.createConfirmChannel.bind(connection);
      connection.createConfirmChannel = async () => {
        const channel = await create();
        emitters.push(connection, channel);
        return channel;
      };
      return connection;
    });
    const companies = unit('companies');
    await send('draws', renamed('a', 'first'), companies);
    const listeners = () =>
      emitters.map((emitter) =>
        Object.fromEntries(emitter.eventNames().map((name) => [name, emitter.listenerCount(name)])),
      );
    const before = listeners();
    await Promise.all(Array.from({ length: 200 }, (_, at) => send('draws', renamed('a', String(at)), companies)));
    expect(listeners()).toEqual(before);
    expect(before).toMatchObject([{ error: 1 }, { return: 1, error: 1 }]);
  });

  it('carries codes sealed', async () => {
    const keys = deploymentKeys();
    const payload = {
      brokerId: 'b',
      userId: null,
      emailAddress: 'ana@reyes.example',
      firstName: 'Ana',
      lastName: 'Reyes',
      businessName: 'Reyes',
      invitedBy: 'admin',
      code: 'k3y-of-the-door',
      expiresAt: '2026-03-09T15:00:00.000Z',
    };
    const event = {
      ...renamed('b', ''),
      type: 'broker.invited',
      aggregate: 'broker',
      payload,
    } as const satisfies EventEnvelope<'broker.invited'>;
    const seen: EventEnvelope[] = [];
    const notifications = unit('notifications');
    await notifications.subscribe(async (arrived) => {
      seen.push(arrived);
    });
    const sealed = await new EventSeal(keys.heldBy('brokers')).seal(event, ['notifications']);
    await send('notifications', sealed, unit('brokers'));
    await until(() => seen.length > 0);
    expect(JSON.stringify(seen[0])).not.toContain('k3y');
    expect(await new EventSeal(keys.heldBy('notifications')).open(seen[0] as EventEnvelope)).toEqual(event);
  });

  it('stays in its deployment where two share a broker', async () => {
    const other = await aRabbit();
    const [draws, others] = [await subscriber('draws'), await subscriber('draws', other)];
    await send('draws', renamed('a', 'ours'), unit('companies'));
    await send('draws', renamed('a', 'theirs'), unit('companies', other));
    await until(() => draws.handled.length > 0 && others.handled.length > 0);
    expect([draws.handled, others.handled]).toEqual([['ours'], ['theirs']]);
    await others.transport.close();
    await transports.at(-1)?.close();
    await other.drop();
  });
});

describe('an event that its subscriber cannot take', () => {
  it('keeps back those of its aggregate until its next try, and no others', async () => {
    const draws = await subscriber('draws');
    draws.poison.set('a1', new Error('not now'));
    const companies = unit('companies');
    for (const [aggregate, name] of ['a1', 'a2', 'b1', 'b2'].map((entry) => [entry.charAt(0), entry]))
      await send('draws', renamed(String(aggregate), String(name)), companies);
    await until(() => draws.handled.length === 2);
    expect(draws.handled).toEqual(['b1', 'b2']);
    draws.poison.clear();
    await until(() => draws.handled.length === 4);
    expect(draws.handled).toEqual(['b1', 'b2', 'a1', 'a2']);
  });

  it('is put aside after its tries, is listed without its payload, and is replayed once', async () => {
    const draws = await subscriber('draws');
    const companies = unit('companies');
    const event = renamed('a', 'poison');
    draws.poison.set('poison', Object.assign(new TypeError('no such figure'), { code: 'E_FIGURE' }));
    await send('draws', event, companies);
    await send('draws', renamed('a', 'next'), companies);
    await until(() => draws.handled.length === 1);
    expect(draws.turns).toEqual(['poison', 'poison', 'poison', 'next']);

    const letters = await listDeadLetters(rabbit.options, 'draws', log);
    expect(letters).toEqual([
      {
        event: event.id,
        type: 'company.updated',
        aggregate: 'company:a',
        occurredAt: event.occurredAt,
        reason: 'TypeError E_FIGURE: no such figure',
        tries: 3,
        since: '2026-03-02T15:00:00.000Z',
      },
    ]);
    // Looking takes nothing away.
    expect(await listDeadLetters(rabbit.options, 'draws', log)).toEqual(letters);

    draws.poison.clear();
    expect(await replayDeadLetters(rabbit.options, 'draws', log, randomUUID())).toBe(0);
    expect(await replayDeadLetters(rabbit.options, 'draws', log, event.id)).toBe(1);
    await until(() => draws.handled.length === 2);
    expect(draws.handled).toEqual(['next', 'poison']);
    expect(await replayDeadLetters(rabbit.options, 'draws', log)).toBe(0);
  });

  it('is told of without what its handler says where it carries a code', async () => {
    const notifications = unit('notifications');
    await notifications.subscribe(async () => {
      throw new RangeError('k3y-of-the-door opens nothing');
    });
    await send('notifications', { ...renamed('b', ''), type: 'broker.invited' } as EventEnvelope, unit('brokers'));
    await until(async () => (await listDeadLetters(rabbit.options, 'notifications', log)).length === 1);
    expect(await listDeadLetters(rabbit.options, 'notifications', log)).toMatchObject([{ reason: 'RangeError' }]);
  });

  it('since its database is away waits without an end to its tries', async () => {
    const draws = await subscriber('draws');
    draws.poison.set('a1', new Problem('upstream.unavailable'));
    await send('draws', renamed('a', 'a1'), unit('companies'));
    await until(() => draws.turns.length === 5);
    expect(await listDeadLetters(rabbit.options, 'draws', log)).toEqual([]);
    draws.poison.clear();
    await until(() => draws.handled.length === 1);
  });

  it('since it is none at all is put aside at once', async () => {
    const draws = await subscriber('draws');
    rabbit.channel.publish(rabbit.names.exchange, 'to.draws.company.updated', Buffer.from('what?'));
    await send('draws', renamed('a', '1'), unit('companies'));
    await until(() => draws.handled.length === 1);
    expect(await listDeadLetters(rabbit.options, 'draws', log)).toMatchObject([{ event: '', reason: 'not an event' }]);
  });
});

describe('an event that came under the key of another', () => {
  it('is none: who may send what is said by keys, and its sender might be somebody else', async () => {
    const draws = await subscriber('draws');
    const forged = { ...renamed('a', 'forged'), type: 'application.approved' };
    rabbit.channel.publish(rabbit.names.exchange, 'to.draws.company.updated', Buffer.from(JSON.stringify(forged)));
    await send('draws', renamed('a', '1'), unit('companies'));
    await until(() => draws.handled.length === 1);
    expect(draws.turns).toEqual(['1']);
    await until(async () => (await listDeadLetters(rabbit.options, 'draws', log)).length === 1);
    expect(await listDeadLetters(rabbit.options, 'draws', log)).toMatchObject([{ reason: 'not an event' }]);
  });
});

describe('a broker that is away', () => {
  it('is told at once, so that the outbox keeps the event', async () => {
    await rabbit.leave();
    const companies = unit('companies');
    await expect(send('draws', renamed('a', '1'), companies)).rejects.toMatchObject({ away: true });
    expect(companies.isAway).toBe(true);
  });

  it('stops no subscriber from starting, and is heard when it comes, whoever lost it', async () => {
    await rabbit.leave();
    const draws = await subscriber('draws');
    await rabbit.comeBack();
    await until(() => !draws.transport.isAway);
    const companies = unit('companies');
    await send('draws', renamed('a', '1'), companies);
    await until(() => draws.handled.length === 1);
    await rabbit.leave();
    await until(() => draws.transport.isAway && companies.isAway);
    await rabbit.comeBack();
    await until(() => !draws.transport.isAway && !companies.isAway);
    await send('draws', renamed('a', '2'), companies);
    await until(() => draws.handled.at(-1) === '2');
    // What it had not heard to be done with it brings once more.
    expect([...new Set(draws.handled)]).toEqual(['1', '2']);
  });

  it('that forgot a subscriber’s queue has it again', async () => {
    const draws = await subscriber('draws');
    await rabbit.channel.deleteQueue(rabbit.names.queueOf('draws'));
    const companies = unit('companies');
    // Given back as long as nobody has declared the queue again.
    for (let isGone = true; isGone;)
      isGone = await send('draws', renamed('a', '1'), companies).then(
        () => false,
        () => true,
      );
    await until(() => draws.handled.length === 1);
  });
});
