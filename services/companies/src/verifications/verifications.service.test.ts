import { problems, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { aBroker, anAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import type { CompanyDto } from '../company/index.js';
import { service } from '../index.js';
import type { OwnershipDto } from '../owners/index.js';
import { anAccountProvider, reported } from '../testing/account-provider.js';
import type { TestAccountProvider } from '../testing/account-provider.js';
import { anOwnCompany } from '../testing/set-up.js';
import type { OwnCompany } from '../testing/set-up.js';
import type { RefreshedAccountsDto, VerificationDto } from './verification.dto.js';

let harness: ServiceHarness;
let bank: TestAccountProvider;
const widgetUrl = 'http://localhost:4240/widget';

beforeAll(async () => {
  bank = await anAccountProvider();
  harness = await startService(service, {
    providers: { accountVerification: { url: bank.provider.url, token: undefined, timeoutMs: 2_000, widgetUrl } },
  });
});
afterAll(async () => {
  await harness.close();
  await bank.provider.close();
});
beforeEach(() => {
  bank.trouble = undefined;
  bank.provider.received.length = 0;
  bank.expiresAt = new Date(harness.clock.now().getTime() + 30 * 60_000).toISOString();
});

const verify = (own: OwnCompany, body: object = { companyId: own.companyId }) =>
  own.post<VerificationDto>('/account-verifications', body);
const refresh = (own: OwnCompany, code: string) =>
  own.post<RefreshedAccountsDto>('/account-verifications/refreshed', { requestCode: code });
const report = (code: string, ...accounts: object[]): void =>
  void bank.reports.set(code, { requestCode: code, status: 3, accounts });
const fieldsOf = (problem: { errors?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));

describe('a request code', () => {
  it('is for the company or an owner by name, with the widget that takes it', async () => {
    const own = await anOwnCompany(harness);
    const [dana, group, entity] = [
      await own.partner('Dana', 60),
      await own.group(20),
      await own.entity('Bayou Holdings LP', 20),
    ];
    const first = await verify(own);
    expect(first).toEqual({
      requestCode: first.requestCode,
      widgetUrl: `${widgetUrl}?code=${first.requestCode}`,
      expiresAt: bank.expiresAt,
    });
    for (const { id } of [dana, group, entity]) await verify(own, { entityOwnerId: id });
    expect(bank.requests()).toEqual([
      { kind: 'business', name: 'Gulf Coast Builders LLC' },
      { kind: 'owner', name: 'Dana Whitfield' },
      { kind: 'owner', name: 'Multiple People Under 20%' },
      { kind: 'owner', name: 'Bayou Holdings LP' },
    ]);
  });

  it('is the same one for a second click, also for two at once, and a new one when it was used or is about to end', async () => {
    const own = await anOwnCompany(harness);
    const [one, two] = await Promise.all([verify(own), verify(own)]);
    expect([two.requestCode, (await verify(own)).requestCode]).toEqual([one.requestCode, one.requestCode]);
    report(one.requestCode);
    await refresh(own, one.requestCode);
    const next = await verify(own);
    expect(next.requestCode).not.toBe(one.requestCode);
    harness.clock.advance(26 * 60_000);
    bank.expiresAt = new Date(harness.clock.now().getTime() + 30 * 60_000).toISOString();
    expect([one.requestCode, next.requestCode]).not.toContain((await verify(own)).requestCode);
  });

  it('is refused for nobody, for both, and for an entity that is an owner', async () => {
    const own = await anOwnCompany(harness);
    const entity = await own.entity('Bayou Holdings LP', 20);
    for (const body of [{}, { companyId: own.companyId, entityOwnerId: entity.id }])
      expect(fieldsOf(await own.problem('POST', '/account-verifications', body))).toEqual({ companyId: shared.choice });
    expect(fieldsOf(await own.problem('POST', '/account-verifications', { companyId: entity.ownerCompanyId }))).toEqual(
      { companyId: companySetup.verifyAsOwner },
    );
    expect(bank.provider.received).toEqual([]);
  });

  it('is refused for another company and its owners, and to who is no borrower', async () => {
    const [own, other] = [await anOwnCompany(harness), await anOwnCompany(harness)];
    const dana = await other.partner('Dana', 60);
    for (const body of [{ companyId: other.companyId }, { entityOwnerId: dana.id }])
      expect((await own.problem('POST', '/account-verifications', body)).status).toBe(403);
    expect(
      (await own.problem('POST', '/account-verifications', { companyId: '0198d6c4-0000-7000-8000-00000000dead' }))
        .status,
    ).toBe(404);
    for (const actor of [anAdministrator(), aBroker('b')])
      expect(
        (await harness.as(actor).problem('POST', '/account-verifications', { companyId: other.companyId })).status,
      ).toBe(403);
    expect(bank.provider.received).toEqual([]);
  });

  it('can be had while the company is locked: its set-up stays as it is', async () => {
    const own = await anOwnCompany(harness);
    const applicationId = '0198d6c4-0000-7000-8000-0000000000aa';
    await harness.deliver('application.submitted', applicationId, {
      applicationId,
      companyId: own.companyId,
      userId: own.actor.userId ?? '',
      name: 'House',
    });
    expect((await own.company()).locked).toBe(true);
    const { requestCode } = await verify(own);
    report(requestCode, reported('Operating'));
    expect((await refresh(own, requestCode)).accounts).toHaveLength(1);
  });
});

describe('the report', () => {
  it('is kept in cents, shown with its company and owners, and balances to administrators alone', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 60);
    const [business, owner] = [
      (await verify(own)).requestCode,
      (await verify(own, { entityOwnerId: dana.id })).requestCode,
    ];
    expect(await refresh(own, business)).toEqual({
      requestCode: business,
      companyId: own.companyId,
      entityOwnerId: null,
      finished: false,
      accounts: [],
    });
    report(business, reported('Operating'), reported('Overdrawn', { availableBalance: -12.34, status: 2 }));
    report(owner, reported('Checking', { asOfDate: '2020-01-01' }));
    const hidden = { availableBalance: null, averageBalance: null, averageBalanceRecent: null };
    const operating = {
      id: expect.any(String),
      institutionName: 'Lone Star Bank',
      accountName: 'Operating',
      status: 3,
      asOfDate: '2026-03-01',
      verified: true,
    };
    const refreshed = await refresh(own, business);
    expect(refreshed).toMatchObject({
      finished: true,
      entityOwnerId: null,
      accounts: [
        { ...operating, ...hidden },
        { accountName: 'Overdrawn', status: 2, verified: false, ...hidden },
      ],
    });
    expect(await refresh(own, owner)).toMatchObject({
      finished: true,
      entityOwnerId: dana.id,
      accounts: [{ accountName: 'Checking', verified: true, ...hidden }],
    });

    expect((await own.company()).businessAccounts).toEqual(refreshed.accounts);
    expect((await own.tree()).entities[0]?.entityOwners[0]?.accounts).toMatchObject([
      { accountName: 'Checking', ...hidden },
    ]);
    const lender = harness.as(anAdministrator());
    expect((await lender.call<CompanyDto>('GET', `/companies/${own.companyId}`)).body.businessAccounts).toMatchObject([
      { ...operating, availableBalance: 123_450, averageBalance: 100_000, averageBalanceRecent: 98_765 },
      { accountName: 'Overdrawn', availableBalance: -1234 },
    ]);
    expect(
      (await lender.call<OwnershipDto>('GET', `/entity-owners/company/${own.companyId}`)).body.entities[0]
        ?.entityOwners[0]?.accounts,
    ).toMatchObject([{ availableBalance: 123_450 }]);
  });

  it('is told once in the timeline, however often it is fetched', async () => {
    const own = await anOwnCompany(harness);
    const { requestCode } = await verify(own);
    report(requestCode, reported('Operating'), reported('Payroll'));
    await Promise.all([refresh(own, requestCode), refresh(own, requestCode)]);
    const [before] = (await refresh(own, requestCode)).accounts;
    report(
      requestCode,
      reported('Operating', { asOfDate: '2026-03-02', availableBalance: 5 }),
      reported('Payroll', { asOfDate: '2026-02-20', availableBalance: 5 }),
    );
    expect((await refresh(own, requestCode)).accounts.map(({ id, asOfDate }) => [id === before?.id, asOfDate])).toEqual(
      [
        [true, '2026-03-02'],
        [false, '2026-03-01'],
      ],
    );
    const events = (await harness.sent('company.accounts_verified'))
      .map(({ payload }) => payload)
      .filter(({ companyId }) => companyId === own.companyId);
    expect(events).toEqual([
      { companyId: own.companyId, holder: 'Gulf Coast Builders LLC', userId: own.actor.userId, accounts: 2 },
    ]);
  });

  it('of a business counts for less than seven days', async () => {
    const own = await anOwnCompany(harness);
    const { requestCode } = await verify(own);
    const day = (ago: number): string =>
      new Date(harness.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    report(requestCode, reported('Six', { asOfDate: day(6) }), reported('Seven', { asOfDate: day(7) }));
    expect(
      (await refresh(own, requestCode)).accounts.map(({ accountName, verified }) => [accountName, verified]),
    ).toEqual([
      ['Seven', false],
      ['Six', true],
    ]);
  });

  it('of a code of somebody else, of one written otherwise, and of none is not found', async () => {
    const [own, other] = [await anOwnCompany(harness), await anOwnCompany(harness)];
    const { requestCode } = await verify(other);
    bank.provider.received.length = 0;
    for (const [who, code] of [
      [own, requestCode],
      [other, requestCode.toLowerCase()],
      [own, 'Code-none'],
      [own, '..%2F..%2Fsecret'],
    ] as const)
      expect(await who.problem('POST', `/account-verifications/${code}/refresh`)).toMatchObject({
        status: 404,
        code: 'resource.not_found',
      });
    expect(await own.problem('POST', '/account-verifications/refreshed', { requestCode })).toMatchObject({
      status: 404,
    });
    for (const [path, body] of [
      [`/account-verifications/${requestCode}/refresh`, undefined],
      ['/account-verifications/refreshed', { requestCode }],
    ] as const)
      expect((await harness.as(anAdministrator()).problem('POST', path, body)).status).toBe(403);
    expect(bank.provider.received).toEqual([]);
  });

  it('goes with the owner that it is of', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 60);
    const { requestCode } = await verify(own, { entityOwnerId: dana.id });
    report(requestCode, reported('Checking'));
    await refresh(own, requestCode);
    await own.remove(`/entity-owners/${dana.id}`);
    expect(
      await harness.service.database.rows('SELECT id FROM financial_account WHERE holder_id = ?', [dana.id]),
    ).toEqual([]);
    expect(await own.problem('POST', `/account-verifications/${requestCode}/refresh`)).toMatchObject({ status: 404 });
    expect(
      await harness.service.database.rows('SELECT id FROM financial_account WHERE holder_id = ?', [dana.id]),
    ).toEqual([]);
  });

  it('that the provider does not have any more is over', async () => {
    const own = await anOwnCompany(harness);
    const { requestCode } = await verify(own);
    bank.trouble = () => ({ status: 404, text: '{}' });
    expect(await own.problem('POST', `/account-verifications/${requestCode}/refresh`)).toMatchObject({
      status: 404,
      detail: companySetup.verificationOver,
    });
  });
});

describe('where the provider', () => {
  it.each<[string, NonNullable<TestAccountProvider['trouble']>, number, keyof typeof problems]>([
    ['cannot serve', () => ({ status: 500, text: '' }), 503, 'provider.away'],
    ['answers garbage', () => ({ text: '<html>' }), 502, 'provider.answer_invalid'],
    [
      'reports no amount',
      () => ({ text: JSON.stringify({ status: 3, accounts: [reported('Operating', { averageBalance: '12' })] }) }),
      502,
      'provider.answer_invalid',
    ],
    [
      'reports half a cent',
      () => ({ text: JSON.stringify({ status: 3, accounts: [reported('Operating', { averageBalance: 0.005 })] }) }),
      502,
      'provider.answer_invalid',
    ],
    [
      'reports no date',
      () => ({ text: JSON.stringify({ status: 3, accounts: [reported('Operating', { asOfDate: '03/01/2026' })] }) }),
      502,
      'provider.answer_invalid',
    ],
    ['is too slow', () => undefined, 504, 'provider.slow'],
  ])('%s, nothing is changed and it is told in one sentence', async (_, trouble, status, code) => {
    const own = await anOwnCompany(harness);
    const { requestCode } = await verify(own);
    report(requestCode, reported('Operating'));
    bank.trouble = trouble;
    expect(await own.problem('POST', `/account-verifications/${requestCode}/refresh`)).toMatchObject({
      status,
      code,
      detail: problems[code].sentence,
    });
    bank.trouble = undefined;
    expect((await own.company()).businessAccounts).toEqual([]);
    expect((await refresh(own, requestCode)).accounts).toHaveLength(1);
  });

  it('is not set up, the calls say so', async () => {
    const without = await startService(service);
    const own = await anOwnCompany(without);
    expect(await own.problem('POST', '/account-verifications', { companyId: own.companyId })).toMatchObject({
      status: 503,
      code: 'provider.off',
    });
    await without.close();
  });
});

describe('a member of a company', () => {
  it('is shown with whether the identity was verified', async () => {
    const own = await anOwnCompany(harness);
    const userId = own.actor.userId ?? '';
    expect((await own.company()).userCompanies).toEqual([{ userId, identityVerified: false }]);
    const event = await harness.deliver('user.identity_verified', userId, { userId });
    await harness.deliver('user.identity_verified', userId, { userId }, event.id);
    expect((await own.company()).userCompanies).toEqual([{ userId, identityVerified: true }]);
  });
});
