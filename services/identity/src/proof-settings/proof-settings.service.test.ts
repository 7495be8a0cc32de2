import { jest } from '@jest/globals';
import type { Role } from '@groundwork/domain-access';
import type { SecondFactorGroup } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aSuperAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, codeOf, enrolled, finish, password, signedIn, signIn } from '../testing/signed-in.js';
import type { SigningSettingDto } from './index.js';

// Each sign-in hashes a password.
jest.setTimeout(60_000);

const owner = aSuperAdministrator();
const own = '/users/current/second-factor';
const roles = ['borrower', 'broker', 'admin', 'super'] as const satisfies readonly Role[];

const newest = async (harness: ServiceHarness) =>
  (await harness.as(owner).call<SigningSettingDto[]>('GET', '/signing-settings')).body[0] as SigningSettingDto;
const save = async (harness: ServiceHarness, choices: object) =>
  harness.as(owner).call<SigningSettingDto>('PUT', '/signing-settings', {
    demand: 'session',
    version: (await newest(harness)).version,
    ...choices,
  });
/** Who of the four is led to set a second factor up at sign-in. */
async function enrolling(harness: ServiceHarness): Promise<string[]> {
  const of = await Promise.all(
    roles.map(async (role) => [role, (await signIn(harness, await anAccount(harness, role))).body] as const),
  );
  return of.flatMap(([role, body]) => (body.secondFactor?.enrol ? [role] : []));
}

describe('who needs a second factor, as the lender says', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  it.each<[SecondFactorGroup, string[]]>([
    ['administrators', ['admin', 'super']],
    ['everybody', [...roles]],
    ['nobody', []],
  ])('%s: from the next sign-in on', async (secondFactor, needing) => {
    expect((await save(harness, { secondFactor })).body).toMatchObject({ secondFactor, leastSecondFactor: 'nobody' });
    expect(await enrolling(harness)).toEqual(needing);
  });

  it('stays where a save does not speak of it, as that of an earlier version', async () => {
    await save(harness, { secondFactor: 'everybody' });
    expect((await save(harness, { demand: 'code' })).body).toMatchObject({ demand: 'code', secondFactor: 'everybody' });
    expect((await save(harness, { secondFactor: 'brokers' })).status).toBe(422);
    expect((await newest(harness)).secondFactor).toBe('everybody');
    await save(harness, { secondFactor: 'nobody' });
  });

  it('cannot turn it off, and can once the lender asks nobody any more', async () => {
    const account = await anAccount(harness, 'borrower');
    const actor = await signedIn(harness, account);
    const { secret } = await enrolled(harness, actor);
    const state = async () => (await harness.as(actor).call('GET', own)).body;
    await save(harness, { secondFactor: 'administrators' });
    expect(await state()).toMatchObject({ on: true, required: false });
    await save(harness, { secondFactor: 'everybody' });
    expect(await state()).toMatchObject({ on: true, required: true });
    harness.clock.advance(30_000);
    const turnOff = { password, code: codeOf(harness, secret) };
    expect(await harness.as(actor).problem('DELETE', own, turnOff)).toMatchObject({
      code: 'rule.violated',
      detail: shared.secondFactorRequired,
    });
    await save(harness, { secondFactor: 'nobody' });
    expect((await harness.as(actor).call('DELETE', own, turnOff)).status).toBe(204);
  });
});

it.each<[SecondFactorGroup, string[]]>([
  ['administrators', ['admin', 'super']],
  ['everybody', [...roles]],
])('where the deployment asks %s, the lender may ask more people and never fewer', async (least, needing) => {
  const harness = await startService(service, { secondFactor: least });
  try {
    expect(await newest(harness)).toMatchObject({ secondFactor: 'nobody', leastSecondFactor: least });
    expect(await enrolling(harness)).toEqual(needing);
    await save(harness, { secondFactor: 'everybody' });
    expect(await enrolling(harness)).toEqual([...roles]);
  } finally {
    await harness.close();
  }
});

it.each(roles)(
  'where everybody needs one, a %s sets it up at sign-in and is in, and is asked for it from then on',
  async (role) => {
    const harness = await startService(service, { secondFactor: 'everybody' });
    try {
      const account = await anAccount(harness, role);
      const { challenge, enrol } = (await signIn(harness, account)).body.secondFactor ?? {};
      const done = await finish(harness, { challenge, code: codeOf(harness, enrol?.secret ?? '') });
      expect([done.status, done.body.recoveryCodes?.length]).toEqual([201, 10]);
      const again = await signIn(harness, account);
      expect([again.status, again.body.secondFactor?.enrol]).toEqual([202, undefined]);
    } finally {
      await harness.close();
    }
  },
);

it('an account from before with a shorter password than a new one may have signs in', async () => {
  const before = await startService(service);
  const account = await anAccount(before, 'borrower');
  const { database } = before.options;
  const harness = await startService(service, { database, passwordMinimum: password.length + 1 });
  try {
    expect((await signIn(harness, account)).status).toBe(201);
  } finally {
    await harness.close();
    await before.close();
  }
});
