import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { FoundPersonDto, UserDto, SignerDto, UserRoleDto } from './account.dto.js';
import { anAccount } from '../testing/signed-in.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const toldOf = async (type: 'user.registered' | 'user.updated', userId: string) =>
  (await harness.sent(type)).map((event) => event.payload).filter((payload) => payload.userId === userId);

describe('what others are told of an account', () => {
  it('is where it can be reached, at its making and with every change', async () => {
    const names = { firstName: 'Dana', lastName: 'Whitfield' };
    const { id } = await anAccount(harness, 'borrower', { email: 'Dana@GulfCoast.example', ...names });
    const facts = {
      userId: id,
      email: 'dana@gulfcoast.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
      role: 'borrower',
      mobileNumber: '',
      canSendMessages: false,
    };
    expect(await toldOf('user.registered', id)).toEqual([{ ...facts, companyId: null }]);
    const self = { ...aBorrower(randomUUID()), userId: id };
    const save = (update: object) => harness.as(self).call('PUT', '/users/current/profile', update);
    expect((await save({ mobileNumber: '( 713 ) - 555 - 0142', canSendMessages: true })).status).toBe(200);
    expect((await save({ canSendMessages: false })).status).toBe(200);
    expect(await toldOf('user.updated', id)).toEqual([
      { ...facts, mobileNumber: '7135550142', canSendMessages: true },
      { ...facts, mobileNumber: '7135550142', canSendMessages: false },
    ]);
  });
});

describe('name and role of a user', () => {
  it('are told to services alone', async () => {
    const account = {
      email: 'marisol@example.com',
      firstName: 'Marisol',
      lastName: 'Bennett',
      role: 'borrower',
      password: 'Portal-demo-1',
    };
    const { id } = (await harness.asService<UserDto>('identity', 'POST', '/internal/demonstration/accounts', account))
      .body;
    const [path, role] = [`/internal/users/${id}/name`, `/internal/users/${id}/role`];
    expect((await harness.asService<SignerDto>('agreements', 'GET', path)).body).toEqual({
      userId: id,
      firstName: 'Marisol',
      lastName: 'Bennett',
      email: expect.stringContaining('@'),
    });
    expect((await harness.asService('agreements', 'GET', `/internal/users/${randomUUID()}/name`)).status).toBe(404);
    expect((await harness.asService<UserRoleDto>('companies', 'GET', role)).body).toEqual({
      userId: id,
      role: 'borrower',
      active: true,
    });
    expect((await harness.asService('companies', 'GET', `/internal/users/${randomUUID()}/role`)).status).toBe(404);
    for (const actor of [aBorrower(randomUUID(), id), anAdministrator()])
      for (const address of [path, role]) expect((await harness.as(actor).problem('GET', address)).status).toBe(403);
  });
});

describe('people by words', () => {
  it('are found by parts of name and address, a few, by administrators alone', async () => {
    const dana = await anAccount(harness, 'borrower', {
      email: 'finder@willow.example',
      firstName: 'Danuta',
      lastName: 'Willowby',
    });
    const find = (q: string) =>
      harness.as(anAdministrator()).call<FoundPersonDto[]>('GET', `/users/found?q=${encodeURIComponent(q)}`);
    for (const q of ['willow', 'danuta willow', 'finder@'])
      expect((await find(q)).body).toEqual([
        {
          userId: dana.id,
          firstName: 'Danuta',
          lastName: 'Willowby',
          email: 'finder@willow.example',
          role: 'borrower',
          companyId: null,
          companyName: null,
        },
      ]);
    expect((await find('danuta oak')).body).toEqual([]);
    expect((await find('%%')).body).toEqual([]);
    expect((await find('d')).status).toBe(422);
    for (let n = 0; n < 7; n += 1)
      await anAccount(harness, 'borrower', { email: `pine${n}@pine.example`, firstName: 'Pat', lastName: 'Pineway' });
    expect((await find('pineway')).body).toHaveLength(6);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/users/found?q=willow')).status).toBe(403);
  });
});
