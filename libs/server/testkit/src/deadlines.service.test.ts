import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Post } from '@nestjs/common';
import { For } from '@groundwork/server-auth';
import { Database, marks } from '@groundwork/server-data';
import { newId } from '@groundwork/server-data';
import { InboxMessage } from '@groundwork/server-events';
import { remainingMs, timeLeftHeader } from '@groundwork/server-http';
import { defineService } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import type { ServiceHarness } from './index.js';
import { aBorrower, startService, testEngine } from './index.js';

const slowMs = 4_000;
const written = newId();

@Controller('things')
@For('borrower')
class ThingsController {
  constructor(private readonly database: Database) {}

  @Get('left')
  left(): { left: number | null } {
    const left = remainingMs();
    return { left: left === Infinity ? null : left };
  }

  /** Writes a row, then asks for what takes its time: a statement on MySQL, the turn of another transaction on SQLite. */
  @Post('slow')
  async slow(): Promise<object> {
    await this.database.transaction(async (manager) => {
      await manager.insert(InboxMessage, { eventId: written, handler: 'slow', handledAt: new Date() });
      if (this.database.engine === 'mysql') await this.database.rows(`SELECT SLEEP(${slowMs / 1000})`);
    });
    return {};
  }

  @Post('hold')
  async hold(): Promise<object> {
    await this.database.transaction(() => pause(slowMs / 2));
    return {};
  }
}

const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
  controllers: [ThingsController],
});

let harness: ServiceHarness;
const ann = aBorrower('company-1');
const within = (ms: number) => ({ headers: { [timeLeftHeader]: String(ms) } });
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const rows = () =>
  harness.service.database.rows<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM inbox_message WHERE event_id IN (${marks(1)})`,
    [written],
  );

it('a request knows how long its caller waits, and has no deadline where nothing sensible is said', async () => {
  const leftOf = async (said?: string) =>
    (
      await harness.as(ann).call<{ left: number | null }>('GET', '/things/left', undefined, {
        headers: said === undefined ? {} : { [timeLeftHeader]: said },
      })
    ).body.left;
  const left = await leftOf('900');
  expect(left).toBeGreaterThan(400);
  expect(left).toBeLessThanOrEqual(900);
  for (const said of [undefined, 'soon', '-5', '1e9', '12345678']) expect(await leftOf(said)).toBeNull();
});

it('what takes longer than its caller waits is answered 503 in time, and leaves nothing behind', async () => {
  const held = testEngine() === 'sqlite' ? harness.as(ann).call('POST', '/things/hold') : undefined;
  if (held) await pause(100);
  const begun = Date.now();
  const answer = await harness.as(ann).call('POST', '/things/slow', undefined, within(500));
  expect(Date.now() - begun).toBeLessThan(1_500);
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'upstream.unavailable' },
  });
  await held;
  await pause(200);
  expect(Number((await rows())[0]?.n)).toBe(0);
});

it('a wait for a connection or a turn ends with the time of the request, and others go on', async () => {
  const many = Array.from({ length: testEngine() === 'sqlite' ? 1 : 10 }, () =>
    harness.as(ann).call('POST', '/things/hold'),
  );
  await pause(200);
  const begun = Date.now();
  const late = await harness.as(ann).call('POST', '/things/hold', undefined, within(400));
  expect([late.status, Date.now() - begun < 1_500]).toEqual([503, true]);
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 201));
  expect((await harness.as(ann).call('POST', '/things/hold', undefined, within(20_000))).status).toBe(201);
}, 30_000);
