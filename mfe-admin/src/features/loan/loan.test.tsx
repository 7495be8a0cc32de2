import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { Loan } from '../../data/api.js';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';
import { aSubmittedApplication } from '../../testing/an-application.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const at = '2026-03-02T15:00:00.000Z';
const loan: Loan = {
  applicationId: idOf(1),
  companyId: idOf(2),
  projectNumber: 1042,
  name: 'Harvard Street House',
  loanType: 'construction',
  openedAt: at,
  userId: idOf(3),
  terms: null,
  fundedToDate: 20_000,
  total: 100_000,
  budgetAmount: 100_000,
  remaining: 80_000,
  pending: 30_000,
  available: 50_000,
  pendingFunding: 0,
  retainageHeld: 0,
  interestReserve: null,
  interestReservePaidIn: 0,
  properties: [{ propertyId: idOf(10), street: '1 Lane', city: 'Houston', state: 'TX', zipCode: '77008' }],
  lines: [
    {
      additionalBudgetItemId: idOf(11),
      propertyId: idOf(10),
      name: 'Roofing',
      section: 'Exterior',
      sectionIndex: 0,
      index: 0,
      budgetAmount: 100_000,
      amountFundedToDate: 20_000,
      pending: 30_000,
      remaining: 80_000,
      available: 50_000,
      percentProgress: 20,
      percentComplete: 50,
      materialsStored: 0,
      originalAmount: 100_000,
      changes: 0,
      isContingency: false,
      pendingFunding: 0,
      retainageHeld: 0,
      retainageReleased: 0,
      retainageReleasing: 0,
    },
  ],
  draws: [
    {
      id: idOf(70),
      number: 1,
      statusId: 1,
      place: 1,
      stage: 'submitted',
      kind: 'work',
      round: 1,
      requestedAmount: 30_000,
      approvedAmount: 0,
      lineCount: 1,
      createdAt: at,
      decidedAt: null,
      scheduledFor: null,
      fundedOn: null,
      userId: idOf(3),
    },
  ],
  funding: [{ day: '2026-03-02', amount: 20_000 }],
};

const profile = (id: string, firstName: string, lastName: string) => ({
  [`GET /api/admin/users/profileByUid/${id}`]: () => ({ id, firstName, lastName, email: '' }),
});

it('shows the lender a loan, its draws with the way to their review, the people by name, and who did what', async () => {
  ({ end } = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}`,
    answers: {
      [`GET /api/admin/loan/${idOf(1)}`]: () => loan,
      [`GET /api/admin/loan/${idOf(1)}/files`]: () => ({ items: [], next: null }),
      [`GET /api/admin/loan/${idOf(1)}/history`]: () => [
        {
          id: idOf(80),
          drawRequestId: idOf(70),
          event: 'hold',
          at,
          lines: 1,
          reason: null,
          side: 'lender',
          userId: idOf(4),
        },
      ],
      [`GET /api/admin/application/single/${idOf(1)}`]: () => aSubmittedApplication({ creditApproverId: idOf(4) }),
      [`GET /api/admin/company/byId/${idOf(2)}`]: () => ({ organizationName: 'Hill Country Homes LLC' }),
      [`GET /api/admin/admin/getAdminsForCompany/${idOf(2)}`]: () => [],
      ...profile(idOf(3), 'Maria', 'Alvarez'),
      ...profile(idOf(4), 'Carolyn', 'Whitfield'),
    },
  }));
  const figure = await screen.findByRole('group', { name: 'Available To Draw' });
  expect(figure.textContent).toContain('$500.00');
  await userEvent.click(screen.getByRole('tab', { name: 'Draws (1)' }));
  const [review] = screen.getAllByRole('link', { name: 'Review draw 1' });
  expect(review?.getAttribute('href')).toContain(`/draws?draw=${idOf(70)}`);
  await userEvent.click(screen.getByRole('tab', { name: 'Documents' }));
  expect(await screen.findByText(loanPage.noFiles)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'People' }));
  const people = await screen.findByRole('region', { name: 'People' });
  await waitFor(() => {
    expect(people.textContent).toContain('Hill Country Homes LLC');
    expect(people.textContent).toContain('Draws requested byMaria Alvarez');
    expect(people.textContent).toContain('Loan approverCarolyn Whitfield');
  });
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  const [step] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(step?.textContent).toContain(fill(loanPage.held, { n: 1, lines: '1 line' }));
  await waitFor(() => expect(step?.textContent).toContain('Carolyn Whitfield'));
});
