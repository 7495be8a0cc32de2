import type { AsideEvent, EventsState } from '@groundwork/server-events';
import { masked, Outbox } from '@groundwork/server-events';
import { defineService } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import type { Neighbour, ServiceHarness } from './index.js';
import { aNeighbour, anAdministrator, aSuperAdministrator, startService } from './index.js';

const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
});
const operator = { ...aSuperAdministrator(), caller: 'bff-admin' as const };
const taken = '/internal/events';

let harness: ServiceHarness;
let notifications: Neighbour;
beforeEach(async () => {
  notifications = await aNeighbour();
  harness = await startService(service, { services: { notifications: notifications.url } });
});
afterEach(async () => {
  await harness.close();
  await notifications.close();
});

const add = (aggregateId: string): Promise<void> =>
  harness.service.database.transaction((manager) =>
    harness.service.app.get(Outbox).add(manager, {
      type: 'broker.invited',
      aggregateId,
      payload: { brokerId: aggregateId, code: 'k3y' } as never,
    }),
  );
const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await harness.as(operator).call('GET', `/internal/events/${path}`);
  expect(status).toBe(200);
  return body as T;
};
const aside = () => get<AsideEvent[]>('aside');
const post = async (path: string, body: object) =>
  (await harness.as(operator).call('POST', `/internal/events/aside/${path}`, body)).body;
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 500 && !(await condition()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await condition()).toBe(true);
};

it('tells what waits for whom, and what was refused how often and why', async () => {
  expect(await get<EventsState>('state')).toEqual({
    transport: 'direct',
    isBrokerAway: false,
    waiting: 0,
    oldestSeconds: 0,
    recipients: [],
    queue: null,
  });
  await add('a');
  harness.clock.advance(60_000);
  await until(async () => (await aside()).length === 1);
  const state = await get<EventsState>('state');
  expect(state).toMatchObject({ waiting: 1, oldestSeconds: 60 });
  expect(state.recipients).toEqual([
    {
      name: 'notifications',
      waiting: 1,
      oldestSeconds: 60,
      isAway: false,
      failedTries: expect.any(Number),
      lastError: 'answered 404',
    },
  ]);
  expect(state.recipients[0]?.failedTries).toBeGreaterThan(0);
  const [event] = await aside();
  expect(event).toMatchObject({
    type: 'broker.invited',
    aggregate: 'broker:a',
    subscriber: 'notifications',
    reason: 'answered 404',
    occurredAt: '2026-03-02T15:00:00.000Z',
  });
  const read = await get<{ payload: object }>(`aside/${event?.event}`);
  expect(read.payload).toEqual({ brokerId: 'a', code: masked });
});

it('says of a subscriber that is away that it is, and that nothing was refused', async () => {
  notifications.away = true;
  await add('a');
  await until(async () => (await get<EventsState>('state')).recipients[0]?.isAway === true);
  expect(await aside()).toEqual([]);
});

it('brings what was refused at once when that is asked for, and forgets what has arrived', async () => {
  await add('a');
  await until(async () => (await aside()).length === 1);
  notifications.answers.set(taken, {});
  const replays = notifications.received.length;
  expect(await post('replays', { subscriber: 'notifications' })).toEqual({ done: 1 });
  await until(async () => (await aside()).length === 0);
  expect(notifications.received.length).toBeGreaterThan(replays);
  // What has gone is struck off a moment later, together with others.
  await until(async () => (await get<EventsState>('state')).waiting === 0);
  expect(await get<EventsState>('state')).toMatchObject({ waiting: 0, recipients: [] });
});

it('gives one up for good, so that what waited behind it goes', async () => {
  await add('a');
  await until(async () => (await aside()).length === 1);
  const { event = '' } = (await aside())[0] ?? {};
  expect(await post('discards', { subscriber: 'notifications', event })).toEqual({ done: 1 });
  expect(await post('discards', { subscriber: 'notifications', event })).toEqual({ done: 0 });
  expect(await aside()).toEqual([]);
  expect(await get<EventsState>('state')).toMatchObject({ waiting: 0 });
  expect((await harness.as(operator).call('GET', `/internal/events/aside/${event}`)).status).toBe(404);
  notifications.answers.set(taken, {});
  await add('a');
  await until(async () => (await get<EventsState>('state')).waiting === 0);
  expect((notifications.received.at(-1)?.body as { id?: string }).id).not.toBe(event);
});

it('is for a super administrator at the administrators’ back end alone', async () => {
  for (const actor of [
    { ...aSuperAdministrator(), caller: 'bff-shell' as const },
    { ...anAdministrator(), caller: 'bff-admin' as const },
  ])
    for (const path of ['state', 'aside', 'aside/x'])
      expect((await harness.as(actor).call('GET', `/internal/events/${path}`)).status).toBe(403);
  expect((await harness.as(operator).call('POST', '/internal/events/aside/replays', { subscriber: 'x' })).status).toBe(
    404,
  );
});
