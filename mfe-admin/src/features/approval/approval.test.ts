import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { limitNames } from '@groundwork/domain-capital';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, approval as words } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { aSubmittedApplication } from '../../testing/an-application.js';
import { administrator } from '../../testing/administrator.js';
import { application, approval, proposal, reviewTests, single, terms } from '../../testing/review-tests.js';

const { review, end } = reviewTests();

const saveOf = (item: string): string => fill(words.saveItemOf, { item });

/** Opens the approval and waits for what it needs. */
async function approve(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: words.approve }));
  const dialog = within(await screen.findByRole('dialog', { name: words.approveTitle }));
  await dialog.findByRole('textbox', { name: /Amount approved/ });
  return dialog;
}

describe('the decision on an application', () => {
  it('rejects only with a reason, on the version that was read, and returns to the administration', async () => {
    const { user, sent, said } = await review(() => aSubmittedApplication({ status: 'rejected', version: 8 }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText(shared.reasonRequired)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), ' The survey is missing. ');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toEqual([
      { status: 'rejected', onRejectString: 'The survey is missing.', version: 7 },
    ]);
    expect(said).toContainEqual(['notify', { kind: 'success', text: screens.done }]);
  });

  it('returns it to the borrower, in progress again, with what is to be done', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ status: 'in_progress', version: 8 }));
    await user.click(screen.getByRole('button', { name: 'Return to borrower' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    expect(dialog.getByText(shared.reasonRequired)).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'Please add the garage.');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toEqual([
      { status: 'in_progress', onRejectString: 'Please add the garage.', version: 7 },
    ]);
  });

  it('above limits of its type asks why, by the terms as they are typed', async () => {
    const propertyId = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b010';
    const { user, sent } = await review(
      () => aSubmittedApplication({ status: 'approved', version: 8 }),
      {
        [`GET /api/admin/application/capital/${application.id}`]: () => ({
          costs: [{ propertyId, total: 50_000_000, land: 0, hard: 50_000_000, contingency: 0 }],
          appraisals: [],
          limits: { loanToCost: 85 },
          points: [],
        }),
      },
      {
        properties: [
          { id: propertyId, budgetTotal: 50_000_000, units: [], floorPlans: [], outsideApplicationWindow: false },
        ],
      },
    );
    const dialog = await approve(user);
    const amount = dialog.getByRole('textbox', { name: /Amount approved/ });
    await user.clear(amount);
    await user.type(amount, '425000');
    expect(dialog.queryByText(words.limitsExceeded)).toBeNull();
    await user.clear(amount);
    await user.type(amount, '450000');
    expect(await dialog.findByText(words.limitsExceeded)).toBeTruthy();
    expect(dialog.getByText(/At most 85% of the total cost. It is 90.00%/)).toBeTruthy();
    expect(dialog.getByText(words.limitsReasonHint)).toBeTruthy();
    // Nobody is asked before the reason is there.
    await user.click(dialog.getByRole('button', { name: words.approve }));
    const reason = dialog.getByRole('textbox', { name: new RegExp(words.limitsReason) });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByText(fill(shared.limitsExceeded, { limits: limitNames.loanToCost }))).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(reason, 'A reserve.');
    await user.click(dialog.getByRole('button', { name: words.approve }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toMatchObject([{ decision: { limitsReason: 'A reserve.' } }]);
  });

  it('says so where the limits cannot be read', async () => {
    const { user } = await review(undefined, {
      [`GET /api/admin/application/capital/${application.id}`]: () =>
        Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    expect(await (await approve(user)).findByText(words.limitsUnavailable)).toBeTruthy();
  });

  it('approves with terms that are decided, the loan to be closed first', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ status: 'in_closing', version: 8 }));
    const dialog = await approve(user);
    expect(dialog.getByText(words.nothingMissing)).toBeTruthy();
    for (const text of [words.approveLead, words.closingFirst, words.closingFirstLead, words.activeAtOnceLead])
      expect(dialog.getByText(text)).toBeTruthy();
    for (const legend of [words.howItGoesOn, words.loanTerms])
      expect(dialog.getByRole('group', { name: legend })).toBeTruthy();
    expect(dialog.getByText(fill(words.budgetIs, { amount: '$500,000.00' }))).toBeTruthy();
    for (const hint of [words.ofTheYear, words.percentOfAmount, words.whyHint])
      expect(dialog.getByText(hint)).toBeTruthy();
    const amount = dialog.getByRole('textbox', { name: /Amount approved/ });
    await user.clear(amount);
    await user.type(amount, '600000');
    await user.click(dialog.getByRole('button', { name: words.approve }));
    expect(await dialog.findByText(/At most \$500,000.00/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '425000');
    await user.type(dialog.getByRole('textbox', { name: /Why it is decided so/ }), 'Strong sponsor.');
    await user.click(dialog.getByRole('button', { name: words.approve }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toEqual([
      {
        status: 'in_closing',
        decision: {
          terms: { ...terms, amount: 42_500_000 },
          note: 'Strong sponsor.',
          overrideReason: null,
          limitsReason: null,
        },
        version: 7,
      },
    ]);
  });

  it('lists what is missing, and goes on without it only where that is explained', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ status: 'approved', version: 8 }), {
      [`GET ${proposal}`]: () => ({ ...approval, missing: ['Survey or Plot Map', 'General warranty deed'] }),
    });
    const dialog = await approve(user);
    // With a closing to come the deed may wait for it.
    expect(dialog.getByText(words.nothingMissing)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: new RegExp(words.activeAtOnce) }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Survey or Plot Map',
      'General warranty deed',
    ]);
    await user.click(dialog.getByRole('button', { name: words.approve }));
    const reason = dialog.getByRole('textbox', { name: new RegExp(words.overrideReason) });
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    await user.type(reason, 'The title company holds both.');
    // Pressed twice, it decides once.
    await user.dblClick(dialog.getByRole('button', { name: words.approve }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toEqual([
      {
        status: 'approved',
        decision: { terms, note: null, overrideReason: 'The title company holds both.', limitsReason: null },
        version: 7,
      },
    ]);
  });

  it('closes a loan in closing with the terms that were agreed', async () => {
    const { user, sent } = await review(
      () => aSubmittedApplication({ status: 'approved', version: 8 }),
      {},
      { status: 'in_closing', terms },
    );
    await user.click(screen.getByRole('button', { name: words.closeLoan }));
    const dialog = within(await screen.findByRole('dialog', { name: words.closeTitle }));
    expect(screen.queryByRole('button', { name: 'Return to borrower' })).toBeNull();
    expect(await dialog.findByText(words.closeLead)).toBeTruthy();
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(await dialog.findByRole('button', { name: words.closeLoan }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toEqual([
      { status: 'approved', decision: { terms, note: null, overrideReason: null, limitsReason: null }, version: 7 },
    ]);
  });

  it('rejects sections, each with its reason, which a reload does not lose', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ status: 'rejected', version: 8 }), {
      [`GET /api/admin/people/company/${application.companyId}`]: () => ({
        owners: [],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
    });
    await user.click(screen.getByText('User Application'));
    const reject = async (section: string, reason: string) => {
      await user.click(await screen.findByRole('button', { name: fill(words.rejectSectionOf, { section }) }));
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: words.rejectSection }));
      expect(dialog.getByText(shared.reasonRequired)).toBeTruthy();
      await user.type(dialog.getByRole('textbox', { name: words.rejectionReason }), reason);
      await user.click(dialog.getByRole('button', { name: words.rejectSection }));
    };
    await reject('Term Sheet', 'Name the broker.');
    await reject('Name', 'Which house?');
    // The borrower is not asked about litigation, so nothing of it can be rejected.
    const litigation = fill(words.rejectSectionOf, { section: 'Update/Financial & Litigation' });
    expect(screen.queryByRole('button', { name: litigation })).toBeNull();
    expect(screen.getAllByText(words.sectionRejected)).toHaveLength(2);
    const undo = screen.getByRole('button', { name: fill(words.undoOf, { section: 'Name' }) });
    expect(undo.textContent).toBe(screens.undo);
    await user.click(undo);
    await reject('Suppliers and Subcontractors', 'Who frames it?');
    await end();
    const again = await review(() => aSubmittedApplication({ status: 'rejected', version: 8 }));
    await again.user.click(screen.getByRole('button', { name: fill(words.rejectCount, { count: 2 }) }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(`${words.sectionsToReject}: Suppliers and Subcontractors, Term Sheet`)).toBeTruthy();
    await again.user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent()).toEqual([]);
    expect(again.sent().map(({ body }) => body)).toEqual([
      {
        status: 'rejected',
        rejectionComments: [
          { step: 'suppliers', value: 'Who frames it?' },
          { step: 'termSheet', value: 'Name the broker.' },
        ],
        version: 7,
      },
    ]);
  });

  it('edits email, rate and fees of the broker, and enters the result on financial literacy', async () => {
    const { user, sent } = await review(
      () => aSubmittedApplication({ brokerUsed: 'yes', brokerEmail: 'priya@example.com', brokerRate: 0.5, version: 8 }),
      {
        [`GET /api/admin/people/company/${application.companyId}`]: () => ({
          owners: [],
          otherPeople: [],
          thirdPartyContractors: [],
        }),
      },
      { brokerUsed: 'yes', brokerEmail: 'priya' },
    );
    await user.click(screen.getByText('User Application'));
    const form = within(await screen.findByRole('form', { name: words.brokerOfLoan }));
    await user.type(form.getByRole('textbox', { name: /Rate of the broker/ }), '0.5');
    await user.click(form.getByRole('button', { name: saveOf(words.brokerOfLoan) }));
    expect(await form.findByText(shared.brokerEmailValid)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /Email of the broker/ }), '@example.com');
    await user.click(form.getByRole('button', { name: saveOf(words.brokerOfLoan) }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      brokerEmail: 'priya@example.com',
      brokerRate: 0.5,
      brokerAdditionalFees: null,
      version: 7,
    });
    expect(screen.getByText(fill(words.financialLiteracyHint, { days: 21 }))).toBeTruthy();
    expect(screen.getByText(words.resultHint)).toBeTruthy();
    const literacy = within(await screen.findByRole('form', { name: words.financialLiteracy }));
    await user.type(literacy.getByRole('textbox', { name: 'Financial-literacy result' }), 'Pass');
    await user.click(literacy.getByRole('button', { name: saveOf(words.financialLiteracy) }));
    expect(await literacy.findByText(shared.requiredField)).toBeTruthy();
    await user.type(literacy.getByLabelText('Date of the result'), '2024-02-01');
    await user.click(literacy.getByRole('button', { name: saveOf(words.financialLiteracy) }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({
      financialLiteracyResult: 'Pass',
      financialLiteracyDate: '2024-02-01',
      version: 8,
    });
  });

  it('shows what another administrator entered for the broker meanwhile, and keeps what is chosen at the first attempt', async () => {
    const people = { owners: [], otherPeople: [], thirdPartyContractors: [] };
    let stored = aSubmittedApplication({ brokerUsed: 'yes', brokerEmail: 'priya@example.com', brokerRate: 1 });
    const { user, sent } = await review(
      () => {
        const { version, ...changes } = sent().at(-1)?.body as { version: number };
        if (version !== stored.version)
          return Response.json({ status: 409, code: 'state.version_conflict', current: stored }, { status: 409 });
        return (stored = { ...stored, ...changes, version: version + 1 });
      },
      {
        [`GET /api/admin/people/company/${application.companyId}`]: () => people,
        [`GET ${single}`]: () => stored,
      },
    );
    await user.click(screen.getByText('User Application'));
    const form = within(await screen.findByRole('form', { name: words.brokerOfLoan }));
    const rate = form.getByRole<HTMLInputElement>('textbox', { name: /Rate of the broker/ });
    await user.clear(rate);
    await user.type(rate, '0.5');
    stored = { ...stored, brokerRate: 2, version: stored.version + 1 };
    await user.click(form.getByRole('button', { name: saveOf(words.brokerOfLoan) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(dialog.getByRole('group', { name: 'Rate of the broker' }).textContent).toMatch(/0\.5.*2/);
    await user.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(stored.brokerRate).toBe(0.5));
    expect(sent().map(({ body }) => (body as { version: number }).version)).toEqual([7, 8]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that what it needs could not be read', async () => {
    const { user } = await review(undefined, {
      [`GET ${proposal}`]: () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    await user.click(screen.getByRole('button', { name: words.approve }));
    expect(await screen.findByText(words.approvalUnavailable)).toBeTruthy();
  });

  it('says who ticked a condition off, and when', async () => {
    const { user } = await review(
      undefined,
      {},
      {
        approvalConditions: [
          {
            id: 'c',
            name: 'Survey update',
            completed: true,
            completedAt: '2024-03-07T15:00:00.000Z',
            completedBy: 'u',
          },
        ],
      },
    );
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    const said = fill(words.tickedOff, { date: '03/07/2024' });
    expect((await screen.findByText(new RegExp(said.replaceAll('/', '.')))).textContent).toBe(`${said} u`);
  });

  it('says that it approves until it is approved', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, said } = await review(() =>
      held.then(() => aSubmittedApplication({ status: 'in_closing', version: 8 })),
    );
    const dialog = await approve(user);
    await user.click(dialog.getByRole('button', { name: words.approve }));
    const working = () => said.filter(([event]) => event === 'working').at(-1)?.[1];
    await waitFor(() => expect(working()).toBe(admin.approvingApplication));
    answer();
    await waitFor(() => expect(location.pathname).toBe('/admin'));
  });

  it('flags what the closing needs, each box at once', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ generalWarrantyDeedNeeded: true, version: 8 }));
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    const deed = await screen.findByRole<HTMLInputElement>('checkbox', { name: admin.deedNeeded });
    expect(deed.checked).toBe(false);
    const place = within(screen.getByRole('region', { name: admin.closingDocuments }));
    expect(place.getByText(admin.closingDocumentsLead)).toBeTruthy();
    await user.click(deed);
    await waitFor(() => expect(deed.checked).toBe(true));
    expect(sent().map(({ body }) => body)).toEqual([{ generalWarrantyDeedNeeded: true, version: 7 }]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: admin.subordinatedDebtNeeded }).checked).toBe(false);
  });

  it('shows the accounts of the company and of its owners with their balances', async () => {
    const account = (number: number, more: object = {}) => ({
      id: `a${number}`,
      institutionName: 'Lone Star Bank',
      accountName: `Checking ${number}`,
      status: 3,
      asOfDate: '2024-03-05',
      verified: true,
      availableBalance: 1_250_075,
      averageBalance: 900_000,
      averageBalanceRecent: null,
      ...more,
    });
    const owner = (displayName: string, accounts: object[]) => ({ id: displayName, displayName, accounts });
    const { user } = await review(undefined, {
      [`GET /api/admin/company/byId/${application.companyId}`]: () => ({
        companyId: application.companyId,
        organizationName: 'Oak Homes',
        legalEntityName: 'Oak Homes LLC',
        businessAccounts: [account(1)],
      }),
      [`GET /api/admin/entityowners/company/${application.companyId}`]: () => ({
        entities: [
          {
            companyId: application.companyId,
            entityOwners: [
              owner('Dana Whitfield', [account(2)]),
              owner(companySetup.multiplePeopleUnder20, [account(3)]),
            ],
          },
          { companyId: 'other', entityOwners: [owner('Somebody', [account(4)])] },
        ],
      }),
    });
    await user.click(screen.getByText('User Application'));
    await user.click(await screen.findByRole('tab', { name: admin.financialInfo }));
    const rows = within(await screen.findByRole('table', { name: admin.financialInfo }))
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(rows.slice(1)).toEqual([
      ['Oak Homes LLC', 'Checking 1', '$12,500.75', '$9,000.00', '—', '03/05/2024'],
      ['Dana Whitfield', 'Checking 2', '$12,500.75', '$9,000.00', '—', '03/05/2024'],
      [companySetup.multiplePeopleUnder20, 'Checking 3', '$12,500.75', '$9,000.00', '—', '03/05/2024'],
    ]);
  });

  it('says that there are no accounts, that they cannot be read, and that there is no property', async () => {
    const company = `GET /api/admin/company/byId/${application.companyId}`;
    const owners = `GET /api/admin/entityowners/company/${application.companyId}`;
    let answer = (): unknown => ({ companyId: application.companyId, businessAccounts: [] });
    const { user } = await review(undefined, { [company]: () => answer(), [owners]: () => ({ entities: [] }) });
    await user.click(screen.getByText('User Application'));
    await user.click(await screen.findByRole('tab', { name: admin.financialInfo }));
    expect(await screen.findByText(admin.noFinancialAccounts)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: admin.demographicInfo }));
    expect(await screen.findByText(admin.noProperties)).toBeTruthy();
    await end();
    answer = () => Response.json({ status: 403, code: 'access.denied' }, { status: 403 });
    const again = await review(undefined, { [company]: () => answer(), [owners]: () => ({ entities: [] }) });
    await again.user.click(screen.getByText('User Application'));
    await again.user.click(await screen.findByRole('tab', { name: admin.financialInfo }));
    expect(await screen.findByText(admin.accountsUnavailable)).toBeTruthy();
  });

  it('gets the details of a property, and says why it cannot', async () => {
    let away = true;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const property = {
      id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b0aa',
      street: '18 Oak Lane',
      budgetTotal: 0,
      outsideApplicationWindow: false,
      units: [],
      floorPlans: [],
    };
    const figures = [
      { key: 'population', label: 'Population', value: 48120, unit: 'count' },
      { key: 'ownerOccupied', label: 'Owner Occupied', value: 61.5, unit: 'percent' },
    ];
    const { user, calls } = await review(undefined, {
      [`GET ${single}`]: () => aSubmittedApplication({ properties: [property] } as object),
      'POST /api/admin/application/esri': () =>
        away
          ? held.then(() =>
              Response.json(
                { status: 503, code: 'provider.away', detail: 'The service does not answer.' },
                { status: 503 },
              ),
            )
          : {
              propertyId: property.id,
              street: property.street,
              city: null,
              state: null,
              zipCode: '77008',
              fetchedAt: '2024-03-07T15:00:00.000Z',
              asOfYear: 2023,
              figures,
            },
    });
    await user.click(screen.getByText('User Application'));
    await user.click(await screen.findByRole('tab', { name: admin.demographicInfo }));
    const place = within(await screen.findByRole('region', { name: property.street }));
    await user.click(place.getByRole('button', { name: `${admin.getPropertyDetails}: ${property.street}` }));
    expect(await place.findByText(admin.gettingPropertyDetails)).toBeTruthy();
    answer();
    expect(await place.findByText('The service does not answer.')).toBeTruthy();
    expect(place.getByText(admin.propertyDetailsUnavailable)).toBeTruthy();
    away = false;
    await user.click(place.getByRole('button', { name: `${admin.getPropertyDetails}: ${property.street}` }));
    expect(await place.findByText('48,120')).toBeTruthy();
    expect(place.getByText('61.5%')).toBeTruthy();
    expect(place.getByText(fill(admin.propertyDetailsAsOf, { year: '2023', date: '03/07/2024' }))).toBeTruthy();
    await user.click(place.getByRole('button', { name: `${admin.refreshPropertyDetails}: ${property.street}` }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { propertyId: property.id },
        { propertyId: property.id },
        { propertyId: property.id, refresh: true },
      ]),
    );
    expect(await screen.findByRole('region', { name: 'Demographic File' })).toBeTruthy();
  });

  it('says what went wrong, stays, and reads the application anew', async () => {
    const conflict = () =>
      Response.json(
        { status: 409, code: 'state.version_conflict', detail: 'Somebody else changed this meanwhile.' },
        { status: 409 },
      );
    const { user, said, calls } = await review(conflict);
    const dialog = await approve(user);
    await user.type(dialog.getByRole('textbox', { name: /Why it is decided so/ }), 'Because.');
    await user.click(dialog.getByRole('button', { name: words.approve }));
    const text = `${admin.errorApprovingApplication}: Somebody else changed this meanwhile.`;
    expect((await dialog.findByText(text)).closest('[role=alert]')).toBeTruthy();
    // In the question alone: a notice beside it would say it again, and go.
    expect(said.filter(([event]) => event === 'notify')).toEqual([]);
    // Nothing that was typed is lost.
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Why it is decided so/ }).value).toBe('Because.');
    expect(location.pathname).toBe('/approval');
    await waitFor(() => expect(calls.filter(({ path }) => path === single).length).toBeGreaterThan(1));
  });

  it('that is refused leaves the reason where it was typed, says why there, and takes the next try', async () => {
    let refused = true;
    const { user, sent } = await review(() =>
      refused
        ? Response.json({ status: 503, code: 'upstream.unavailable', detail: 'Nobody answers.' }, { status: 503 })
        : aSubmittedApplication({ status: 'rejected', version: 8 }),
    );
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The survey is missing.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(new RegExp(`^${admin.errorApprovingApplication}: `))).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The survey is missing.');
    refused = false;
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent()).toHaveLength(2);
  });

  it('that is left by Escape keeps its terms for the next time; its button gives them up', async () => {
    const { user } = await review();
    const dialog = await approve(user);
    await user.type(dialog.getByRole('textbox', { name: /Why it is decided so/ }), 'Strong sponsor.');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await approve(user);
    await user.click(again.getByRole('button', { name: screens.restoreDraft }));
    const why = again.getByRole<HTMLTextAreaElement>('textbox', { name: /Why it is decided so/ });
    expect(why.value).toBe('Strong sponsor.');
    await user.click(again.getByRole('button', { name: screens.cancel }));
    const third = await approve(user);
    expect(third.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
  });

  it('publishes the sidebar with what waits', async () => {
    const { said } = await review();
    await waitFor(() =>
      expect(said.filter(([event]) => event === 'navigation').at(-1)?.[1]).toContainEqual(
        expect.objectContaining({ label: 'Approval', path: '/approval', count: 1 }),
      ),
    );
    expect(said).toContainEqual(['title', 'Approval']);
  });
});

describe('the loan approver', () => {
  it('is saved at once, and what keeps that from happening is said', async () => {
    const approver = { userId: administrator.id, firstName: 'Carolyn', lastName: 'Whitfield', isSuper: false };
    const { user, sent, said } = await review(
      () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
      { 'GET /api/admin/admin/getAdmins': () => [approver] },
    );
    await user.click(screen.getByRole('tab', { name: 'CC Approval' }));
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Loan approver' });
    // Nobody is chosen: the prompt stands there, and cannot be chosen itself.
    const prompt = within(choice).getByRole<HTMLOptionElement>('option', { name: admin.selectLoanApprover });
    expect([prompt.selected, prompt.disabled, choice.value]).toEqual([true, true, '']);
    await user.selectOptions(choice, administrator.id);
    await waitFor(() =>
      expect(said).toContainEqual([
        'notify',
        { kind: 'error', text: expect.stringContaining(`${admin.errorSavingApplication}: `) },
      ]),
    );
    expect(sent()[0]?.body).toEqual({ creditApproverId: administrator.id, version: 7 });
  });
});
