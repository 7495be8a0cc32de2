import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { anApplication } from '../../testing/records.js';

const search = `GET /api/borrower/application/search/${idOf(2)}`;
const inProgress = `GET /api/borrower/application/inProgress/${idOf(2)}`;
const many = Array.from({ length: 6 }, (_, index) => anApplication({ id: idOf(20 + index), name: `House ${index}` }));
let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function lists(answers: Parameters<typeof borrowerAt>[1], path = '/applications') {
  const area = await borrowerAt(path, { [inProgress]: () => many, ...answers });
  end = area.end;
  await screen.findByRole('heading', { name: 'Add A Project' });
  const queries = () => area.calls.filter((call) => call.path.includes('/search/')).map(({ query }) => String(query));
  return { queries, user: userEvent.setup() };
}
const bar = async () => within(await screen.findByRole('region', { name: borrowerPages.findApplication }));
const found = () => screen.findByRole('region', { name: borrowerPages.foundApplications });
const links = async () =>
  within(await within(await found()).findByRole('table'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a company with many applications', () => {
  it('finds them by words, status, loan and order, whatever their list, and shows all lists again', async () => {
    const { queries, user } = await lists({
      [search]: () => ({
        items: [
          anApplication({ id: idOf(21), name: 'Oak House' }),
          anApplication({ id: idOf(22), name: 'Oak Barn', status: 'awaiting' }),
          anApplication({ id: idOf(23), name: 'Oak Row', status: 'approved' }),
        ],
        nextCursor: null,
      }),
    });
    const find = await bar();
    const field = find.getByRole('searchbox', {
      name: borrowerPages.findApplication,
      description: borrowerPages.findHint,
    });
    await user.type(field, ' oak');
    expect(await links()).toEqual([
      ['Oak House', `/applications/${idOf(21)}`],
      ['Oak Barn', `/items/${idOf(22)}`],
      ['Oak Row', `/review/reviewapplication/${idOf(23)}`],
    ]);
    // Who types goes on typing.
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('region', { name: 'Applications In Progress' })).toBeNull();
    expect(find.getByRole('option', { name: borrowerPages.anyStatus })).toBeTruthy();
    expect(find.getByRole('option', { name: borrowerPages.anyLoanType })).toBeTruthy();
    await user.selectOptions(find.getByRole('combobox', { name: 'Status' }), 'Approved');
    await user.selectOptions(find.getByRole('combobox', { name: 'Loan' }), 'Land');
    const order = find.getByRole('combobox', { name: borrowerPages.sortedBy });
    expect(within(order).getByRole('option', { name: borrowerPages.latestFirst })).toBeTruthy();
    await user.selectOptions(order, borrowerPages.byNumber);
    await waitFor(() => expect(queries().at(-1)).toBe('q=oak&status=approved&loanType=land&sort=number&direction=asc'));
    await user.selectOptions(order, borrowerPages.byName);
    await waitFor(() => expect(queries().at(-1)).toContain('sort=name'));
    expect(location.search).toContain('order=name');
    await user.click(find.getByRole('button', { name: borrowerPages.showAllAgain }));
    expect(await screen.findByRole('region', { name: 'Applications In Progress' })).toBeTruthy();
    expect([field.getAttribute('value'), location.search]).toEqual(['', '']);
  });

  it('turns the page, and says that nothing fits or could not be read', async () => {
    let away = false;
    const { user } = await lists(
      {
        [search]: ({ query }) =>
          away
            ? problem(503, 'service.away')
            : query.get('cursor')
              ? { items: [anApplication({ id: idOf(31), name: 'Second' })], nextCursor: null }
              : query.get('q') === 'nothing'
                ? { items: [], nextCursor: null }
                : { items: [anApplication({ id: idOf(30), name: 'First' })], nextCursor: 'next' },
      },
      '/applications?status=awaiting',
    );
    await user.click(await screen.findByRole('button', { name: borrowerPages.showMore }));
    await waitFor(async () => expect((await links()).map(([name]) => name)).toEqual(['First', 'Second']));
    const field = (await bar()).getByRole('searchbox');
    await user.type(field, 'nothing');
    expect(await within(await found()).findByText(borrowerPages.noneFits)).toBeTruthy();
    away = true;
    await user.type(field, ' more');
    expect(await screen.findByText(borrower.errorFetchingApplications)).toBeTruthy();
    expect(screen.getByRole('button', { name: screens.tryAgain })).toBeTruthy();
  });
});

it('is not queries for where a glance shows all', async () => {
  await lists({ [inProgress]: () => many.slice(0, 5) });
  await screen.findAllByText('House 0');
  expect(screen.queryByRole('region', { name: borrowerPages.findApplication })).toBeNull();
});
