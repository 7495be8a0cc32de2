import { randomUUID } from 'node:crypto';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';
import type { AsideAnswer, EventsAnswer } from './events.dto.js';
import { asideOf, eventsOf } from './events.view.js';

let portal: BffHarness;
let identity: Neighbour;
let draws: Neighbour;
const operator = { role: 'super' } as const;
const event = randomUUID();
const aside = {
  event,
  type: 'company.updated',
  aggregate: 'company:a',
  subscriber: 'draws',
  occurredAt: '2026-03-02T15:00:00.000Z',
  reason: 'RangeError',
  tries: 3,
  since: '2026-03-02T15:00:00.000Z',
} as const;
const state = {
  transport: 'rabbitmq',
  isBrokerAway: false,
  waiting: 1,
  oldestSeconds: 2,
  recipients: [],
  queue: { work: 0, dead: 1 },
} as const;

beforeEach(async () => {
  [identity, draws] = await Promise.all([aNeighbour(), aNeighbour()]);
  portal = await startBff(bff, { identity: identity.url, draws: draws.url });
  identity.answers.set('/audit/operations', '');
  draws.answers.set('/internal/events/state', state);
  draws.answers.set('/internal/events/aside', [aside]);
});
afterEach(async () => {
  await portal.close();
  await Promise.all([identity.close(), draws.close()]);
});
const recorded = () => identity.received.filter(({ path }) => path === '/audit/operations').map(({ body }) => body);

it('has the events of each service, and says of which nothing is known', async () => {
  const { body } = await portal.call<EventsAnswer>(operator, 'GET', '/operations/events');
  expect(body.services).toHaveLength(8);
  expect(body.services.find(({ service }) => service === 'draws')).toEqual({ service: 'draws', state, silence: null });
  expect(body.services.find(({ service }) => service === 'brokers')).toMatchObject({ state: null, silence: 'away' });
});

it('lists what was put aside with who has it, and of whom it is not known', async () => {
  const { body } = await portal.call<AsideAnswer>(operator, 'GET', '/operations/events/aside');
  expect(body.events).toEqual([{ ...aside, holder: 'draws' }]);
  expect(body.unread).toContain('brokers');
  expect(body.unread).not.toContain('draws');
});

it.each([
  [
    'GET',
    `/operations/events/aside/draws/${event}`,
    undefined,
    { kind: 'operation.event_read', at: 'draws', of: event },
    `/internal/events/aside/${event}`,
  ],
  [
    'POST',
    '/operations/events/replays',
    { holder: 'draws', subscriber: 'draws', event: null },
    { kind: 'operation.events_replayed', at: 'draws', of: 'all' },
    '/internal/events/aside/replays',
  ],
  [
    'POST',
    '/operations/events/discards',
    { holder: 'draws', subscriber: 'draws', event },
    { kind: 'operation.event_discarded', at: 'draws', of: event },
    '/internal/events/aside/discards',
  ],
] as const)(
  '%s %s is put down before and after it is done, and not done where it cannot be',
  async (method, path, body, entry, at) => {
    draws.answers.set(at, { done: 1 });
    expect((await portal.call(operator, method, path, body)).status).toBe(200);
    expect(recorded()).toEqual([{ ...entry, kind: 'operation.begun', deed: entry.kind }, entry]);
    const done = draws.received.filter((call) => call.path === at);
    expect(done).toHaveLength(1);
    identity.away = true;
    expect((await portal.call(operator, method, path, body)).status).toBe(503);
    expect(draws.received.filter((call) => call.path === at)).toHaveLength(1);
  },
);

it('takes nothing that names no service and no event', async () => {
  for (const [method, path, body] of [
    ['POST', '/operations/events/replays', { holder: 'nobody', subscriber: 'draws', event: null }],
    ['POST', '/operations/events/discards', { holder: 'draws', subscriber: 'draws', event: null }],
  ] as const)
    expect((await portal.call(operator, method, path, body)).status).toBe(422);
  for (const path of ['nobody/' + event, 'draws/none'])
    expect((await portal.call(operator, 'GET', `/operations/events/aside/${path}`)).status).toBe(400);
  expect(recorded()).toEqual([]);
});

it('lets the replica that has failed most speak for a service, and counts what two of them hold once', () => {
  const told = (answer: unknown) => ({ unit: 'service-draws', address: 'x', answer, silence: null }) as never;
  const failing = (failedTries: number) => ({ ...state, recipients: [{ name: 'files', failedTries }] });
  expect(eventsOf([told(failing(1)), told(failing(4))]).find(({ service }) => service === 'draws')?.state).toEqual(
    failing(4),
  );
  const other = { ...aside, event: randomUUID(), occurredAt: '2026-03-01T15:00:00.000Z' };
  const { events } = asideOf([told([aside]), told([{ ...aside, tries: 5 }, other])]);
  expect(events).toEqual([
    { ...other, holder: 'draws' },
    { ...aside, tries: 5, holder: 'draws' },
  ]);
});
