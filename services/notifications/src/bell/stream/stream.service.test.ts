import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EndedSessions } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import { service } from '../../index.js';
import { readEvents } from '../../testing/events-reader.js';
import type { EventsReader } from '../../testing/events-reader.js';
import { applicationFacts, brokerFacts } from '../../testing/facts.js';
import { Bell } from '../bell.service.js';
import { noticesOf } from '../domain/notices.js';
import type { NotificationDto } from '../notification.dto.js';

let harness: ServiceHarness;
let readers: EventsReader[] = [];
beforeAll(async () => {
  harness = await startService(service);
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});
afterAll(() => harness.close());

async function listen(
  actor: TestActor,
  { path = '', lastId, at = harness }: { path?: string; lastId?: string; at?: ServiceHarness } = {},
): Promise<EventsReader> {
  const { status, headers, body } = await at
    .as(actor)
    .open(`/notifications/stream${path}`, lastId ? { headers: { 'last-event-id': lastId } } : {});
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/event-stream',
    'no-cache, no-transform',
  ]);
  const reader = readEvents(body);
  readers.push(reader);
  return reader;
}
const submit = async (companyId: string, name = 'Heights Townhomes'): Promise<void> => {
  const facts = { ...applicationFacts(companyId), name };
  await harness.deliver('application.submitted', facts.applicationId, facts);
};
const messages = (lines: unknown[]) => (lines as NotificationDto[]).map((line) => line.message);

describe('the stream of the bell', () => {
  it('tells each what is for them, as the list would show it, and nobody else', async () => {
    const companyId = randomUUID();
    const [borrower, admin, stranger, broker] = [
      await listen(aBorrower(companyId)),
      await listen(anAdministrator()),
      await listen(aBorrower(randomUUID())),
      await listen(aBroker(randomUUID())),
    ];
    await submit(companyId);
    const [line] = (await borrower.waitFor('notice', 1)) as NotificationDto[];
    expect(line).toMatchObject({
      message: 'Documents and financials of Heights Townhomes were submitted for review',
      acknowledged: false,
    });
    expect(borrower.events[0]?.id).toBe(line?.id);
    expect(messages(await admin.waitFor('notice', 1))).toEqual([
      'The application Heights Townhomes is ready for review',
    ]);
    expect([...stranger.events, ...broker.events]).toEqual([]);
    expect((await harness.as(nobody).problem('GET', '/notifications/stream')).status).toBe(403);
  });

  it('is that of one company where one is in use', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const both = { ...aBorrower(one), companyIds: [one, two] };
    const ofOne = await listen(both, { path: `?companyId=${one}` });
    const ofBoth = await listen(both);
    await submit(two, 'Two');
    await submit(one, 'One');
    expect(messages(await ofBoth.waitFor('notice', 2))).toHaveLength(2);
    expect(messages(await ofOne.waitFor('notice', 1))).toEqual([expect.stringContaining('One')]);
    expect((await harness.as(both).problem('GET', `/notifications/stream?companyId=${randomUUID()}`)).code).toBe(
      'access.denied',
    );
  });

  it('repeats nothing that was there before, and after a break what came meanwhile', async () => {
    const companyId = randomUUID();
    const me = aBorrower(companyId);
    await submit(companyId, 'Before');
    harness.clock.advance(60_000);
    const first = await listen(me);
    await submit(companyId, 'First');
    const [seen] = (await first.waitFor('notice', 1)) as NotificationDto[];
    expect(seen?.message).toContain('First');
    first.close();
    harness.clock.advance(60_000);
    await submit(companyId, 'Missed');
    const again = await listen(me, { lastId: seen?.id ?? '' });
    await submit(companyId, 'Next');
    const lines = messages(await again.waitFor('notice', 2));
    expect(lines).toEqual([expect.stringContaining('Missed'), expect.stringContaining('Next')]);
    for (const lastId of [randomUUID(), "x' OR 1=1"]) expect((await listen(me, { lastId })).events).toEqual([]);
  });

  it('tells the same reader elsewhere what was read', async () => {
    const companyId = randomUUID();
    const me = aBorrower(companyId);
    const [here, other] = [await listen(me), await listen(aBorrower(companyId))];
    await submit(companyId);
    const [line] = (await here.waitFor('notice', 1)) as NotificationDto[];
    await harness.as(me).call('PUT', '/notifications/acknowledge', { notifications: [line?.id] });
    expect(await here.waitFor('read', 1)).toEqual([[line?.id]]);
    await other.waitFor('notice', 1);
    expect(other.events.filter(({ event }) => event === 'read')).toEqual([]);
  });

  it('ends at once with its session, and with no other', async () => {
    const companyId = randomUUID();
    const [mine, another] = [aBorrower(companyId), aBorrower(companyId)];
    const [ending, staying] = [await listen(mine), await listen(another)];
    harness.service.app.get(EndedSessions).add(mine.sessionId ?? '', Date.now() + 60_000);
    await ending.waitForEnd();
    await submit(companyId);
    await staying.waitFor('notice', 1);
    expect((await harness.as(mine).problem('GET', '/notifications/stream')).status).toBe(401);
  });

  it('leaves a session a few streams, and ends the oldest of more', async () => {
    const me = aBorrower(randomUUID());
    const all = [];
    for (let count = 0; count < 8; count += 1) all.push(await listen(me));
    await all[1]?.waitForEnd();
    expect(all.map((reader) => reader.ended)).toEqual([true, true, false, false, false, false, false, false]);
  });

  it('tells what another process wrote', async () => {
    const second = await service.start({ ...harness.options, port: 0 });
    try {
      const ana = brokerFacts();
      const reader = await listen(aBroker(ana.brokerId));
      const notices = noticesOf['broker.activated']?.({ ...ana, decidedBy: randomUUID() }) ?? [];
      await second.app.get(Database).transaction((manager) => second.app.get(Bell).ring(manager, notices));
      expect(messages(await reader.waitFor('notice', 1))).toEqual(['Your broker account was activated']);
    } finally {
      await second.close();
    }
  });
});

describe('a service that stops', () => {
  it('ends its streams and does not wait for their readers', async () => {
    const own = await startService(service);
    const reader = await listen(anAdministrator(), { at: own });
    const begun = Date.now();
    await own.close();
    expect(Date.now() - begun).toBeLessThan(3_000);
    await reader.waitForEnd();
  });

  it('ends a stream after the life of an access token', async () => {
    const session = {
      accessSeconds: 1,
      idleMs: 1_800_000,
      warningMs: 120_000,
      absoluteSeconds: 43_200,
      proofSeconds: 600,
    };
    const own = await startService(service, { session });
    try {
      const reader = await listen(anAdministrator(), { at: own });
      await sleep(500);
      expect(reader.ended).toBe(false);
      await reader.waitForEnd();
    } finally {
      await own.close();
    }
  });
});
