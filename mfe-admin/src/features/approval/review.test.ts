import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import { fill } from '@groundwork/domain-messages';
import { admin, approval as words } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { files, screens } from '@groundwork/domain-messages-screens';
import area from '../../export-app.js';
import { aCompany } from '../../testing/a-company.js';
import { aSubmittedApplication, foundPage } from '../../testing/an-application.js';
import { administrator } from '../../testing/administrator.js';
import { application, reviewTests, single } from '../../testing/review-tests.js';

const { review, endWith } = reviewTests();

const saveOf = (item: string): string => fill(words.saveItemOf, { item });
describe('the review of an application', () => {
  it.each([
    ['is ticked where a source of the funds is such a debt', null, true],
    ['is not where an administrator said that it is not needed', false, false],
  ])('the paper of a subordinated debt %s', async (_, subordinatedDebtNeeded, checked) => {
    const { user, sent } = await review(
      () => aSubmittedApplication({ version: 8 }),
      {},
      {
        subordinatedDebtNeeded,
        fundingSources: [{ id: idOf(5), name: 'Subordinated Debt', total: 5_000_00 }],
      },
    );
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    const debt = await screen.findByRole<HTMLInputElement>('checkbox', { name: admin.subordinatedDebtNeeded });
    expect(debt.checked).toBe(checked);
    await user.click(debt);
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([{ subordinatedDebtNeeded: !checked, version: 7 }]),
    );
  });

  it('says of a contractor or overseer who left the company that they did, and names the others', async () => {
    const marisol = { id: idOf(21), firstName: 'Marisol', lastName: 'Bennett' };
    const { user } = await review(
      undefined,
      {
        [`GET /api/admin/people/company/${application.companyId}`]: () => ({
          owners: [marisol],
          otherPeople: [],
          thirdPartyContractors: [],
        }),
      },
      {
        contractorSelected: true,
        generalContractorId: idOf(22),
        constructionOverseers: [marisol.id, idOf(23)].map((overseeingPersonId) => ({
          id: overseeingPersonId,
          applicationId: application.id,
          overseeingPersonId,
        })),
      },
    );
    await user.click(screen.getByText('User Application'));
    const section = within(await screen.findByRole('region', { name: 'Borrower' }));
    await section.findByText('Construction overseers');
    const fact = (label: string) => (section.getByText(label).parentElement as HTMLElement).textContent;
    expect(fact('Third-party general contractor')).toContain(screens.personLeft);
    expect(fact('Construction overseers')).toContain(`Marisol Bennett, ${screens.personLeft}`);
  });

  it('keeps the name of a section that could not be read, and rejects it all the same', async () => {
    const { user } = await review(undefined, {
      [`GET /api/admin/people/company/${application.companyId}`]: () =>
        Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    await user.click(screen.getByText('User Application'));
    const section = within(await screen.findByRole('region', { name: 'Borrower' }));
    expect(await section.findByText(companySetup.couldNotLoadPeople)).toBeTruthy();
    expect(section.getByRole('button', { name: fill(words.rejectSectionOf, { section: 'Borrower' }) })).toBeTruthy();
  });

  it('says that the administrators could not be read, where one of them is to approve', async () => {
    const { user } = await review(undefined, {
      'GET /api/admin/admin/getAdmins': () =>
        Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    await user.click(screen.getByRole('tab', { name: 'CC Approval' }));
    expect(await screen.findByText(admin.errorGettingAdmins)).toBeTruthy();
  });

  it('takes the result on financial literacy while the borrower still writes, and nothing else', async () => {
    const more = { status: 'in_progress', brokerUsed: 'yes', brokerEmail: 'priya@example.com' } as const;
    const { user, sent } = await review(
      () => aSubmittedApplication({ ...more, version: 8 }),
      {
        [`GET /api/admin/people/company/${application.companyId}`]: () => ({
          owners: [],
          otherPeople: [],
          thirdPartyContractors: [],
        }),
      },
      more,
    );
    await user.click(screen.getByText('User Application'));
    const literacy = within(await screen.findByRole('form', { name: words.financialLiteracy }));
    await user.type(literacy.getByRole('textbox', { name: 'Financial-literacy result' }), 'Pass');
    await user.type(literacy.getByLabelText('Date of the result'), '2024-02-01');
    await user.click(literacy.getByRole('button', { name: saveOf(words.financialLiteracy) }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ financialLiteracyResult: 'Pass', financialLiteracyDate: '2024-02-01' });
    expect(screen.queryByRole('button', { name: saveOf(words.brokerOfLoan) })).toBeNull();
  });

  it('has the documents of several properties at their properties, and takes none where it is not known whose it is', async () => {
    const file = (fileUploadId: string, propertyId: string | null, fileType = 'presalecontract') => ({
      ...{ fileUploadId, propertyId, fileType, userFileName: `${fileUploadId}.pdf`, status: 'pending', comments: null },
      ...{ personId: null, size: 10, uploadedAt: application.createdAt, version: 1, contentType: 'application/pdf' },
    });
    const sold = { preSaleContract: true, units: [], floorPlans: [], budgetTotal: 0 };
    const { user, calls } = await review(
      undefined,
      {
        'PUT /api/admin/fileUpload/property': () => file('nobody', 'b'),
        'GET /api/admin/loandocuments': () => [
          { loanType: application.loanType, documents: [{ type: 'presalecontract', need: 'needed', hint: null }] },
        ],
        [`GET /api/admin/fileUpload/application/${application.id}`]: () => [
          file('first', 'a'),
          file('nobody', null),
          file('plan', null, 'survey'),
        ],
      },
      {
        properties: [
          { id: 'a', street: '7 Oak Street', ...sold },
          { id: 'b', ...sold },
        ] as never,
      },
    );
    const at = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await at('Presale Contract: 7 Oak Street')).getByText('first.pdf')).toBeTruthy();
    expect((await at('Presale Contract: Property 2')).getByText('Needed')).toBeTruthy();
    const others = await at('Presale Contract: other files');
    expect(others.getByText('nobody.pdf')).toBeTruthy();
    expect(others.queryByLabelText(/^Upload/)).toBeNull();
    await user.click(others.getByRole('button', { name: `${files.nameProperty}: nobody.pdf` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Property 2' }));
    await user.click(dialog.getByRole('button', { name: files.nameProperty }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        id: 'nobody',
        propertyId: 'b',
        fromPropertyId: null,
      }),
    );
    expect((await at('Survey or Plot Map')).getByText('plan.pdf')).toBeTruthy();
  });

  it('has a demographic file for each property, and is told whose one is of which nobody said it', async () => {
    const file = (fileUploadId: string, propertyId: string | null) => ({
      ...{ fileUploadId, propertyId, fileType: 'esri', userFileName: `${fileUploadId}.pdf`, status: 'pending' },
      ...{ comments: null, personId: null, size: 10, uploadedAt: application.createdAt, version: 1 },
      contentType: 'application/pdf',
    });
    const bare = { units: [], floorPlans: [], budgetTotal: 0 };
    const { user } = await review(
      undefined,
      {
        [`GET /api/admin/fileUpload/application/${application.id}`]: () => [file('first', 'a'), file('nobody', null)],
      },
      {
        properties: [
          { id: 'a', street: '7 Oak Street', ...bare },
          { id: 'b', street: '9 Elm Street', ...bare },
        ] as never,
      },
    );
    await user.click(screen.getByText('User Application'));
    await user.click(await screen.findByRole('tab', { name: admin.demographicInfo }));
    const at = async (name: string) => within(await screen.findByRole('region', { name }));
    const first = await at('Demographic File: 7 Oak Street');
    expect(await first.findByText('first.pdf')).toBeTruthy();
    const second = await at('Demographic File: 9 Elm Street');
    expect(second.queryByText('first.pdf')).toBeNull();
    expect(second.getByLabelText(/^Upload/)).toBeTruthy();
    const others = await at('Demographic File: other files');
    await user.click(others.getByRole('button', { name: `${files.nameProperty}: nobody.pdf` }));
    expect(within(await screen.findByRole('dialog')).getByRole('radio', { name: '9 Elm Street' })).toBeTruthy();
    // It stands beside its property, not among what the borrower brought.
    expect(screen.queryByRole('region', { name: 'Demographic File' })).toBeNull();
  });

  it('is gone through section by section: Next opens the one behind and takes the focus there', async () => {
    const { user } = await review(undefined, {
      [`GET /api/admin/people/company/${application.companyId}`]: () => ({
        owners: [],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
      [`GET /api/admin/company/byId/${application.companyId}`]: () =>
        aCompany({ legalEntityName: 'Bluff Oak Homes LLC', mailingStreetAddress: '12 Oak Lane' }),
    });
    const next = async (section: string) =>
      user.click(await screen.findByRole('button', { name: fill(words.nextAfter, { section }) }));
    expect((await screen.findAllByText(words.nextSection)).length).toBeGreaterThan(0);
    await next('Uploaded Documents');
    expect(document.activeElement?.textContent).toContain(words.companyInformation);
    const company = within(await screen.findByRole('region', { name: words.companyInformation }));
    expect((await company.findAllByText('Bluff Oak Homes LLC')).length).toBeGreaterThan(0);
    expect(company.getByText(/12 Oak Lane/)).toBeTruthy();
    expect(company.getByText('Account since')).toBeTruthy();
    expect(company.getByRole('link', { name: words.openCompany }).getAttribute('href')).toBe(
      `/admin?company=${application.companyId}&tab=company`,
    );
    await next(words.companyInformation);
    expect(document.activeElement?.textContent).toContain('User Budget');
    await user.click(screen.getByText('User Application'));
    await next('Loan');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Suppliers and Subcontractors');
    await next('Term Sheet');
    expect(document.activeElement?.textContent).toContain(words.decisions);
  });
});

describe('the choice of an application', () => {
  it('offers the submitted ones by number and title, the longest waiting first, and finds each of many on the server', async () => {
    const late = aSubmittedApplication({ id: idOf(9), name: 'Elm House', projectNumber: 1200 });
    const { user, calls, said } = await review(undefined, {
      'GET /api/admin/application/search': ({ query }) => {
        if (query.get('q') === 'nothing') return foundPage([]);
        if (query.get('q')) return foundPage([late]);
        return foundPage([application], { count: 1000, countIsBound: true, nextCursor: 'more' });
      },
      [`GET /api/admin/application/single/${late.id}`]: () => late,
    });
    const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Application' });
    expect(choice.value).toBe('#1042 · Nicholson Trail House');
    expect(said.filter(([event]) => event === 'navigation').at(-1)?.[1]).toContainEqual(
      expect.objectContaining({ path: '/approval', count: 1000, countIsBound: true }),
    );
    await user.click(choice);
    const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await waitFor(async () =>
      expect(await offered()).toEqual(['#1042 · Nicholson Trail HouseHill Country Homes LLC · submitted 03/07/2024']),
    );
    expect(screen.getByText(admin.moreWaiting)).toBeTruthy();
    await user.type(choice, 'nothing');
    expect((await screen.findAllByText(admin.noWaitingFound)).length).toBeGreaterThan(0);
    await user.clear(choice);
    await user.type(choice, 'elm');
    await user.click(await screen.findByRole('option', { name: /Elm House/ }));
    expect(await screen.findByRole('heading', { name: 'Elm House' })).toBeTruthy();
    const searches = calls.filter(({ path, query }) => path.endsWith('/search') && query.get('limit') !== '1');
    expect(searches[0]?.query.toString()).toBe('status=submitted&sort=submitted&direction=asc&limit=20');
    await user.click(screen.getByRole('button', { name: 'Choose no application' }));
    expect(await screen.findByRole('heading', { name: admin.selectApplication })).toBeTruthy();
    expect(choice.placeholder).toBe(admin.selectApplication);
  });

  it('says that none waits', async () => {
    const mounted = await mountedArea({
      area,
      user: administrator,
      path: '/approval',
      answers: { 'GET /api/admin/application/search': () => foundPage([]) },
    });
    endWith(mounted.end);
    expect(await screen.findByText(admin.nothingToReview)).toBeTruthy();
  });

  it('says which one could not be read', async () => {
    const mounted = await mountedArea({
      area,
      user: administrator,
      path: `/admin/reviewapplication/${application.id}`,
      answers: {
        'GET /api/admin/drawrequest/selections': () => [],
        [`GET ${single}`]: () => Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 }),
      },
    });
    endWith(mounted.end);
    expect(await screen.findByText(fill(screens.errorGettingApplication, { id: application.id }))).toBeTruthy();
  });
});
