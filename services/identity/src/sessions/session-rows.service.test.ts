import { jest } from '@jest/globals';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { AccountEntity } from '../accounts/index.js';
import { service } from '../index.js';
import { anAccount, from, signedIn } from '../testing/signed-in.js';
import type { SessionEntity } from './persistence/session.entity.js';
import { SessionRepository } from './persistence/session.repository.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
let sessions: SessionRepository;
beforeAll(async () => {
  harness = await startService(service);
  sessions = harness.service.app.get(SessionRepository);
});
afterAll(() => harness.close());

const row = async (id = ''): Promise<SessionEntity> => {
  const session = await sessions.find(id);
  if (!session) throw new Error('The session is not there.');
  return session;
};
/** What a guard makes of who calls. */
const actorOf = (actor: TestActor): Actor => actor as Actor;
const end = (id = '') => sessions.update(id, { endedAt: harness.clock.now(), endReason: 'logout' });

describe('the session that a call came with', () => {
  it('comes with the account that it is of', async () => {
    await signedIn(harness, await anAccount(harness));
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    expect(await sessions.current(actorOf(actor))).toMatchObject({
      account: { id: account.id },
      session: { id: actor.sessionId, accountId: account.id },
    });
  });

  it('is expired where it ended, where its account is gone, and where there was none', async () => {
    const ended = await signedIn(harness, await anAccount(harness));
    await end(ended.sessionId);
    const account = await anAccount(harness);
    const withoutAccount = await signedIn(harness, account);
    await harness.service.database.transaction((manager) => manager.delete(AccountEntity, { id: account.id }));
    for (const actor of [ended, withoutAccount, { ...ended, sessionId: '' }, { ...ended, sessionId: 'none' }])
      await expect(sessions.current(actorOf(actor))).rejects.toMatchObject({ code: 'session.expired' });
  });
});

it('the open sessions of an account are its own that have not ended, the one used last first', async () => {
  const account = await anAccount(harness);
  const [first, second, ended] = [
    await signedIn(harness, account),
    await signedIn(harness, account),
    await signedIn(harness, account),
  ] as const;
  await signedIn(harness, await anAccount(harness));
  await end(ended.sessionId);
  const later = new Date(harness.clock.now().getTime() + 60_000);
  await sessions.update(first.sessionId ?? '', { activeAt: later });
  const open = async () => (await sessions.openOf(actorOf(first))).map(({ id }) => id);
  expect(await open()).toEqual([first.sessionId, second.sessionId]);
  await sessions.update(second.sessionId ?? '', { activeAt: new Date(later.getTime() + 1) });
  expect(await open()).toEqual([second.sessionId, first.sessionId]);
});

it('a change reaches one open session; an ended and an unknown one are told apart from it', async () => {
  const account = await anAccount(harness);
  const [one, other] = [await signedIn(harness, account), await signedIn(harness, account)] as const;
  const before = (await row(other.sessionId ?? '')).userAgent;
  expect(await sessions.update(one.sessionId ?? '', { userAgent: 'Desk' })).toBe(true);
  expect([(await row(one.sessionId ?? '')).userAgent, (await row(other.sessionId ?? '')).userAgent]).toEqual([
    'Desk',
    before,
  ]);
  expect(await end(one.sessionId ?? '')).toBe(true);
  expect(await sessions.update(one.sessionId ?? '', { userAgent: 'Thief' })).toBe(false);
  expect((await row(one.sessionId ?? '')).userAgent).toBe('Desk');
  expect(await sessions.update('none', { userAgent: 'Thief' })).toBe(false);
});

it('a session that ended is moved no further', async () => {
  const { sessionId } = await signedIn(harness, await anAccount(harness));
  const session = await row(sessionId);
  await end(sessionId);
  expect(await sessions.rotate(session, { secret: 'next' })).toBe(false);
  expect(await row(sessionId)).toMatchObject({ generation: session.generation, secret: session.secret });
});

it('of two that move a session on at once one wins, and it stands one generation further', async () => {
  const account = await anAccount(harness);
  const [one, other] = [await signedIn(harness, account), await signedIn(harness, account)] as const;
  const session = await row(one.sessionId ?? '');
  const moved = await Promise.all(['first', 'second'].map((secret) => sessions.rotate(session, { secret })));
  expect(moved.toSorted()).toEqual([false, true]);
  expect(await row(session.id)).toMatchObject({
    generation: session.generation + 1,
    secret: moved[0] ? 'first' : 'second',
  });
  expect((await row(other.sessionId ?? '')).generation).toBe(session.generation);
  expect(await sessions.rotate(session, { secret: 'late' })).toBe(false);
});

it('an account was used from an address within a time by its own sign-ins from there alone', async () => {
  const account = await anAccount(harness);
  const stranger = await anAccount(harness);
  const hour = 3_600_000;
  await signedIn(harness, account, { actor: from('198.51.100.20') });
  await signedIn(harness, stranger, { actor: from('198.51.100.21') });
  expect(await sessions.wasUsedFrom(account.email, '198.51.100.20', hour)).toBe(true);
  expect(await sessions.wasUsedFrom(account.email, '198.51.100.21', hour)).toBe(false);
  expect(await sessions.wasUsedFrom(stranger.email, '198.51.100.20', hour)).toBe(false);
  expect(await sessions.wasUsedFrom('nobody@example.com', '198.51.100.20', hour)).toBe(false);
  harness.clock.advance(hour);
  expect(await sessions.wasUsedFrom(account.email, '198.51.100.20', hour + 1)).toBe(true);
  expect(await sessions.wasUsedFrom(account.email, '198.51.100.20', hour)).toBe(false);
});
