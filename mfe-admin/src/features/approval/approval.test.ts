import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountedArea } from '@groundwork/web-mount/testing';
import { admin, shared } from '@groundwork/domain-messages';
import { aSubmittedApplication, summaryOf } from '../../testing/an-application.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(() => end());

const application = aSubmittedApplication();
const single = `/api/admin/application/single/${application.id}`;
const update = `/api/admin/application/update/${application.id}`;

async function review(decision: () => unknown = () => application, answers: Record<string, () => unknown> = {}) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/approval?application=${application.id}`,
    answers: {
      'GET /api/admin/application/all': ({ query }) =>
        query.get('status') === 'submitted' ? [summaryOf(application)] : [],
      'GET /api/admin/drawrequest/statuses': () => [],
      [`GET ${single}`]: () => application,
      [`GET /api/admin/fileUpload/application/${application.id}`]: () => [],
      [`PUT ${update}`]: decision,
      'GET /api/admin/company/getAll': () => [],
      'GET /api/admin/brokers': () => [],
      ...answers,
    },
  });
  end = mounted.end;
  await screen.findByRole('heading', { name: 'Nicholson Trail House' });
  return { ...mounted, user: userEvent.setup(), sent: () => mounted.calls.filter(({ path }) => path === update) };
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
    expect(said).toContainEqual(['notify', { kind: 'success', text: shared.done }]);
  });

  it('approves after it was asked', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ status: 'approved', version: 8 }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(sent()).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(sent().map(({ body }) => body)).toEqual([{ status: 'approved', version: 7 }]);
  });

  it('says that it approves until it is approved, also where Escape has closed the question', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, said } = await review(() =>
      held.then(() => aSubmittedApplication({ status: 'approved', version: 8 })),
    );
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Approve' }));
    const working = () => said.filter(([event]) => event === 'working').at(-1)?.[1];
    await waitFor(() => expect(working()).toBe(admin.approvingApplication));
    // Escape can reach the question below the modal that waits.
    fireEvent(question, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(working()).toBe(admin.approvingApplication);
    answer();
    await waitFor(() => expect(location.pathname).toBe('/admin'));
  });

  it('flags what the closing needs, each box at once', async () => {
    const { user, sent } = await review(() => aSubmittedApplication({ generalWarrantyDeedNeeded: true, version: 8 }));
    await user.click(screen.getByRole('tab', { name: 'Approval Conditions' }));
    const deed = await screen.findByRole<HTMLInputElement>('checkbox', { name: admin.deedNeeded });
    expect(deed.checked).toBe(false);
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
            entityOwners: [owner('Dana Whitfield', [account(2)]), owner(admin.multiplePeopleUnder20, [account(3)])],
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
      [admin.multiplePeopleUnder20, 'Checking 3', '$12,500.75', '$9,000.00', '—', '03/05/2024'],
    ]);
  });

  it('gets the details of a property, and says why it cannot', async () => {
    let away = true;
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
          ? Response.json(
              { status: 503, code: 'provider.away', detail: 'The service does not answer.' },
              { status: 503 },
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
    expect(await place.findByText('The service does not answer.')).toBeTruthy();
    away = false;
    await user.click(place.getByRole('button', { name: `${admin.getPropertyDetails}: ${property.street}` }));
    expect(await place.findByText('48,120')).toBeTruthy();
    expect(place.getByText('61.5%')).toBeTruthy();
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
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
    const text = `${admin.errorApprovingApplication}: Somebody else changed this meanwhile.`;
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'error', text }]));
    expect(location.pathname).toBe('/approval');
    await waitFor(() => expect(calls.filter(({ path }) => path === single).length).toBeGreaterThan(1));
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
