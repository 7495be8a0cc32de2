import { jest } from '@jest/globals';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { AccountEntity } from '../accounts/index.js';
import { service } from '../index.js';
import { actorOf, anAccount, from, signIn, stands } from '../testing/signed-in.js';
import type { SignInAnswer } from '../testing/signed-in.js';

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
