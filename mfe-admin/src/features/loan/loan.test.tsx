import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, sentenceOf } from '@groundwork/domain-messages';
import { fundingDesk } from '@groundwork/domain-messages-admin';
import { changePage, inspections, loanPage } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';
import { aLoan } from '../../testing/a-loan.js';
import { aSubmittedApplication } from '../../testing/an-application.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const at = '2026-03-02T15:00:00.000Z';
const loan = aLoan();

const profile = (id: string, firstName: string, lastName: string) => ({
  [`GET /api/admin/users/profileByUid/${id}`]: () => ({ id, firstName, lastName, email: '' }),
});

it('saves the due dates of a loan as a file for a calendar, and says where it cannot be had', async () => {
  let isAway = false;
  const { calls, said, ...mounted } = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}`,
    answers: {
      [`GET /api/admin/loan/${idOf(1)}`]: () => loan,
      [`GET /api/admin/loan/${idOf(1)}/calendar`]: () =>
        isAway
          ? new Response(JSON.stringify({ status: 503, code: 'upstream.unavailable' }), {
              status: 503,
              headers: { 'content-type': 'application/problem+json' },
            })
          : new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    },
  });
  ({ end } = mounted);
  const savedTypes: string[] = [];
  const createObjectURL = (file: Blob) => `#${savedTypes.push(file.type)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const button = await screen.findByRole('button', { name: loanPage.calendarFile });
  await userEvent.click(button);
  await waitFor(() => expect(savedTypes).toEqual(['text/calendar']));
  isAway = true;
  await userEvent.click(button);
  await waitFor(() =>
    expect(said).toContainEqual([
      'notify',
      expect.objectContaining({ text: sentenceOf('upstream.unavailable'), kind: 'error' }),
    ]),
  );
  expect(calls.filter(({ path }) => path.endsWith('/calendar'))).toHaveLength(2);
});

it('shows the lender a loan, its draws with the way to their review, the people by name, and who did what', async () => {
  ({ end } = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}`,
    answers: {
      [`GET /api/admin/loan/${idOf(1)}`]: () => loan,
      [`GET /api/admin/loan/${idOf(1)}/files`]: () => ({ items: [], next: null }),
      [`GET /api/admin/loan/${idOf(1)}/events`]: () => ({
        items: [
          {
            id: idOf(80),
            event: 'draw.hold',
            at,
            side: 'lender',
            userId: idOf(4),
            doneBy: null,
            drawRequestId: idOf(70),
            number: 1,
            amount: null,
            name: null,
            day: null,
            reason: null,
          },
        ],
        next: null,
      }),
      [`GET /api/admin/application/single/${idOf(1)}`]: () =>
        aSubmittedApplication({
          creditApproverId: idOf(4),
          generalContractorId: idOf(5),
          constructionOverseers: [{ overseeingPersonId: idOf(6) }],
        } as never),
      [`GET /api/admin/people/company/${idOf(2)}`]: () => ({
        owners: [],
        otherPeople: [{ id: idOf(6), firstName: 'Ines', lastName: 'Prado' }],
        thirdPartyContractors: [{ thirdPartyContractorId: idOf(5), firstName: 'Otto', lastName: 'Reyes' }],
      }),
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
    expect(people.textContent).toContain('Third-party general contractorOtto Reyes');
    expect(people.textContent).toContain('Construction overseersInes Prado');
    expect(people.textContent).toContain('Draws requested byMaria Alvarez');
    expect(people.textContent).toContain('Loan approverCarolyn Whitfield');
  });
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  const [step] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(step?.textContent).toContain(fill(loanPage.held, { n: 1, lines: '1 line' }));
  await waitFor(() => expect(step?.textContent).toContain('Carolyn Whitfield'));
});

it('has changes of the budget and inspections as tabs that an address opens and the keyboard walks, and the way to the money', async () => {
  ({ end } = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}?tab=changes`,
    answers: {
      [`GET /api/admin/loan/${idOf(1)}`]: () => loan,
      [`GET /api/admin/drawrequest/ledger/${idOf(1)}`]: () => loan,
      [`GET /api/admin/drawrequest/changes/${idOf(1)}`]: () => [],
      [`GET /api/admin/inspections/loan/${idOf(1)}`]: () => ({
        applicationId: idOf(1),
        capsDraws: false,
        settingVersion: 0,
        lines: [],
        inspections: [],
      }),
    },
  }));
  expect(await screen.findByRole('button', { name: changePage.enter })).toBeTruthy();
  const money = screen.getByRole('link', { name: fundingDesk.title });
  expect(money.getAttribute('href')).toBe(`/funding/${idOf(1)}`);
  screen.getByRole('tab', { name: changePage.title, selected: true }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText(inspections.none)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: inspections.title, selected: true }));
});
