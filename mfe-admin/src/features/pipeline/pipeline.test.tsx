import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, sentenceOf } from '@groundwork/domain-messages';
import { admin, pipeline } from '@groundwork/domain-messages-admin';
import { stageWords } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';
import { aSubmittedApplication, foundPage } from '../../testing/an-application.js';
import { searchQuery } from '../../data/pipeline.js';
import { filtersIn, queryText } from './use-list-filters.js';

let end = async () => {};
const idOf = (number: number) => `0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c${String(number).padStart(3, '0')}`;
const row = (number: number, name: string) =>
  aSubmittedApplication({ id: idOf(number), name, projectNumber: 1000 + number });
const view = (number: number, name: string, query: string, isDefault = false) => ({
  id: idOf(number),
  name,
  query,
  isDefault,
});

beforeEach(() => {
  // The rows of the table are those that are seen.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function rects(this: HTMLElement) {
    return (this.closest('table') ? [{}] : []) as unknown as DOMRectList;
  });
});
afterEach(async () => {
  await end();
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

async function list(
  search: (call: SentCall) => unknown,
  { path = '/pipeline', views = [], ...answers }: { path?: string; views?: object[] } & Record<string, unknown> = {},
) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/statuses': () => [],
      'GET /api/admin/admin/getAdmins': () => [
        { userId: administrator.id, firstName: 'Carolyn', lastName: 'Whitfield', isSuper: false },
      ],
      'GET /api/admin/application/views': () => views,
      'GET /api/admin/application/search': search,
      ...(answers as Record<string, (call: SentCall) => unknown>),
    },
  });
  end = mounted.end;
  await screen.findByRole('heading', { level: 1, name: pipeline.title });
  // The sidebar asks for a count alone.
  const searches = () =>
    mounted.calls.filter(
      ({ path: called, query }) => called === '/api/admin/application/search' && query.get('limit') !== '1',
    );
  return { ...mounted, user: userEvent.setup(), searches };
}

describe('the list of applications', () => {
  it('says how far was searched where many words meet rarely, claims no end, and searches on', async () => {
    const stopped = { count: 0, countIsBound: true, stoppedAfter: 5000 };
    const { user } = await list(({ query }) => {
      if (query.get('cursor') === 'second') return foundPage([row(1, 'First House')], { count: null });
      return query.get('cursor') === 'first'
        ? foundPage([], { ...stopped, count: null, nextCursor: 'second' })
        : foundPage([], { ...stopped, nextCursor: 'first' });
    });
    expect(await screen.findByText(fill(pipeline.stopped, { n: '5,000' }))).toBeTruthy();
    expect(screen.queryByText(pipeline.none)).toBeNull();
    await user.click(screen.getByRole('button', { name: pipeline.searchOn }));
    expect(await screen.findByText(fill(pipeline.stopped, { n: '10,000' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: pipeline.searchOn }));
    expect((await screen.findAllByText('First House')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/places of this order/)).toBeNull();
    expect(screen.queryByRole('button', { name: pipeline.more })).toBeNull();
  });

  it('has number, title, company, stage and more pages by the cursor, and the arrow keys go from row to row', async () => {
    const { user, searches } = await list(({ query }) =>
      query.get('cursor') === 'next'
        ? foundPage([row(3, 'Third House')], { count: null })
        : foundPage([row(1, 'First House'), row(2, 'Second House')], {
            nextCursor: 'next',
            count: 1000,
            countIsBound: true,
          }),
    );
    const table = within(await screen.findByRole('table', { name: pipeline.title }));
    expect(table.getByText('#1001').textContent).toBe('#1001Build New');
    expect(table.getAllByText('Hill Country Homes LLC')).toHaveLength(2);
    expect(table.getAllByText(fill(stageWords.stageOf, { stage: 'Review', n: 4, total: 6 }))).toHaveLength(2);
    for (const header of [pipeline.byCompany, pipeline.updated])
      expect(table.getByRole('columnheader', { name: header })).toBeTruthy();
    expect(screen.getByText(pipeline.purpose)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      `${fill(pipeline.foundMore, { n: '1,000' })}. ${pipeline.keysHint}`,
    );
    const first = table.getByRole('link', { name: 'First House' });
    expect(first.getAttribute('href')).toBe(`/admin/reviewapplication/${idOf(1)}`);
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Second House');
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('First House');
    await user.click(screen.getByRole('button', { name: pipeline.more }));
    expect(await table.findByRole('link', { name: 'Third House' })).toBeTruthy();
    expect(searches().map(({ query }) => query.get('cursor'))).toEqual([null, 'next']);
    expect(screen.queryByRole('button', { name: pipeline.more })).toBeNull();
  });

  it('asks the server as it is filtered, keeps it in the address and the focus where it is', async () => {
    const { user, searches } = await list(() => foundPage([row(1, 'First House')]));
    const search = await screen.findByRole('searchbox', { name: pipeline.search, description: pipeline.searchHint });
    // What is needed less often stands behind a button, which says how many of them are set; the stage stands beside it.
    await user.click(screen.getByRole('button', { name: pipeline.filters, expanded: false }));
    await user.type(search, 'heights');
    await waitFor(() => expect(location.search).toBe('?q=heights'));
    expect([document.activeElement, (search as HTMLInputElement).value]).toEqual([search, 'heights']);
    const status = (name: string) =>
      within(screen.getByRole('group', { name: pipeline.statuses })).getByRole('checkbox', { name });
    for (const name of ['Approved', 'Submitted', 'Approved', 'Awaiting documents']) await user.click(status(name));
    const box = status('Rejected');
    // It is ticked at once, not when the address has followed.
    for (const checked of [true, false]) {
      fireEvent.click(box);
      expect((box as HTMLInputElement).checked).toBe(checked);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: pipeline.stage }), 'Review');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loan type' }), 'land');
    expect(
      await screen.findByRole('button', { name: fill(pipeline.filtersSet, { n: 2 }), expanded: true }),
    ).toBeTruthy();
    const approver = await screen.findByRole('combobox', { name: 'Loan approver' });
    await user.selectOptions(approver, await within(approver).findByRole('option', { name: 'Carolyn Whitfield' }));
    await user.selectOptions(screen.getByRole('combobox', { name: pipeline.sortBy }), pipeline.byName);
    await user.selectOptions(screen.getByRole('combobox', { name: pipeline.order }), pipeline.ascending);
    await waitFor(() =>
      expect(Object.fromEntries(searches().at(-1)?.query ?? [])).toEqual({
        q: 'heights',
        stage: 'review',
        status: 'awaiting,submitted',
        loanType: 'land',
        approver: administrator.id,
        sort: 'name',
        direction: 'asc',
      }),
    );
    expect(screen.getByRole('status').textContent).toBe(`${pipeline.foundOne}. ${pipeline.keysHint}`);
    await user.click(screen.getByRole('button', { name: pipeline.clear }));
    await waitFor(() => expect(location.search).toBe(''));
    expect((search as HTMLInputElement).value).toBe('');
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    for (const any of [pipeline.anyStage, pipeline.anyLoanType, pipeline.anyApprover, pipeline.descending])
      expect(screen.getByRole<HTMLOptionElement>('option', { name: any }).selected).toBe(true);
  });

  it('says that nothing fits, and what could not be read', async () => {
    const { user } = await list(() => foundPage([]), { path: '/pipeline?q=nowhere' });
    expect(await screen.findByText(pipeline.none)).toBeTruthy();
    await end();
    let away = true;
    await list(() =>
      away
        ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 })
        : foundPage([row(1, 'First House'), row(2, 'Second House')]),
    );
    expect(await screen.findByText(admin.errorGettingApplications)).toBeTruthy();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('status')).textContent).toContain(fill(pipeline.found, { n: 2 }));
  });
});

describe('what the address asks for', () => {
  it('is asked of the server with days as instants, and without what it has wrong', () => {
    const asks = (text: string) => searchQuery(filtersIn(new URLSearchParams(text)));
    expect(asks('date=submitted&from=2024-03-01&to=2024-03-02')).toEqual({
      date: 'submitted',
      from: '2024-03-01T04:00:00.000Z',
      to: '2024-03-03T04:00:00.000Z',
    });
    expect(
      asks('status=gone&stage=far&loanType=palace&approver=me&date=x&from=1&to=2&sort=color&direction=up'),
    ).toEqual({});
    expect(queryText(filtersIn(new URLSearchParams('sort=name&x=1&q=a+b')))).toBe('q=a+b&sort=name');
  });

  it('is bounded by one of three dates', async () => {
    const { user } = await list(() => foundPage([]));
    await user.click(await screen.findByRole('button', { name: pipeline.filters }));
    const options = within(await screen.findByRole('combobox', { name: pipeline.whichDate })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      pipeline.updated,
      pipeline.created,
      pipeline.submitted,
    ]);
    for (const day of [pipeline.from, pipeline.to]) expect(screen.getByLabelText(day)).toBeTruthy();
  });
});

describe('saved views', () => {
  const views = [view(50, 'To decide', 'status=submitted', true), view(51, 'Land', 'loanType=land')];

  it('open with the one that is first, and are chosen from', async () => {
    const { user } = await list(() => foundPage([]), { views });
    await waitFor(() => expect(location.search).toBe('?status=submitted'));
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: pipeline.views });
    await user.selectOptions(choice, 'Land');
    await waitFor(() => expect(location.search).toBe('?loanType=land'));
    await user.click(screen.getByRole('button', { name: fill(pipeline.filtersSet, { n: 1 }) }));
    await user.click(screen.getByRole('checkbox', { name: 'Approved' }));
    expect(await screen.findByRole('option', { name: pipeline.ownFilters, selected: true })).toBeTruthy();
    await user.selectOptions(choice, pipeline.allApplications);
    await waitFor(() => expect(location.search).toBe(''));
    // Nothing is chosen: it says why there is nothing to save, and opens nothing.
    await user.click(screen.getByRole('button', { name: pipeline.saveView, description: pipeline.nothingToSave }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are kept under a name, given to others by their address, and deleted', async () => {
    let stored = [...views];
    let isAway = true;
    const { user, calls, said } = await list(() => foundPage([]), {
      path: '/pipeline?q=heights',
      views,
      'PUT /api/admin/application/views': ({ body }: SentCall) => {
        if (isAway) return Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
        stored = [...stored, { ...(body as (typeof views)[number]), id: idOf(52) }];
        return stored;
      },
      [`DELETE /api/admin/application/views/${idOf(52)}`]: () => {
        if (!isAway) return views;
        return Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
      },
    });
    await user.click(await screen.findByRole('button', { name: pipeline.saveView }));
    const dialog = within(await screen.findByRole('dialog', { name: pipeline.saveViewTitle }));
    expect(dialog.getByText(pipeline.saveViewLead)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: pipeline.saveView }));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: new RegExp(pipeline.viewName) }), 'Heights');
    await user.click(dialog.getByRole('checkbox', { name: pipeline.shownFirst }));
    await user.click(dialog.getByRole('button', { name: pipeline.saveView }));
    // It says that it could not be saved, and keeps what was typed.
    expect((await dialog.findByRole('alert')).textContent).toBe(sentenceOf('upstream.unavailable'));
    isAway = false;
    await user.click(dialog.getByRole('button', { name: pipeline.saveView }));
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: pipeline.viewSaved }]));
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      list: 'applications',
      name: 'Heights',
      isDefault: true,
      query: 'q=heights',
    });
    expect(await screen.findByRole('option', { name: 'Heights', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: pipeline.copyLink }));
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: pipeline.linkCopied }]));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: pipeline.copyLink }));
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'error', text: pipeline.linkNotCopied }]));
    // It is asked before the view goes, and stays where that could not be done.
    await user.click(screen.getByRole('button', { name: pipeline.forgetView }));
    const title = fill(pipeline.forgetThisView, { name: 'Heights' });
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    expect(question.getByText(pipeline.forgetViewMeans)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    isAway = true;
    await user.click(question.getByRole('button', { name: pipeline.forgetView }));
    expect((await question.findByRole('alert')).textContent).toContain(pipeline.viewNotForgotten);
    isAway = false;
    await user.click(question.getByRole('button', { name: pipeline.forgetView }));
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: pipeline.viewForgotten }]));
    expect(screen.queryByRole('option', { name: 'Heights' })).toBeNull();
  });
});
