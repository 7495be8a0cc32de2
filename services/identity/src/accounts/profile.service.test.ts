import { randomUUID } from 'node:crypto';
import { borrowerPages, shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { Account } from './persistence/account.entity.js';
import type { UserProfile } from './profile.dto.js';

describe('a profile', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  const somebody = async () => {
    const id = randomUUID();
    const account = { id, email: `${id}@example.com`, firstName: 'Dana', lastName: 'Whitfield', role: 'borrower', password: 'a long enough one' };
    expect((await harness.asService('companies', 'POST', '/internal/demonstration/accounts', account)).status).toBe(201);
    const self = { ...aBorrower(randomUUID()), userId: id };
    return { id, read: async (as = harness.as(self)) => (await as.call<UserProfile>('GET', `/users/${id}/profile`)).body, save: (update: object) => harness.as(self).call<UserProfile>('PUT', '/users/current/profile', update), refused: (update: object) => harness.as(self).problem('PUT', '/users/current/profile', update) };
  };

  it('keeps every field of the specification, what an update leaves out too, and null empties one', async () => {
    const { read, save } = await somebody();
    const whole = {
      firstName: 'Dana', lastName: 'Whitfield', streetAddress: '87 Buttles Avenue', city: 'Columbus', state: 'Ohio', zipCode: '43215', mobileNumber: '6145550120', canSendMessages: true,
      married: true, spouseName: 'Robin', employedByThirdparty: true, thirdpartyCompanyName: 'Buckeye Builders', thirdpartyEmploymentStatus: 'Part Time', thirdpartyEmployedSince: 2011,
      yearsInHomeConstruction: 12, yearsInCommercialConstruction: 0, buildersLicense: true, buildersLicenseState: 'Ohio', buildersLicenseNumber: 'OH-4471', licenseRevoked: true, revokeReason: 'Paperwork.', lastFourSSN: '0042',
    };
    expect((await save(whole)).body).toMatchObject(whole);
    expect((await save({ spouseName: null, city: 'Dublin' })).status).toBe(200);
    expect(await read()).toMatchObject({ ...whole, spouseName: null, city: 'Dublin' });
  });

  it('does not hold the digits of the social security number in the clear, and gives them to the user and to administrators', async () => {
    const { id, read, save } = await somebody();
    await save({ lastFourSSN: '9317' });
    const row = await harness.service.database.reading.manager.findOneBy(Account, { id });
    expect(JSON.stringify(row)).toContain('sealed.v1.');
    expect(JSON.stringify(row)).not.toContain('9317');
    expect((await read()).lastFourSSN).toBe('9317');
    expect((await read(harness.as(anAdministrator()))).lastFourSSN).toBe('9317');
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', `/users/${id}/profile`)).code).toBe('access.denied');
    expect((await save({ lastFourSSN: null })).body.lastFourSSN).toBe('');
  });

  it('does not carry the consent to text messages over to another number', async () => {
    const { save } = await somebody();
    await save({ mobileNumber: '6145550120', canSendMessages: true });
    expect((await save({ mobileNumber: '( 614 ) - 555 - 0120' })).body.canSendMessages).toBe(true);
    expect((await save({ mobileNumber: '6145550121' })).body.canSendMessages).toBe(false);
    expect((await save({ mobileNumber: '6145550122', canSendMessages: true })).body.canSendMessages).toBe(true);
  });

  it('refuses by field what a profile cannot hold, and changes nothing', async () => {
    const { read, refused } = await somebody();
    const before = await read();
    const { status, errors } = await refused({ state: 'Atlantis', lastFourSSN: '12345', thirdpartyEmployedSince: 3000, married: 'yes', city: 'Dublin' });
    expect(status).toBe(422);
    expect(Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]))).toEqual({ state: shared.stateInvalid, lastFourSSN: borrowerPages.fourDigits, thirdpartyEmployedSince: shared.yearInvalid, married: shared.trueOrFalse });
    expect(await read()).toEqual(before);
  });

  it('keeps both of two changes at once', async () => {
    const { read, save } = await somebody();
    await Promise.all([save({ city: 'Columbus' }), save({ zipCode: '43215' }), save({ married: false })]);
    expect(await read()).toMatchObject({ city: 'Columbus', zipCode: '43215', married: false });
  });
});
