import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { bff } from '@groundwork/bff-shell';
import { systemClock } from '@groundwork/domain-time';
import { loadKeys } from '@groundwork/server-config';
import { aRabbit } from '@groundwork/server-events/testing';
import type { TestRabbit } from '@groundwork/server-events/testing';
import type { BffHarness, ServiceHarness } from '@groundwork/server-testkit';
import { startBff, startService } from '@groundwork/server-testkit';
import { service as identityService } from '@groundwork/service-identity';
import { service as notificationsService } from '@groundwork/service-notifications';
import { aCollector, wayTo } from './testing/collector.js';

describe('a trace across RabbitMQ', () => {
  let collector: Awaited<ReturnType<typeof aCollector>>;
  let rabbit: TestRabbit;
  let services: ServiceHarness[];
  let shell: BffHarness;
  beforeAll(async () => {
    [collector, rabbit] = [await aCollector(), await aRabbit()];
    const traces = { endpoint: collector.endpoint, share: 1 };
    const options = { traces, clock: systemClock, events: rabbit.options };
    const notifications = await startService(notificationsService, options);
    const keys = join(dirname((notifications.options.storage as { directory: string }).directory), 'keys');
    const identity = await startService(identityService, {
      ...options,
      keys: loadKeys(keys, 'service-identity'),
      services: { notifications: notifications.service.url },
    });
    // The callers of a test sign with the keys of their own start.
    shell = await startBff(bff, { identity: identity.service.url }, { traces, keys: loadKeys(keys, 'bff-shell') });
    services = [notifications, identity];
  });
  afterAll(async () => {
    await shell.close();
    for (const service of services) await service.close();
    await rabbit.drop();
    await collector.close();
  });

  it('leads from the call to the statement of the subscriber, by way of the sending', async () => {
    const traceId = randomBytes(16).toString('hex');
    const headers = { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` };
    const person = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Builder' };
    const answer = await shell.call(undefined, 'POST', '/account/register', person, { ...headers, 'x-csrf': '1' });
    expect(answer.status).toBe(200);
    const way = (): string[] => {
      const own = collector.spans.filter((span) => span.traceId === traceId);
      return wayTo(
        own,
        own.find(({ unit, name }) => unit === 'service-notifications' && name === 'INSERT'),
      );
    };
    for (let turn = 0; turn < 1500 && way().length < 6; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(way()).toEqual([
      'bff-shell: POST /api/shell/account/register',
      'bff-shell: POST service-identity',
      'service-identity: POST /registrations',
      'service-identity: send user.confirmation_requested',
      'service-notifications: handle user.confirmation_requested',
      'service-notifications: INSERT',
    ]);
  });
});
