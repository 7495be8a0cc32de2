import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';

describe('what others are told of an account', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  it('is where it can be reached, at its making and with every change', async () => {
    const id = randomUUID();
    const account = {
      id,
      email: 'Dana@GulfCoast.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
      role: 'borrower',
      password: 'a long enough one',
    };
    expect((await harness.asService('companies', 'POST', '/internal/demonstration/accounts', account)).status).toBe(
      201,
    );
    const facts = {
      userId: id,
      email: 'dana@gulfcoast.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
      role: 'borrower',
      mobileNumber: '',
      canSendMessages: false,
    };
    expect((await harness.sent('user.registered')).map((event) => event.payload)).toEqual([
      { ...facts, companyId: null },
    ]);
    const self = { ...aBorrower(randomUUID()), userId: id };
    const save = (update: object) => harness.as(self).call('PUT', '/users/current/profile', update);
    expect((await save({ mobileNumber: '( 713 ) - 555 - 0142', canSendMessages: true })).status).toBe(200);
    expect((await save({ canSendMessages: false })).status).toBe(200);
    expect((await harness.sent('user.updated')).map((event) => event.payload)).toEqual([
      { ...facts, mobileNumber: '7135550142', canSendMessages: true },
      { ...facts, mobileNumber: '7135550142', canSendMessages: false },
    ]);
  });
});
