import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { events, subscriptions } from '@groundwork/domain-events';
import { InboxMessage, Inbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { defineService } from '@groundwork/server-service';
import type { ServiceHarness } from './index.js';
import { aBorrower, anAdministrator, startService } from './index.js';

const type = subscriptions.files[0];
const path = '/internal/events/together';
let handled: string[] = [];

/** Refuses what is about the aggregate 'b'. */
@Injectable()
class Choosy implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on(type, 'choosy', (_manager, { id, aggregateId }) => {
      if (aggregateId === 'b') throw new Problem('validation.failed');
      handled.push(id);
      return Promise.resolve();
    });
  }
}

const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Choosy],
});

let harness: ServiceHarness;
beforeEach(async () => {
  handled = [];
  harness = await startService(service);
});
afterEach(() => harness.close());

const eventOf = (aggregateId: string) => ({
  ...{ id: randomUUID(), type, version: events[type].version, aggregate: events[type].aggregate, aggregateId },
  ...{ occurredAt: '2026-03-02T15:00:00.000Z', correlationId: randomUUID(), payload: {} },
});
const bring = (body: object | undefined) => harness.asService(events[type].from, 'POST', path, body);

it('takes several events, each by itself and once, and answers each', async () => {
  const [first, refused, behind, last] = [eventOf('a'), eventOf('b'), eventOf('b'), eventOf('c')];
  const several = { events: [first, refused, behind, last] };
  expect(await bring(several)).toMatchObject({ status: 200, body: { statuses: [204, 422, 424, 204] } });
  expect(await bring(several)).toMatchObject({ status: 200, body: { statuses: [204, 422, 424, 204] } });
  expect(handled).toEqual([first.id, last.id]);
  const rows = await harness.service.database.reading.manager.find(InboxMessage);
  expect(rows.map(({ eventId }) => eventId).sort()).toEqual([first.id, last.id].sort());
});

const noEvents = [null, 1, [], {}, { ...eventOf('a'), id: 1 }, { ...eventOf('a'), aggregate: undefined }];

it.each([{}, { events: [] }, { events: 'e' }, { events: { length: 1 } }, undefined])('refuses %j', async (body) => {
  expect(await bring(body)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});

it.each(noEvents)('refuses all where one is no event, but %j', async (one) => {
  const malformed = { status: 400, body: { code: 'request.malformed' } };
  expect(await bring({ events: [eventOf('a'), one] })).toMatchObject(malformed);
  expect(handled).toEqual([]);
  const alone = await harness.asService(events[type].from, 'POST', '/internal/events', one as object);
  expect(alone).toMatchObject(malformed);
});

it('is for services alone', async () => {
  for (const actor of [aBorrower(randomUUID()), anAdministrator()])
    expect((await harness.as(actor).call('POST', path, { events: [eventOf('a')] })).status).toBe(403);
  expect(handled).toEqual([]);
});
