import { randomUUID } from 'node:crypto';
import { maskedDigits } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import { AccountEntity } from '../accounts/persistence/account.entity.js';
import { service } from '../index.js';
import type { ProfileDto } from './profile.dto.js';
import { anAccount } from '../testing/signed-in.js';

describe('a profile', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  const somebody = async () => {
    const { id } = await anAccount(harness, 'borrower', { firstName: 'Dana', lastName: 'Whitfield' });
    const self = { ...aBorrower(randomUUID()), userId: id };
    return {
      id,
      read: async (as = harness.as(self)) => (await as.call<ProfileDto>('GET', `/users/${id}/profile`)).body,
      save: (update: object) => harness.as(self).call<ProfileDto>('PUT', '/users/current/profile', update),
      refused: (update: object) => harness.as(self).problem('PUT', '/users/current/profile', update),
    };
  };

  it('keeps every field of the specification, what an update leaves out too, and null empties one', async () => {
    const { read, save } = await somebody();
    const whole = {
      firstName: 'Dana',
      lastName: 'Whitfield',
      streetAddress: '87 Buttles Avenue',
      city: 'Columbus',
      state: 'Ohio',
      zipCode: '43215',
      mobileNumber: '6145550120',
      canSendMessages: true,
      married: true,
      spouseName: 'Robin',
      employedByThirdparty: true,
      thirdpartyCompanyName: 'Buckeye Builders',
      thirdpartyEmploymentStatus: 'Part Time',
      thirdpartyEmployedSince: 2011,
      yearsInHomeConstruction: 12,
      yearsInCommercialConstruction: 0,
      buildersLicense: true,
      buildersLicenseState: 'Ohio',
      buildersLicenseNumber: 'OH-4471',
      licenseRevoked: true,
      revokeReason: 'Paperwork.',
      lastFourSSN: '0042',
    };
    const shown = { ...whole, lastFourSSN: maskedDigits };
    expect((await save(whole)).body).toMatchObject(shown);
    expect((await save({ spouseName: null, city: 'Dublin' })).status).toBe(200);
    expect(await read()).toMatchObject({ ...shown, spouseName: null, city: 'Dublin' });
  });

  it('does not hold the digits of the social security number in the clear, and gives a mask of them to whoever reads', async () => {
    const { id, read, save } = await somebody();
    await save({ lastFourSSN: '9317' });
    const row = await harness.service.database.reading.manager.findOneBy(AccountEntity, { id });
    expect(JSON.stringify(row)).toContain('sealed.v1.');
    expect(JSON.stringify(row)).not.toContain('9317');
    expect((await read()).lastFourSSN).toBe(maskedDigits);
    expect((await read(harness.as(anAdministrator()))).lastFourSSN).toBe(maskedDigits);
    const sealed = row?.profile.lastFourSSN;
    // Whoever sends back what was read keeps what is stored.
    expect((await save({ ...(await read()), city: 'Dublin' })).status).toBe(200);
    expect((await harness.service.database.reading.manager.findOneBy(AccountEntity, { id }))?.profile).toMatchObject({
      lastFourSSN: sealed,
      city: 'Dublin',
    });
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', `/users/${id}/profile`)).code).toBe(
      'access.denied',
    );
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
    const complaints = async (body: object) => {
      const { status, errors } = await refused(body);
      expect(status).toBe(422);
      return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
    };
    const unruly = { state: 'Atlantis', lastFourSSN: '12345', thirdpartyEmployedSince: 3000, city: 'Dublin' };
    expect(await complaints(unruly)).toEqual({
      state: shared.stateInvalid,
      lastFourSSN: shared.fourDigits,
      thirdpartyEmployedSince: shared.yearInvalid,
    });
    expect(await complaints({ ...unruly, married: 'yes', zipCode: 43215 })).toEqual({
      married: shared.trueOrFalse,
      zipCode: shared.fieldRequired,
    });
    expect(await read()).toEqual(before);
  });

  it('refuses a change that was made on another version, and answers with the profile as it is', async () => {
    const { read, save, refused } = await somebody();
    const { version } = await read();
    expect((await save({ city: 'Columbus', version })).body).toMatchObject({ city: 'Columbus', version: version + 1 });
    const { status, code, current } = await refused({ city: 'Dublin', zipCode: '43215', version });
    expect([status, code]).toEqual([409, 'state.version_conflict']);
    expect(current).toEqual(await read());
    expect(current).toMatchObject({ city: 'Columbus', zipCode: '', version: version + 1 });
    expect((await save({ city: 'Dublin', version: version + 1 })).body).toMatchObject({
      city: 'Dublin',
      version: version + 2,
    });
    expect((await refused({ city: 'Akron', version: 0 })).status).toBe(422);
  });

  it('takes one of two changes that were made on the same version at once', async () => {
    const { read, save } = await somebody();
    const { version } = await read();
    const answers = await Promise.all(['Akron', 'Dublin', 'Toledo'].map((city) => save({ city, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read()).city).toBe(answers.find(({ status }) => status === 200)?.body.city);
  });

  it('keeps both of two changes at once', async () => {
    const { read, save } = await somebody();
    await Promise.all([save({ city: 'Columbus' }), save({ zipCode: '43215' }), save({ married: false })]);
    expect(await read()).toMatchObject({ city: 'Columbus', zipCode: '43215', married: false });
  });
});
