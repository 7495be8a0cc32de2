import { EndedSessions, EndedSessionsFeed, InternalTokens, ServiceClient } from '@groundwork/server-auth';
import type { RunningService } from '@groundwork/server-service';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import { SessionRepository } from './persistence/session.repository.js';
import type { EndedSessionDto } from './session.dto.js';

const path = '/internal/sessions/ended';

let harness: ServiceHarness;
/** Another replica of identity, over the same database. */
let second: RunningService;
beforeAll(async () => {
  harness = await startService(service);
  second = await service.start(harness.options);
});
afterAll(async () => {
  await second.close();
  await harness.close();
});

const ended = async (): Promise<TestActor> => {
  const actor = await signedIn(harness, await anAccount(harness));
  await harness.as(actor).call('DELETE', '/sessions/current');
  return actor;
};
const ask = async (query = '') => (await harness.asService<EndedSessionDto[]>('draws', 'GET', `${path}${query}`)).body;
const idsOf = (ends: readonly EndedSessionDto[]) => ends.map(({ sessionId }) => sessionId);
const cursorOf = (ends: readonly EndedSessionDto[]) => ends.at(-1)?.cursor ?? '';

/** A replica that no address names: it hears of ends by asking alone, here at `identity`. */
function aReplica(identity: RunningService) {
  const known = new EndedSessions();
  const client = new ServiceClient('identity', identity.url);
  const tokens = new InternalTokens(harness.options.keys, 'service-identity');
  const feed = new EndedSessionsFeed(known, client, () => tokens.system('identity'));
  return {
    known,
    feed,
    async close() {
      feed.close();
      await client.close();
    },
  };
}

async function msUntil(condition: () => boolean): Promise<number> {
  const begun = Date.now();
  while (!condition() && Date.now() - begun < 5_000) await new Promise((resolve) => setTimeout(resolve, 10));
  return Date.now() - begun;
}

describe('a session that ends', () => {
  it('is known within a second to replicas that nobody tells of it, at whichever identity they ask', async () => {
    const replicas = [aReplica(harness.service), aReplica(second)];
    try {
      for (const { feed } of replicas) await feed.start();
      for (let time = 0; time < 2; time += 1) {
        const { sessionId } = await ended();
        expect(await msUntil(() => replicas.every(({ known }) => known.has(sessionId)))).toBeLessThan(1_000);
      }
    } finally {
      for (const replica of replicas) await replica.close();
    }
  });

  it('is refused by another replica of identity within a second', async () => {
    const { sessionId } = await ended();
    const known = second.app.get(EndedSessions);
    expect(await msUntil(() => known.has(sessionId))).toBeLessThan(1_000);
  });
});

describe('ends after a place', () => {
  it('are those that came after it, and none where none came', async () => {
    const first = await ended();
    const place = cursorOf(await ask());
    expect(await ask(`?after=${place}`)).toEqual([]);
    const { sessionId } = await ended();
    const next = await ask(`?after=${place}`);
    expect(idsOf(next)).toContain(sessionId);
    expect(idsOf(await ask())).toEqual(expect.arrayContaining([first.sessionId, sessionId]));
    expect(await ask(`?after=${cursorOf(next)}`)).toEqual([]);
  });

  it('have those that became visible after later ones', async () => {
    await ended();
    const late = await signedIn(harness, await anAccount(harness));
    const place = cursorOf(await ask());
    const endedAt = new Date(harness.clock.now().getTime() - 9_000);
    await harness.service.app.get(SessionRepository).update(late.sessionId ?? '', { endedAt, endReason: 'logout' });
    expect(idsOf(await ask(`?after=${place}`))).toContain(late.sessionId);
  });

  it('are all where the place is none of ours', async () => {
    const { sessionId } = await ended();
    for (const place of ['', '7', 'x.y', '99999999999999999999.abcdefghijklmnop'])
      expect(idsOf(await ask(`?after=${place}`))).toContain(sessionId);
  });

  it('are waited for as long as the caller says, and no longer than the unit runs', async () => {
    const place = cursorOf(await ask());
    const begun = Date.now();
    expect(await ask(`?after=${place}&waitMs=400`)).toEqual([]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(390);
    const third = await service.start(harness.options);
    const client = new ServiceClient('identity', third.url);
    const token = new InternalTokens(harness.options.keys, 'service-identity').system('identity');
    const waiting = client.call('GET', `${path}?after=${place}&waitMs=25000`, { token, timeoutMs: 30_000 });
    // The call has arrived once a later one is answered.
    await client.call('GET', path, { token });
    const closing = Date.now();
    await third.close();
    expect(await waiting).toEqual([]);
    expect(Date.now() - closing).toBeLessThan(3_000);
    await client.close();
  });
});
