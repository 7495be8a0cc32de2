import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, nobody, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { actorOf, anAccount, from, password, signedIn, signIn, stands } from '../testing/signed-in.js';
import { aSlowUnit } from '../testing/slow-unit.js';
import { IdleSweeper } from './idle-sweeper.service.js';
import type { DeviceDto, SessionDto } from './session.dto.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const devices = async (actor: TestActor) =>
  (await harness.as(actor).call<DeviceDto[]>('GET', '/users/current/devices')).body;

describe('signed-in devices', () => {
  it('are listed with what their user knows them by, the one in use first', async () => {
    const account = await anAccount(harness);
    const phone = await signedIn(harness, account, { actor: from('198.51.100.7'), userAgent: 'Phone' });
    harness.clock.advance(60_000);
    const desk = await signedIn(harness, account, { actor: from('198.51.100.8'), userAgent: 'Desk' });
    expect(await devices(phone)).toEqual([
      {
        id: phone.sessionId,
        current: true,
        address: '198.51.100.7',
        userAgent: 'Phone',
        signedInAt: expect.any(String) as string,
        activeAt: expect.any(String) as string,
      },
      {
        id: desk.sessionId,
        current: false,
        address: '198.51.100.8',
        userAgent: 'Desk',
        signedInAt: harness.clock.now().toISOString(),
        activeAt: harness.clock.now().toISOString(),
      },
    ]);
  });

  it('are ended at once, one or all others, and the one in use stays', async () => {
    const account = await anAccount(harness);
    const [one, two, three] = [
      await signedIn(harness, account),
      await signedIn(harness, account),
      await signedIn(harness, account),
    ] as const;
    expect((await harness.as(one).call('DELETE', `/users/current/devices/${two.sessionId}`)).status).toBe(204);
    expect([await stands(harness, one), await stands(harness, two), await stands(harness, three)]).toEqual([
      200, 401, 200,
    ]);
    expect((await harness.as(one).call('DELETE', '/users/current/devices')).status).toBe(204);
    expect([await stands(harness, one), await stands(harness, three)]).toEqual([200, 401]);
    expect((await devices(one)).map((device) => device.id)).toEqual([one.sessionId]);
    expect(
      (await harness.sent('session.ended'))
        .filter((event) => event.payload.userId === account.id)
        .map((event) => event.payload.reason),
    ).toEqual(['device', 'device']);
  });

  it('of somebody else, unknown ones and ended ones are not found alike', async () => {
    const mine = await signedIn(harness, await anAccount(harness));
    const theirs = await signedIn(harness, await anAccount(harness));
    for (const id of [theirs.sessionId, randomUUID()])
      expect(await harness.as(mine).problem('DELETE', `/users/current/devices/${id}`)).toMatchObject({ status: 404 });
    expect(await stands(harness, theirs)).toBe(200);
  });

  it('that nobody uses any more are not listed', async () => {
    const account = await anAccount(harness);
    await signedIn(harness, account);
    harness.clock.advance(3 * 60 * 60_000);
    const now = await signedIn(harness, account);
    expect((await devices(now)).map((device) => device.id)).toEqual([now.sessionId]);
  });
});

describe('refresh tokens', () => {
  const refresh = (pair: object) =>
    harness
      .as(from('198.51.100.9'))
      .call<{ token: string; refreshToken: string; code: string }>('POST', '/sessions/refresh', pair);
  const renew = (pair: object) =>
    harness.as(from('198.51.100.9')).call<{ token: string; refreshToken: string }>('POST', '/sessions/renew', pair);

  it('are good once: the second use ends the family', async () => {
    const { token, refreshToken } = (await signIn(harness, await anAccount(harness))).body;
    const next = await refresh({ token, refreshToken });
    expect(next.status).toBe(200);
    expect(await refresh({ token, refreshToken })).toMatchObject({ status: 401, body: { code: 'session.reused' } });
    expect((await refresh(next.body)).status).toBe(401);
    expect(await stands(harness, actorOf(next.body.token))).toBe(401);
  });

  it('that arrive together on the way of calls are given one successor', async () => {
    const { token, refreshToken } = (await signIn(harness, await anAccount(harness))).body;
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew({ token, refreshToken })));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
  });

  it('that are older than the one before are nobody’s successor, on the way of a call either', async () => {
    const first = (await signIn(harness, await anAccount(harness))).body;
    const second = (await renew(first)).body;
    const third = (await renew(second)).body;
    expect(await renew(first)).toMatchObject({ status: 401, body: { code: 'session.reused' } });
    expect(await stands(harness, actorOf(third.token))).toBe(401);
  });

  it('that come long after their renewal end the family, on the way of a call too', async () => {
    const first = (await signIn(harness, await anAccount(harness))).body;
    const second = (await renew(first)).body;
    harness.clock.advance(9_999);
    expect((await renew(first)).body.refreshToken).toBe(second.refreshToken);
    harness.clock.advance(1);
    expect(await renew(first)).toMatchObject({ status: 401, body: { code: 'session.reused' } });
    expect(await stands(harness, actorOf(second.token))).toBe(401);
  });

  it('handed in twice at once by their holder end the family', async () => {
    const { token, refreshToken } = (await signIn(harness, await anAccount(harness))).body;
    const answers = await Promise.all([refresh({ token, refreshToken }), refresh({ token, refreshToken })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect(await stands(harness, actorOf(token))).toBe(401);
  });
});

it('a session ends after its absolute lifetime, however much it is used', async () => {
  const account = await anAccount(harness);
  let pair = (await signIn(harness, account)).body;
  const renew = () =>
    harness.as(from('198.51.100.9')).call<typeof pair & { code: string }>('POST', '/sessions/renew', {
      token: pair.token,
      refreshToken: pair.refreshToken,
    });
  const { absoluteSeconds } = harness.options.session;
  const stepSeconds = 20 * 60;
  for (let spent = 0; spent < absoluteSeconds; spent += stepSeconds) {
    harness.clock.advance(stepSeconds * 1000);
    const answer = await renew();
    expect(answer.status).toBe(200);
    pair = answer.body;
  }
  harness.clock.advance(1);
  expect(await renew()).toMatchObject({ status: 401, body: { code: 'session.expired' } });
  const { sessionId } = actorOf(pair.token);
  expect(
    (await harness.sent('session.ended')).filter(({ aggregateId }) => aggregateId === sessionId).map((e) => e.payload),
  ).toEqual([{ userId: account.id, familyId: sessionId, reason: 'expired' }]);
});

it('the end of a session is known to every other unit before it is answered', async () => {
  const unit = await aSlowUnit();
  const own = await startService(service, { services: { files: unit.url } });
  try {
    const actor = await signedIn(own, await anAccount(own));
    expect((await own.as(actor).call('DELETE', '/sessions/current')).status).toBe(204);
    expect(unit.known).toEqual([actor.sessionId]);
  } finally {
    await own.close();
    await unit.close();
  }
});

it('a session that nobody uses is ended by the portal itself, once', async () => {
  const account = await anAccount(harness);
  const actor = await signedIn(harness, account);
  harness.clock.advance(2 * 60 * 60_000);
  const sweeper = harness.service.app.get(IdleSweeper);
  await Promise.all([sweeper.sweep(), sweeper.sweep()]);
  expect(await stands(harness, actor)).toBe(401);
  expect((await harness.sent('session.ended')).filter((event) => event.aggregateId === actor.sessionId)).toHaveLength(
    1,
  );
});

/** Somebody who belongs to so many companies, signed in. */
async function memberOf(count: number) {
  const { email } = await anAccount(harness);
  const session = async () =>
    (await harness.as(nobody).call<SessionDto>('POST', '/sessions', { email, password })).body;
  const { userId } = await session();
  const companies = Array.from({ length: count }, () => randomUUID());
  const join = (companyId: string, name: string) =>
    harness.deliver('company.created', companyId, { companyId, organizationName: name, userId });
  for (const [index, companyId] of companies.entries()) await join(companyId, `Company ${index}`);
  const answer = await session();
  const sessionId = JSON.parse(Buffer.from(answer.token.split('.')[1] ?? '', 'base64url').toString()).sid as string;
  const actor: TestActor = {
    ...aBorrower(companies[0] ?? '', userId),
    companyIds: companies,
    sessionId,
    caller: 'bff-shell',
  };
  const use = (companyId: string) =>
    harness.as(actor).call<SessionDto>('PUT', '/sessions/current/company', { companyId });
  const current = async () => (await harness.as(actor).call<SessionDto>('GET', '/sessions/current')).body.companyId;
  return { answer, companies, use, current, join };
}

describe('the company in use', () => {
  it('is the only one, and of several none until one is chosen', async () => {
    const one = await memberOf(1);
    expect(one.answer.companyId).toBe(one.companies[0]);
    const two = await memberOf(2);
    expect([two.answer.companies.length, two.answer.companyId]).toEqual([2, null]);
    expect((await two.use(two.companies[1] ?? '')).body.companyId).toBe(two.companies[1]);
    expect(await two.current()).toBe(two.companies[1]);
  });

  it('is none while another one is set up, which is then chosen', async () => {
    const { companies, use, current, join } = await memberOf(1);
    expect((await use('')).body.companyId).toBeNull();
    expect(await current()).toBeNull();
    const added = randomUUID();
    expect((await use(added)).status).toBe(403);
    await join(added, 'Another one');
    expect((await use(added)).body.companyId).toBe(added);
    expect((await use(companies[0] ?? '')).body.companyId).toBe(companies[0]);
  });

  it('is one of the user’s own', async () => {
    const { use, current, companies } = await memberOf(1);
    expect((await use(randomUUID())).status).toBe(403);
    expect((await use('7')).status).toBe(422);
    expect(await current()).toBe(companies[0]);
  });
});
