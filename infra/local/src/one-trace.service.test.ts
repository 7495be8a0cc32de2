import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { bff } from '@groundwork/bff-shell';
import { systemClock } from '@groundwork/domain-time';
import { loadKeys } from '@groundwork/server-config';
import type { BffHarness, ServiceHarness } from '@groundwork/server-testkit';
import { startBff, startService } from '@groundwork/server-testkit';
import { service as identityService } from '@groundwork/service-identity';
import { service as notificationsService } from '@groundwork/service-notifications';
import { aCollector, wayTo } from './testing/collector.js';

let collector: Awaited<ReturnType<typeof aCollector>>;
beforeAll(async () => {
  collector = await aCollector();
});
afterAll(() => collector.close());

const until = async (condition: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1000 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
};

describe('traces', () => {
  let notifications: ServiceHarness;
  let identity: ServiceHarness;
  let shell: BffHarness;
  beforeAll(async () => {
    const traces = { endpoint: collector.endpoint, share: 1 };
    notifications = await startService(notificationsService, { traces, clock: systemClock });
    const keys = join(dirname((notifications.options.storage as { directory: string }).directory), 'keys');
    identity = await startService(identityService, {
      traces,
      clock: systemClock,
      keys: loadKeys(keys, 'service-identity'),
      services: { notifications: notifications.service.url },
    });
    shell = await startBff(bff, { identity: identity.service.url }, { traces, keys: loadKeys(keys, 'bff-shell') });
  });
  afterAll(async () => {
    await shell.close();
    await identity.close();
    await notifications.close();
  });

  it('are one from the call of a browser over hops, statements and an event to the statement of its subscriber', async () => {
    const traceId = randomBytes(16).toString('hex');
    const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
    const person = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Builder' };
    const answer = await shell.call(undefined, 'POST', '/account/register', person, { traceparent, 'x-csrf': '1' });
    expect(answer.status).toBe(200);

    const own = () => collector.spans.filter((span) => span.traceId === traceId);
    const wayToRowOf = (unit: string) =>
      wayTo(
        own(),
        own().find((span) => span.unit === unit && span.name === 'INSERT'),
      );
    // Each unit sends its spans by itself.
    await until(() => wayToRowOf('service-notifications')[0]?.startsWith('bff-shell') === true);

    const register = [
      'bff-shell: POST /api/shell/account/register',
      'bff-shell: POST service-identity',
      'service-identity: POST /registrations',
    ];
    expect(wayToRowOf('service-identity').slice(0, 3)).toEqual(register);
    expect(wayToRowOf('service-notifications')).toEqual([
      ...register,
      'service-identity: send user.confirmation_requested',
      'service-notifications: POST /internal/events',
      'service-notifications: handle user.confirmation_requested',
      'service-notifications: INSERT',
    ]);
    expect(own().filter(({ unit }) => unit === 'bff-shell')[0]?.parentSpanId).toBeDefined();
  });

  it('hold no value of a statement and nothing that was typed', () => {
    const said = collector.bodies.join('\n');
    expect(said).toContain('db.query.text');
    expect(said).not.toMatch(/ann@example|Builder/);
  });

  it('of different calls are different, and what a unit does by itself begins none', async () => {
    const { spans } = collector;
    spans.length = 0;
    const traceOf = async () => {
      const before = spans.length;
      await shell.call(undefined, 'GET', '/account/password-rules');
      const rules = () => spans.slice(before).find(({ name }) => name === 'GET /api/shell/account/password-rules');
      await until(() => rules() !== undefined);
      return rules()?.traceId;
    };
    const ids = [await traceOf(), await traceOf()];
    expect(new Set(ids).size).toBe(2);
    expect(spans.filter(({ parentSpanId, name }) => !parentSpanId && /^[A-Z]+$/.test(name))).toEqual([]);
  });

  it('that say nonsense are begun anew', async () => {
    const { spans } = collector;
    spans.length = 0;
    const headers = { traceparent: `00-${'0'.repeat(32)}-x-01` };
    expect((await shell.call(undefined, 'GET', '/account/password-rules', undefined, headers)).status).toBe(200);
    await until(() => spans.some(({ unit }) => unit === 'service-identity'));
    expect(spans[0]?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
  });
});

it('a collector that is away fails no request, and no end of a unit', async () => {
  const harness = await startService(notificationsService, { traces: { endpoint: 'http://127.0.0.1:9', share: 1 } });
  expect((await fetch(`${harness.service.url}/nowhere`)).status).toBe(404);
  const begun = Date.now();
  await harness.close();
  expect(Date.now() - begun).toBeLessThan(8_000);
});
