import { Controller, Get, Param, Post } from '@nestjs/common';
import { For } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { metricTable } from '@groundwork/server-http';
import { defineService, ServiceClients } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import type { ServiceHarness } from './index.js';
import { aBorrower, scrape, startService } from './index.js';
import type { Series } from './index.js';

@Controller('things')
@For('borrower')
class ThingsController {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clients: ServiceClients,
  ) {}

  @Get(':id')
  async readThing(@Param('id') id: string): Promise<{ id: string }> {
    await this.database.rows('SELECT 1 AS one');
    if (id === 'away') await this.clients.to('draws').call('GET', '/nothing', { token: 'none' });
    return { id };
  }

  @Post(':id')
  async writeThing(@Param('id') id: string): Promise<object> {
    const payload = { userId: id } as never;
    await this.database.transaction((manager) =>
      this.outbox.add(manager, { type: 'application.submitted', aggregateId: id, payload }),
    );
    return {};
  }
}

const service = defineService({
  name: 'files',
  version: '3.1.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
  controllers: [ThingsController],
});
const unit = 'service-files';

describe('metrics of a running unit', () => {
  let harness: ServiceHarness;
  const ann = aBorrower('company-1');
  const metrics = (): Promise<Series> => scrape(harness.service.metricsUrl);
  beforeAll(async () => {
    harness = await startService(service, { metricsPort: 0 });
  });
  afterAll(() => harness.close());

  it('count requests by the template of the route: an id or a path that nobody serves makes no new series', async () => {
    await harness.as(ann).call('GET', '/things/first');
    await harness.as(ann).call('GET', '/nowhere/first');
    const before = (await metrics()).count();
    for (let n = 0; n < 40; n += 1) {
      expect((await harness.as(ann).call('GET', `/things/thing-${n}`)).status).toBe(200);
      expect((await harness.as(ann).call('GET', `/nowhere/${n}`)).status).toBe(404);
    }
    const series = await metrics();
    expect(series.count()).toBe(before);
    expect(series.value('requests', { unit, method: 'GET', route: '/things/:id', status: '200' })).toBe(41);
    expect(series.value('requests', { unit, method: 'GET', route: 'none', status: '404' })).toBe(41);
    expect(series.text).not.toContain('thing-7');
    expect(series.text).toContain('groundwork_http_request_seconds_bucket{le="0.5",unit="service-files"');
  });

  it('leave probes out and count what is under way', async () => {
    await fetch(`${harness.service.url}/ready`);
    const series = await metrics();
    expect(series.text).not.toContain('/ready');
    expect(series.value('requestsInFlight', { unit })).toBe(0);
    expect(series.value('unitInfo', { unit, version: '3.1.0' })).toBe(1);
  });

  it('say how long statements take and what waits for the database', async () => {
    const before = (await metrics()).value('statementSeconds', { unit, verb: 'select' }, '_count') ?? 0;
    await harness.as(ann).call('GET', '/things/again');
    const series = await metrics();
    expect(series.value('statementSeconds', { unit, verb: 'select' }, '_count')).toBeGreaterThan(before);
    expect(series.value('databaseWaiting', { unit })).toBe(0);
    await harness.as(ann).call('POST', '/things/waits');
    const { value } = await metrics();
    expect(value('databaseWaitSeconds', { unit }, '_count')).toBeGreaterThan(0);
    expect(value('statementSeconds', { unit, verb: 'insert' }, '_count')).toBeGreaterThan(0);
  });

  it('name a unit that is away', async () => {
    await harness.as(ann).call('GET', '/things/away');
    const series = await metrics();
    const labels = { unit, to: 'service-draws', outcome: 'unavailable' };
    expect(series.value('callSeconds', labels, '_count')).toBe(1);
    expect(series.value('callsUnderWay', { unit, to: 'service-draws' })).toBe(0);
  });

  it('say what waits in the outbox and for how long', async () => {
    await harness.as(ann).call('POST', '/things/event');
    harness.clock.advance(90_000);
    const series = await metrics();
    expect(series.value('outboxWaiting', { unit })).toBeGreaterThanOrEqual(1);
    expect(series.value('outboxLagSeconds', { unit })).toBe(90);
    expect(series.text).toMatch(
      /groundwork_event_deliveries_total\{unit="service-files",to="service-\w+",outcome="away"\}/,
    );
  });

  it('tell of the process: event loop, heap and processor', async () => {
    const { text } = await metrics();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'process_cpu_seconds_total'])
      expect(text).toContain(`${name} `);
  });

  it('have few labels, of which none is an id, and answer nothing but /metrics', async () => {
    const { text } = await metrics();
    for (const { name } of Object.values(metricTable)) expect(text).toContain(`# TYPE ${name} `);
    const allowed = new Set<string>(Object.values(metricTable).flatMap(({ labels }) => [...labels]));
    const own = [...text.matchAll(/^groundwork_\w+\{([^}]*)\}/gm)].flatMap(([, labels = '']) =>
      [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    );
    expect([...new Set(own)].filter((label) => label !== 'le' && !allowed.has(label))).toEqual([]);
    expect((await fetch(new URL('/', harness.service.metricsUrl))).status).toBe(404);
    expect((await fetch(new URL('/metrics', harness.service.url))).status).toBe(404);
  });
});

it('nothing is measured, and no port opened, where no port is said', async () => {
  const harness = await startService(service);
  expect(harness.service.metricsUrl).toBeUndefined();
  await harness.close();
});
