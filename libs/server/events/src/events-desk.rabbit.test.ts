import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@groundwork/domain-events';
import { fixedClock } from '@groundwork/domain-time';
import { createLogger } from '@groundwork/server-http';
import { EventsDesk, EventSeal, masked, RabbitMqTransport } from './index.js';
import { deploymentKeys } from './testing/event-keys.js';
import { aRabbit } from './testing/rabbit.js';
import type { TestRabbit } from './testing/rabbit.js';

const log = createLogger('test', 'silent');
const clock = fixedClock('2026-03-02T15:00:00.000Z');
const invited = (name: string): EventEnvelope =>
  ({
    id: randomUUID(),
    type: 'broker.invited',
    version: 1,
    aggregate: 'broker',
    aggregateId: name,
    occurredAt: '2026-03-02T14:00:00.000Z',
    correlationId: randomUUID(),
    payload: { brokerId: name, code: 'k3y' },
  }) as unknown as EventEnvelope;

let rabbit: TestRabbit;
let transport: RabbitMqTransport;
let desk: EventsDesk;
let handled: string[];
let isMended: boolean;

beforeEach(async () => {
  rabbit = await aRabbit();
  [handled, isMended] = [[], false];
  const options = { ...rabbit.options, firstPauseMs: 20 };
  transport = new RabbitMqTransport(options, 'notifications', clock, log);
  await transport.subscribe(async (event) => {
    if (!isMended) throw new RangeError('not yet');
    handled.push(event.aggregateId);
  });
  // What goes over a broker is asked of the broker alone.
  desk = new EventsDesk('notifications', {} as never, {} as never, clock, log, { transport, options });
});
afterEach(async () => {
  await transport.close();
  await rabbit.drop();
});
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 1000 && !(await condition()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await condition()).toBe(true);
};

it('lists, reads with secrets masked, replays and gives up what the service could not take', async () => {
  const events = ['a', 'b', 'c'].map(invited);
  const seal = new EventSeal(deploymentKeys().heldBy('brokers'));
  for (const event of events)
    await transport.deliver('notifications', JSON.stringify(await seal.seal(event, ['notifications'])), event.type);
  await until(async () => (await desk.aside()).length === 3);
  const [a, b, c] = events.map(({ id }) => id) as [string, string, string];
  expect((await desk.aside()).find(({ event }) => event === a)).toEqual({
    event: a,
    type: 'broker.invited',
    aggregate: 'broker:a',
    subscriber: 'notifications',
    occurredAt: '2026-03-02T14:00:00.000Z',
    reason: 'RangeError',
    tries: 3,
    since: '2026-03-02T15:00:00.000Z',
  });
  expect((await desk.read(a))?.payload).toEqual({ brokerId: 'a', code: masked });
  expect(await desk.read(randomUUID())).toBeUndefined();

  expect(await desk.discard('notifications', randomUUID())).toBe(0);
  expect(await desk.discard('notifications', b)).toBe(1);
  expect((await desk.aside()).map(({ event }) => event).sort()).toEqual([a, c].sort());
  isMended = true;
  expect(await desk.replay('notifications', c)).toBe(1);
  await until(() => handled.length === 1);
  expect(await desk.replay('notifications')).toBe(1);
  await until(() => handled.length === 2);
  expect(handled).toEqual(['c', 'a']);
  expect(await desk.aside()).toEqual([]);
});
