import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { closingsPage as words, pipeline } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import type { ListedClosing } from '../../data/api.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(async () => {
  await end();
});

const path = 'GET /api/admin/application/closings';
const closing = (n: number, more: Partial<ListedClosing> = {}): ListedClosing => ({
  applicationId: idOf(n),
  projectNumber: 1000 + n,
  name: `House ${n}`,
  street: null,
  companyId: idOf(90),
  companyName: 'Hill Country Homes LLC',
  loanType: 'construction',
  pointPersonId: null,
  amount: 40_000_000,
  closingAt: '2024-03-09T15:00:00.000Z',
  plannedOn: null,
  isLate: false,
  inOrder: [],
  handedIn: [],
  missing: [],
  rejected: [],
  notNeeded: [],
  overdue: [],
  conditions: 0,
  conditionsMet: 0,
  waitsFor: 'lender',
  ...more,
});
const first = closing(1, {
  plannedOn: '2024-03-15',
  isLate: true,
  inOrder: ['building_permit'],
  handedIn: ['title'],
  missing: ['insurance'],
  rejected: ['deed'],
  overdue: ['insurance'],
  conditions: 3,
  conditionsMet: 1,
  waitsFor: 'borrower',
});
const page = (items: ListedClosing[], more: object = {}) => ({
  total: items.length,
  waits: [
    { waitsFor: 'borrower', loans: 1 },
    { waitsFor: 'lender', loans: items.length - 1 },
    { waitsFor: 'nobody', loans: 0 },
  ],
  items,
  next: null,
  stoppedAfter: null,
  ...more,
});

async function open(answer: (call: SentCall) => unknown, address = '/close') {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: address,
    answers: { [path]: answer, 'GET /api/admin/drawrequest/selections': () => [] },
  });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}

describe('the loans in closing', () => {
  it('show how far each checklist is, with the way to each place', async () => {
    await open(() => page([first, closing(2)]));
    expect(await screen.findByText(words.lead)).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: words.list }));
    const [, row, other] = table.getAllByRole('row').map((each) => within(each));
    expect(screen.getByText(fill(words.found, { n: 2, waits: 'Borrower: 1, Lender: 1' }))).toBeTruthy();
    expect(row?.getByText(fill(words.inOrderOf, { n: 1, all: 4 }))).toBeTruthy();
    expect(row?.getByText('03/15/2024')).toBeTruthy();
    expect(row?.getByText(words.late)).toBeTruthy();
    expect(row?.getByText(fill(words.since, { date: '03/09/2024' }))).toBeTruthy();
    const hrefOf = (name: string) => row?.getByRole('link', { name }).getAttribute('href');
    const itemOf = (item: string) => hrefOf(fill(words.openItem, { item, loan: 'House 1' }));
    expect(itemOf('Insurance')).toBe(`/admin/reviewapplication/${idOf(1)}?item=insurance`);
    expect(itemOf('Title')).toContain('?item=title');
    expect(itemOf('General warranty deed')).toContain('?item=deed');
    expect(row?.getByText(new RegExp(`^${words.missing}:`)).textContent).toBe(
      `${words.missing}: Insurance ${words.overdue}`,
    );
    expect(row?.getByText(new RegExp(`^${words.handedIn}:`)).textContent).toBe(`${words.handedIn}: Title`);
    expect(row?.getByText(new RegExp(`^${words.rejected}:`))).toBeTruthy();
    const conditions = fill(words.conditionsMetOf, { n: 1, all: 3 });
    expect(hrefOf(`${fill(words.openConditions, { loan: 'House 1' })}: ${conditions}`)).toContain('?tab=conditions');
    expect(hrefOf('House 1')).toBe(`/admin/reviewapplication/${idOf(1)}`);
    expect(other?.getByText(words.notPlanned)).toBeTruthy();
    expect(other?.getByText(words.noConditions)).toBeTruthy();
  });

  it('say that there are more than are looked at, and how to come to the others', async () => {
    await open(() => page([first], { stoppedAfter: 2000 }));
    expect(await screen.findByText(fill(words.stopped, { n: '2,000' }))).toBeTruthy();
    await end();
    await open(() => page([first]));
    await screen.findByRole('table', { name: words.list });
    expect(screen.queryByText(/More loans are in closing/)).toBeNull();
  });

  it('are narrowed and put in order by what stands in the address', async () => {
    const { user, calls } = await open(() => page([first]), '/close?waitsFor=borrower&sort=nothing');
    expect(await screen.findByText(fill(words.foundOne, { waits: 'Borrower: 1' }))).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(words.overdue), words.overdueAlone);
    await user.selectOptions(screen.getByLabelText(words.sort), words.byOpen);
    await user.type(screen.getByRole('searchbox', { name: words.search }), 'nicholson');
    const queries = () => calls.filter((call) => `GET ${call.path}` === path).map(({ query }) => query.toString());
    expect(queries()[0]).toBe('waitsFor=borrower&from=0');
    await waitFor(() => expect(queries().at(-1)).toBe('q=nicholson&waitsFor=borrower&overdue=yes&sort=open&from=0'));
    expect(screen.getByText(words.searchHint)).toBeTruthy();
    for (const choice of [words.anybody, words.overdueOrNot, words.byPlanned, words.bySince])
      expect(screen.getByRole('option', { name: choice })).toBeTruthy();
    // What is needed less often stands behind a button, which says how much of it is set.
    expect(screen.queryByRole('option', { name: pipeline.anyLoanType })).toBeNull();
    await user.click(screen.getByRole('button', { name: pipeline.filters, expanded: false }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loan type' }), 'land');
    await waitFor(() => expect(queries().at(-1)).toContain('loanType=land'));
    expect(screen.getByRole('button', { name: fill(pipeline.filtersSet, { n: 1 }), expanded: true })).toBeTruthy();
  });

  it('come a page at a time', async () => {
    const { user } = await open(({ query }) =>
      query.get('from') === '1' ? page([closing(2)], { total: 2 }) : page([first], { total: 2, next: 1 }),
    );
    await user.click(await screen.findByRole('button', { name: words.more }));
    const table = within(screen.getByRole('table', { name: words.list }));
    expect(await table.findByRole('link', { name: 'House 2' })).toBeTruthy();
  });

  it.each([
    ['/close', words.none],
    ['/close?sort=open', words.none],
    ['/close?q=nowhere', words.noneFits],
  ])('%s says so where there is none', async (address, sentence) => {
    await open(() => page([]), address);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('say that they could not be read', async () => {
    await open(() => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }));
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});
