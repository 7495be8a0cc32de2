import { fixedClock } from '@groundwork/domain-time';
import { insertRows } from '@groundwork/server-data';
import type { Database } from '@groundwork/server-data';
import { InboxMessage, OutboxMessage } from '@groundwork/server-events';
import { IdempotencyKey } from '@groundwork/server-idempotency';
import { defineService, EventRetention, KeyRetention } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import type { ServiceHarness } from './index.js';
import { startService } from './index.js';

const now = new Date('2026-11-02T12:00:00.000Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
});

let harness: ServiceHarness;
let database: Database;
beforeAll(async () => {
  harness = await startService(service, { clock: fixedClock(now), eventsKeepDays: 30 });
  ({ database } = harness.service);
});
afterAll(() => harness.close());

const eventId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

it('answers of commands go a day after they were given; one that may still be running stays', async () => {
  const key = (id: string, createdAt: Date, runningUntil: Date, status: number | null) => ({
    id,
    bodyHash: 'hash',
    runningUntil,
    status,
    answer: status === null ? null : '{}',
    createdAt,
  });
  await database.statement((manager) =>
    insertRows(manager, IdempotencyKey, [
      ...Array.from({ length: 2_100 }, (_, at) => key(`old-${at}`, daysAgo(3), daysAgo(3), 200)),
      key('died', daysAgo(2), daysAgo(2), null),
      key('running', daysAgo(2), new Date(now.getTime() + 5_000), null),
      key('today', daysAgo(0.5), daysAgo(0.5), 201),
    ]),
  );
  expect(await harness.service.app.get(KeyRetention).sweep()).toBe(2_101);
  const left = await database.manager.find(IdempotencyKey, { order: { id: 'ASC' } });
  expect(left.map(({ id }) => id)).toEqual(['running', 'today']);
});

it('events go when nobody sends them again; what waits stays, and what was handled is remembered for a month more', async () => {
  const sent = (number: number, publishedAt: Date | null) => ({
    eventId: eventId(number),
    type: 'file.uploaded',
    aggregateKey: 'file:a',
    envelope: '{}',
    pending: publishedAt === null ? ['companies'] : [],
    attempts: 0,
    publishedAt,
  });
  const had = (number: number, handledAt: Date) => ({ eventId: eventId(number), handler: 'one', handledAt });
  await database.statement(async (manager) => {
    await insertRows(manager, OutboxMessage, [
      ...Array.from({ length: 1_200 }, (_, at) => sent(at, daysAgo(31))),
      sent(2_000, daysAgo(29)),
      sent(2_001, null),
    ]);
    await insertRows(manager, InboxMessage, [
      ...Array.from({ length: 1_200 }, (_, at) => had(at, daysAgo(at % 2 === 0 ? 61 : 59))),
      had(2_000, daysAgo(1)),
    ]);
  });
  const retention = harness.service.app.get(EventRetention);
  expect(await retention.sweep()).toBe(1_200 + 600);
  expect(await retention.sweep()).toBe(0);
  const left = await database.manager.find(OutboxMessage, { order: { sequence: 'ASC' } });
  expect(left.map((row) => row.eventId)).toEqual([eventId(2_000), eventId(2_001)]);
  expect(await database.manager.count(InboxMessage)).toBe(601);
});
