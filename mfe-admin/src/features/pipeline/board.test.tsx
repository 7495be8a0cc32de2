import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { admin, pipeline } from '@groundwork/domain-messages-admin';
import { stageWords } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';
import { aSubmittedApplication, foundPage } from '../../testing/an-application.js';

let end = async () => {};
const idOf = (number: number) => `0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c${String(number).padStart(3, '0')}`;

interface Card {
  amount?: number | null;
  daysInStage?: number;
  pointPersonId?: string | null;
  ledgerOpenedAt?: string | null;
  status?: 'approved' | 'submitted';
}
const deal = (number: number, name: string, more: Card = {}) => ({
  ...foundPage([aSubmittedApplication({ id: idOf(number), name, projectNumber: 1000 + number })]).items[0],
  ...more,
});
const page = (items: object[], more: object = {}) => ({ ...foundPage([]), items, count: items.length, ...more });

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
});
afterEach(async () => {
  await end();
  jest.restoreAllMocks();
  localStorage.clear();
});

async function board(answer: (call: SentCall) => unknown, path = '/pipeline?view=board') {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/statuses': () => [],
      'GET /api/admin/admin/getAdmins': () => [
        { userId: administrator.id, firstName: 'Carolyn', lastName: 'Whitfield', isSuper: false },
      ],
      [`GET /api/admin/users/profileByUid/${administrator.id}`]: () => ({
        firstName: 'Carolyn',
        lastName: 'Whitfield',
      }),
      'GET /api/admin/application/views': () => [],
      'GET /api/admin/application/search': answer,
    },
  });
  end = mounted.end;
  await screen.findByRole('heading', { level: 1, name: pipeline.title });
  const sent = () =>
    mounted.calls
      .filter(({ path: called, query }) => called.endsWith('/application/search') && query.get('limit') !== '1')
      .map(({ query }) => Object.fromEntries(query));
  return { ...mounted, sent, user: userEvent.setup() };
}
/** A column, also one that a phone does not show: a test has no width. */
const hidden = true;
const column = (name: string) => within(screen.getByRole('region', { name, hidden }));
const review =
  (...items: object[]) =>
  (call: SentCall) =>
    call.query.get('stage') === 'review' ? page(items, { amount: 75_000_000 }) : page([]);

describe('the board', () => {
  it('has a column for each stage with its count and sum, and of each deal what the table says', async () => {
    const { sent } = await board(
      review(
        deal(1, 'First House', { amount: 50_000_000, daysInStage: 12, pointPersonId: administrator.id }),
        deal(2, 'Second House', { daysInStage: 1 }),
        deal(3, 'Third House'),
      ),
    );
    expect(await screen.findByRole('link', { name: 'First House' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2, hidden }).map(({ textContent }) => textContent)).toEqual([
      'Application',
      'Term sheet',
      'Documents',
      'Review',
      'Closing',
      'Active loan',
    ]);
    expect(screen.getByRole('tab', { name: pipeline.asBoard, selected: true })).toBeTruthy();
    expect(screen.getByRole('tablist', { name: pipeline.shownAs })).toBeTruthy();
    expect(screen.getByText(pipeline.boardHint)).toBeTruthy();
    const { getByText, getAllByRole } = column('Review');
    expect(getByText('3')).toBeTruthy();
    expect(getByText(fill(pipeline.columnSum, { amount: '$750,000.00' }))).toBeTruthy();
    const [first, second, third] = getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    for (const text of [
      '#1001 · Hill Country Homes LLC',
      'Build New',
      '$500,000.00',
      fill(pipeline.daysInStage, { n: 12 }),
      `${stageWords.withYou}: ${stageWords.moves.decide}`,
    ])
      expect(first).toContain(text);
    await waitFor(() => expect(getAllByRole('listitem')[0]?.textContent).toContain('Point person: Carolyn Whitfield'));
    expect(second).toContain(pipeline.oneDayInStage);
    expect(third).toContain(pipeline.todayInStage);
    expect(column('Closing').getByText(pipeline.emptyColumn)).toBeTruthy();
    expect(sent().find(({ stage }) => stage === 'review')).toEqual({
      stage: 'review',
      sort: 'stage',
      direction: 'asc',
      limit: '8',
    });
  });

  it('leads to the review, and of a loan that runs to its page', async () => {
    await board(({ query }) =>
      query.get('stage') === 'active'
        ? page([deal(4, 'Running House', { status: 'approved', ledgerOpenedAt: '2024-03-08T15:00:00.000Z' })])
        : review(deal(1, 'First House'))({ query } as SentCall),
    );
    const href = async (name: string) => (await screen.findByRole('link', { name, hidden })).getAttribute('href');
    expect(await href('Running House')).toBe(`/loans/${idOf(4)}`);
    expect(await href('First House')).toBe(`/admin/reviewapplication/${idOf(1)}`);
  });

  it('shows of many a few, says that there are more, and more of one column when sent', async () => {
    const { user } = await board(({ query }) => {
      if (query.get('stage') !== 'review') return page([]);
      return query.get('cursor') === 'next'
        ? page([deal(2, 'Second House')], { count: null })
        : page([deal(1, 'First House')], { count: 1000, countIsBound: true, amount: null, nextCursor: 'next' });
    });
    const more = await screen.findByRole('button', { name: fill(pipeline.moreOfStage, { stage: 'Review' }) });
    expect(column('Review').getByText('1,000+')).toBeTruthy();
    expect(column('Review').queryByText(/together/)).toBeNull();
    await user.click(more);
    expect(await screen.findByRole('link', { name: 'Second House' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'First House' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('is gone through by the arrow keys, in a column and from column to column over empty ones', async () => {
    const { user } = await board(({ query }) => {
      if (query.get('stage') === 'application') return page([deal(1, 'One'), deal(2, 'Two'), deal(3, 'Three')]);
      return query.get('stage') === 'closing' ? page([deal(4, 'Four'), deal(5, 'Five')]) : page([]);
    });
    const one = await screen.findByRole('link', { name: 'One', hidden });
    await screen.findByRole('link', { name: 'Four', hidden });
    one.focus();
    const path: (string | null | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
      await user.keyboard(`{${key}}`);
      path.push(document.activeElement?.textContent);
    }
    expect(path).toEqual(['One', 'Two', 'Three', 'Five', 'Four', 'Four', 'One']);
  });

  it('has the filters of the table, and one column where one stage is sent for', async () => {
    const { sent, user } = await board(review(deal(1, 'First House')), '/pipeline?view=board&loanType=land');
    await screen.findByRole('link', { name: 'First House' });
    expect(sent().every(({ loanType }) => loanType === 'land')).toBe(true);
    await user.click(screen.getByRole('button', { name: fill(pipeline.filtersSet, { n: 1 }) }));
    // A board has an order of its own.
    expect(screen.queryByRole('combobox', { name: pipeline.sortBy })).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: pipeline.pointPerson }),
      await within(screen.getByRole('combobox', { name: pipeline.pointPerson })).findByRole('option', {
        name: 'Carolyn Whitfield',
      }),
    );
    await waitFor(() => expect(sent().at(-1)?.['pointPerson']).toBe(administrator.id));
    expect(new URLSearchParams(location.search).get('view')).toBe('board');
    await user.selectOptions(screen.getByRole('combobox', { name: pipeline.stage }), 'Review');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2, hidden })).toHaveLength(1));
    await user.click(screen.getByRole('tab', { name: pipeline.asTable }));
    expect(await screen.findByRole('table', { name: pipeline.title })).toBeTruthy();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      view: 'table',
      stage: 'review',
      loanType: 'land',
      pointPerson: administrator.id,
    });
    for (const any of [pipeline.anyPointPerson, pipeline.byDaysInStage])
      expect(screen.getByRole('option', { name: any })).toBeTruthy();
  });

  it('is what the list opens as after it was chosen, also from the sidebar, until the table is chosen', async () => {
    const { user } = await board(() => page([]), '/pipeline');
    expect(await screen.findByText(pipeline.none)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: pipeline.asBoard }));
    expect(await screen.findByRole('region', { name: 'Review' })).toBeTruthy();
    await end();
    await board(() => page([]), '/pipeline');
    expect(await screen.findByRole('region', { name: 'Review' })).toBeTruthy();
    await end();
    // A link says what it means.
    await board(() => page([]), '/pipeline?view=table');
    expect(await screen.findByText(pipeline.none)).toBeTruthy();
  });

  it('shows a phone one column at a time, with how many stand in each', async () => {
    const { user } = await board(review(deal(1, 'First House')));
    const choice = within(screen.getByRole('group', { name: pipeline.stage }));
    expect(await choice.findByRole('button', { name: /^Review ?1$/, pressed: true })).toBeTruthy();
    await user.click(choice.getByRole('button', { name: /^Closing/ }));
    expect(choice.getByRole('button', { name: /^Closing/, pressed: true })).toBeTruthy();
    expect(choice.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(screen.getAllByRole('region', { name: /Review|Closing/ })).toEqual([
      screen.getByRole('region', { name: 'Closing' }),
    ]);
  });

  it('says of a column alone that it could not be read, and reads it again', async () => {
    let away = true;
    const { user } = await board((call) =>
      away && call.query.get('stage') === 'closing'
        ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 })
        : review(deal(1, 'First House'))(call),
    );
    expect(await column('Closing').findByText(admin.errorGettingApplications)).toBeTruthy();
    expect(screen.getAllByText(admin.errorGettingApplications)).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'First House' })).toBeTruthy();
    away = false;
    await user.click(column('Closing').getByRole('button', { name: 'Try again', hidden }));
    expect(await column('Closing').findByText(pipeline.emptyColumn)).toBeTruthy();
  });
});

it('shows in the table, too, how long, how much and who looks after it', async () => {
  await board(
    () => page([deal(1, 'First House', { amount: 50_000_000, daysInStage: 12, pointPersonId: administrator.id })]),
    '/pipeline',
  );
  const table = within(await screen.findByRole('table', { name: pipeline.title }));
  for (const header of [pipeline.byDaysInStage, pipeline.amount, pipeline.pointPerson])
    expect(table.getByRole('columnheader', { name: header })).toBeTruthy();
  for (const cell of ['12', '$500,000.00']) expect(table.getByRole('cell', { name: cell })).toBeTruthy();
  expect(await table.findByRole('cell', { name: 'Carolyn Whitfield' })).toBeTruthy();
});
