import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { historyPage, screens, stageWords } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { anApplication } from '../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const happened = (number: number, side: string, userId: string | null) => ({
  id: idOf(number),
  event: 'create',
  round: 1,
  at: '2024-03-07T15:00:00.000Z',
  side,
  userId,
  subject: null,
  reason: null,
  sections: [],
  terms: null,
  note: null,
  overrideReason: null,
});

it('says where the application stands and whose doing each thing was, the lender’s by no name', async () => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({ status: 'submitted', submittedAt: '2024-03-08T15:00:00.000Z' }),
    [`GET /api/borrower/application/happened/${idOf(1)}`]: () => ({
      items: [
        happened(51, 'lender', null),
        happened(52, 'borrower', idOf(3)),
        happened(53, 'borrower', idOf(4)),
        happened(54, 'borrower', idOf(5)),
        happened(55, 'portal', null),
      ],
      nextCursor: null,
    }),
    [`GET /api/borrower/users/company/${idOf(2)}`]: () => [{ id: idOf(4), firstName: 'Ada', lastName: 'Ruiz' }],
  }));
  const list = within(await screen.findByRole('list', { name: historyPage.history }));
  await list.findByText(/Ada Ruiz/);
  expect(
    list.getAllByText(/2024/).map(({ parentElement }) => parentElement?.textContent?.split('·').at(-1)?.trim()),
  ).toEqual([historyPage.byLender, historyPage.byYou, 'Ada Ruiz', historyPage.bySomebody, historyPage.byPortal]);
  expect(screen.getByText('#1042 · Done!')).toBeTruthy();
  expect(screen.getByRole('list', { name: stageWords.stagesOf })).toBeTruthy();
  expect(screen.getByText(stageWords.withLender)).toBeTruthy();
});

it('says which application could not be had', async () => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => problem(404, 'resource.not_found'),
  }));
  expect(await screen.findByText(fill(screens.errorGettingApplication, { id: idOf(1) }))).toBeTruthy();
});
