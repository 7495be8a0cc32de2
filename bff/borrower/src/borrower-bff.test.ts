import { startBorrowerBff } from './testing/running-bff.js';

const companyId = '7f7e8a52-6a01-4c51-9d43-2f1f6f0a1c55';
let bff: Awaited<ReturnType<typeof startBorrowerBff>>;

// It starts only where every route is in its table.
beforeAll(async () => {
  bff = await startBorrowerBff();
});
afterAll(() => bff.close());
beforeEach(() => {
  bff.received.length = 0;
});

/** What reached the services, without the reports of activity. */
const calls = () => bff.received.filter(({ url }) => !url.startsWith('/sessions'));

describe('lists', () => {
  it.each([
    ['inProgress', 'applications'],
    ['awaiting', 'items'],
    ['inClosing', 'closing'],
    ['active', 'active'],
  ])('%s is the group %s, whatever the query says', async (path, group) => {
    const answer = await bff.call('borrower', 'GET', `/application/${path}/${companyId}?group=none`);
    expect(answer).toEqual({ status: 200, body: { from: 'service' } });
    expect(calls()).toEqual([
      expect.objectContaining({
        method: 'GET',
        url: `/companies/${companyId}/applications?group=${group}`,
        audience: 'applications',
        actor: expect.objectContaining({ role: 'borrower', caller: 'bff-borrower', companyIds: [companyId] }),
      }),
    ]);
  });

  it('asks the ledger’s service for totals, the files of a parent by both parts of the path', async () => {
    await bff.call('borrower', 'GET', `/application/activetotals/${companyId}`);
    await bff.call('borrower', 'GET', `/fileUpload/application/${companyId}?parentId=other`);
    await bff.call('borrower', 'GET', `/fileUpload/companyLogos/${companyId}`);
    await bff.call('borrower', 'GET', `/fileUpload/s1/${companyId}?type=w9`);
    await bff.call('borrower', 'GET', '/fileUpload/s1');
    for (const part of ['history', 'versions']) await bff.call('borrower', 'GET', `/fileUpload/${part}/${companyId}`);
    expect(calls().map(({ url }) => url)).toEqual([
      `/companies/${companyId}/active-totals`,
      `/files?parentId=${companyId}&parentType=application`,
      `/files?parentType=company&type=companyLogo&parentId=${companyId}`,
      `/files?type=s1&parentType=company&parentId=${companyId}`,
      '/files/s1',
      `/files/${companyId}/history`,
      `/files/${companyId}/versions`,
    ]);
  });
});

describe('the bell', () => {
  it('takes the catalogue’s form', async () => {
    const form = new FormData();
    form.set('notifications', '["a","b"]');
    expect((await bff.call('borrower', 'PUT', '/notification/acknowledge', form)).status).toBe(200);
    expect(calls()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        url: '/notifications/acknowledge',
        body: { notifications: '["a","b"]' },
      }),
    ]);
  });

  it('takes JSON as well', async () => {
    await bff.call('borrower', 'PUT', '/notification/acknowledge', { notifications: ['a'] });
    expect(calls()[0]?.body).toEqual({ notifications: '["a"]' });
  });
});

describe('the company', () => {
  const id = 'b6a8fd1e-6a1f-4d52-8c0e-2f1f6f0a1c77';

  it('has an experience of the kind that its path names, whatever the query says', async () => {
    await bff.call('borrower', 'GET', `/experience/construction?companyId=${companyId}&kind=residential`);
    await bff.call('borrower', 'POST', '/experience/residential?kind=construction', { companyId });
    await bff.call('borrower', 'DELETE', '/experience/residential', { id });
    expect(
      calls().map(({ method, url }) => [
        method,
        new URL(url, 'http://x').pathname,
        new URL(url, 'http://x').searchParams.get('kind'),
      ]),
    ).toEqual([
      ['GET', '/experiences', 'construction'],
      ['POST', '/experiences', 'residential'],
      ['DELETE', '/experiences', 'residential'],
    ]);
  });

  it('passes on the bodies of removals, and takes one by its path', async () => {
    const removals = {
      removeBL: { BuilderLicenses: [{ id }] },
      removeEO: { EntityOwners: [{ id }] },
      removegeneralcontractor: { ThirdPartyContractors: [{ thirdPartyContractorId: id }] },
      removeexperience: { ConstructionExperiences: [{ id }] },
    };
    for (const [path, body] of Object.entries(removals)) await bff.call('borrower', 'DELETE', `/company/${path}`, body);
    expect(calls().map(({ method, url, body }) => [method, url, body])).toEqual([
      ['DELETE', '/licenses', removals.removeBL],
      ['DELETE', '/entity-owners', removals.removeEO],
      ['DELETE', '/contractors', removals.removegeneralcontractor],
      ['DELETE', '/experiences/lists', removals.removeexperience],
    ]);
    bff.received.length = 0;
    await bff.call('borrower', 'DELETE', `/company/gcs/${id}`);
    await bff.call('borrower', 'GET', `/company/gcs/${companyId}`);
    await bff.call('borrower', 'PUT', `/company/detachperson/${id}`, {});
    expect(calls().map(({ method, url }) => `${method} ${url}`)).toEqual([
      `DELETE /contractors/${id}`,
      `GET /contractors/company/${companyId}`,
      `PUT /people/${id}/detach`,
    ]);
  });
});

describe('what goes to outside providers', () => {
  const code = 'a-Code_1';

  it('reaches the services that ask them', async () => {
    await bff.call('borrower', 'POST', '/users/decisionlogic', { companyId });
    await bff.call('borrower', 'GET', `/users/updatedecisionlogic/${code}`);
    await bff.call('borrower', 'POST', '/users/updatedecisionlogic', { requestCode: code });
    await bff.call('borrower', 'POST', '/account/lexusRequest', { companyId });
    expect(calls().map(({ method, url, audience }) => [method, url, audience])).toEqual([
      ['POST', '/account-verifications', 'companies'],
      ['POST', `/account-verifications/${code}/refresh`, 'companies'],
      ['POST', '/account-verifications/refreshed', 'companies'],
      ['POST', '/background-checks', 'companies'],
    ]);
  });

  it('may be as large as two images, which no other body may', async () => {
    const images = { front: 'x'.repeat(7_000_000), back: 'y'.repeat(7_000_000) };
    expect((await bff.call('borrower', 'POST', '/users/dltoken', images)).status).toBe(200);
    expect(calls()).toMatchObject([{ method: 'POST', url: '/identity-checks', body: images }]);
    expect(
      (await bff.call('borrower', 'POST', '/users/decisionlogic', images).catch(() => ({ status: 413 }))).status,
    ).toBe(413);
    expect(calls()).toHaveLength(1);
  });
});

describe('the door', () => {
  it('is open to borrowers alone', async () => {
    expect(await bff.call(undefined, 'GET', `/application/single/${companyId}`)).toMatchObject({
      status: 401,
      body: { code: 'session.invalid' },
    });
    for (const role of ['broker', 'admin', 'super'] as const)
      expect(await bff.call(role, 'GET', `/application/single/${companyId}`)).toMatchObject({
        status: 403,
        body: { code: 'access.denied' },
      });
    expect(calls()).toEqual([]);
  });

  it('refuses what another site could send', async () => {
    expect(await bff.call('borrower', 'POST', '/application/newapp', { companyId }, {})).toMatchObject({
      status: 403,
      body: { code: 'csrf.missing' },
    });
    expect(
      await bff.call(
        'borrower',
        'POST',
        '/application/newapp',
        { companyId },
        { 'x-csrf': '1', origin: 'https://elsewhere.test' },
      ),
    ).toMatchObject({ status: 403, body: { code: 'origin.mismatch' } });
    expect(calls()).toEqual([]);
  });

  it('takes the one GET that changes something from the own pages, and from clients that are no browser', async () => {
    const refresh = (site?: string) =>
      bff.call('borrower', 'GET', '/users/updatedecisionlogic/R-1', undefined, site ? { 'sec-fetch-site': site } : {});
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await refresh(site)).toMatchObject({ status: 403, body: { code: 'origin.mismatch' } });
    expect(calls()).toEqual([]);
    for (const site of ['same-origin', undefined]) expect((await refresh(site)).status).toBe(200);
  });
});
