import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { readSession } from '@groundwork/server-auth';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { AccountEntity } from '../accounts/index.js';
import { service } from '../index.js';
import { actorOf, anAccount, from, password, signIn, stands } from '../testing/signed-in.js';
import type { SignInAnswer } from '../testing/signed-in.js';
import { SessionRepository } from './persistence/session.repository.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

type Pair = Pick<SignInAnswer, 'token' | 'refreshToken'>;
const renew = ({ token, refreshToken }: Pair) =>
  harness.as(from('198.51.100.9')).call<Pair & { code: string }>('POST', '/sessions/renew', { token, refreshToken });
const refused = (code: string) => ({ status: 401, body: { code } });

it('renews for the account whose session it is', async () => {
  await anAccount(harness);
  const account = await anAccount(harness);
  const { body } = await renew((await signIn(harness, account)).body);
  expect(actorOf(body.token).userId).toBe(account.id);
});

it('takes the two tokens of one session, and no other two', async () => {
  const account = await anAccount(harness);
  const [one, two] = [(await signIn(harness, account)).body, (await signIn(harness, account)).body];
  expect(await renew({ ...one, token: two.token })).toMatchObject(refused('session.invalid'));
  expect(await renew({ ...one, token: 'none' })).toMatchObject(refused('session.invalid'));
  expect(await renew({ ...one, refreshToken: 'none' })).toMatchObject(refused('session.invalid'));
  expect([(await renew(one)).status, (await renew(two)).status]).toEqual([200, 200]);
});

it('ends the session of an account that is not active any more', async () => {
  const account = await anAccount(harness);
  const { body } = await signIn(harness, account);
  await harness.service.database.transaction((manager) =>
    manager.update(AccountEntity, { id: account.id }, { active: false }),
  );
  expect(await renew(body)).toMatchObject(refused('session.expired'));
  expect(await renew(body)).toMatchObject(refused('session.invalid'));
});

it('ends a session that was idle for longer than its time, and one that was not goes on', async () => {
  const { idleMs, warningMs } = harness.options.session;
  const { body } = await signIn(harness, await anAccount(harness));
  harness.clock.advance(idleMs + warningMs);
  const next = (await renew(body)).body;
  harness.clock.advance(idleMs + warningMs + 60_001);
  expect(await renew(next)).toMatchObject(refused('session.expired'));
  expect(await stands(harness, actorOf(next.token))).toBe(401);
});

it('tells of what was proved, and of the company that was chosen, while it was on its way', async () => {
  const account = await anAccount(harness);
  const company = randomUUID();
  for (const companyId of [company, randomUUID()])
    await harness.deliver('company.created', companyId, {
      companyId,
      organizationName: 'Bluff Oak Homes',
      userId: account.id,
    });
  const { body } = await signIn(harness, account);
  harness.clock.advance(300_000);
  const sessions = harness.service.app.get(SessionRepository);
  const { rotate } = sessions;
  jest.spyOn(sessions, 'rotate').mockImplementationOnce(async (...row) => {
    const own = harness.as(actorOf(body.token));
    await own.call('POST', '/sessions/current/proof', { password });
    await own.call('PUT', '/sessions/current/company', { companyId: company });
    return rotate.apply(sessions, row);
  });
  const { token } = (await renew(body)).body;
  expect(readSession(token, harness.options.keys.session, Infinity)).toMatchObject({
    proved: Math.floor(harness.clock.now().getTime() / 1000),
    company,
  });
});

it('renews nothing for whom signed out while it was on its way, and takes nobody for a thief', async () => {
  const { body } = await signIn(harness, await anAccount(harness));
  const sessions = harness.service.app.get(SessionRepository);
  const { rotate } = sessions;
  const id = actorOf(body.token).sessionId ?? '';
  jest.spyOn(sessions, 'rotate').mockImplementationOnce(async (...row) => {
    await sessions.update(id, { endedAt: harness.clock.now(), endReason: 'logout' });
    return rotate.apply(sessions, row);
  });
  expect(await renew(body)).toMatchObject(refused('session.invalid'));
  expect(await sessions.find(id)).toMatchObject({ generation: 1, endReason: 'logout' });
});
