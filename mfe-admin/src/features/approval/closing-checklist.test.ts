import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import { fill, shared } from '@groundwork/domain-messages';
import { approval as words, closingsPage } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { aSubmittedApplication, foundPage } from '../../testing/an-application.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(async () => {
  await end();
  localStorage.clear();
});

const closingAt = '2024-03-09T15:00:00.000Z';
const application = aSubmittedApplication({ status: 'in_closing', closingAt });
const { id } = application;
const item = (kind: string, more: object = {}) => ({
  kind,
  version: 0,
  required: true,
  completed: false,
  dueOn: null,
  expiresOn: null,
  comment: null,
  fileUploadId: null,
  tickedBy: null,
  tickedAt: null,
  ...more,
});
const closing = { applicationId: id, open: ['insurance'], items: [item('insurance'), item('title')] };
const insurance = {
  fileUploadId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b0f1',
  userFileName: 'policy.pdf',
  fileType: 'insurance',
  status: 'pending',
  comments: null,
  size: 1200,
  uploadedAt: '2024-03-07T15:00:00.000Z',
};
const terms = {
  amount: 40_000_000,
  rate: 10,
  termMonths: 12,
  interestReserve: 0,
  retainagePercent: 10,
  originationFeePercent: 1.5,
  otherFees: 0,
};
const put = `/api/admin/application/closing/${id}/insurance`;

async function open(path: string, answers: Record<string, (call: SentCall) => unknown> = {}) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/application/search': ({ query }) =>
        foundPage(query.get('status') === 'in_closing' ? [application] : []),
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/application/single/${id}`]: () => application,
      [`GET /api/admin/application/closing/${id}`]: () => closing,
      [`GET /api/admin/fileUpload/application/${id}`]: () => [insurance],
      ...answers,
    },
  });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}

describe('the checklist of a closing', () => {
  it('ticks an item off with its document and the day on which it ends', async () => {
    const ticked = item('insurance', { completed: true, version: 1, tickedAt: '2024-03-07T15:00:00.000Z' });
    const { user, calls } = await open(`/admin/reviewapplication/${id}`, {
      [`PUT ${put}`]: () => ({ ...closing, open: [], items: [ticked, item('title')] }),
    });
    const form = within(await screen.findByRole('form', { name: 'Insurance' }));
    await user.click(form.getByRole('checkbox', { name: words.itemDone }));
    const save = form.getByRole('button', { name: fill(words.saveItemOf, { item: 'Insurance' }) });
    expect(save.textContent).toBe(words.saveItem);
    await user.click(save);
    expect(await form.findByText(shared.closingExpiryNeeded)).toBeTruthy();
    await user.type(form.getByLabelText('Expires on'), '2099-03-01');
    await user.type(form.getByLabelText('Comment'), 'Names us as mortgagee.');
    // Pressed twice, it is saved once.
    await user.dblClick(save);
    expect(
      await screen.findByText(new RegExp(fill(words.tickedOff, { date: '03/07/2024' }).replace(' by', ''))),
    ).toBeTruthy();
    expect(calls.filter(({ path }) => path === put).map(({ body }) => body)).toEqual([
      { version: 0, completed: true, dueOn: null, expiresOn: '2099-03-01', comment: 'Names us as mortgagee.' },
    ]);
  });

  it('is not ticked off without a document, and says so at the box', async () => {
    const { user, calls } = await open(`/admin/reviewapplication/${id}`);
    const form = within(await screen.findByRole('form', { name: 'Title' }));
    const box = form.getByRole('checkbox', { name: words.itemDone });
    await user.click(box);
    await user.click(form.getByRole('button', { name: fill(words.saveItemOf, { item: 'Title' }) }));
    expect(await form.findByText(shared.closingDocumentFirst)).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('that another administrator saved meanwhile is shown in both versions; a reload offers what was typed', async () => {
    const theirs = item('insurance', { version: 1, comment: 'Asked the agent.' });
    let answered = 0;
    const { user, calls } = await open(`/admin/reviewapplication/${id}`, {
      [`PUT ${put}`]: () =>
        answered++ === 0
          ? Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 })
          : { ...closing, items: [{ ...theirs, version: 2, dueOn: '2099-03-01' }, item('title')] },
    });
    const form = within(await screen.findByRole('form', { name: 'Insurance' }));
    await user.type(form.getByLabelText('Due on'), '2099-03-01');
    await user.click(form.getByRole('button', { name: fill(words.saveItemOf, { item: 'Insurance' }) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(dialog.getByRole('group', { name: 'Comment' }).textContent).toContain('Asked the agent.');
    expect(dialog.getByRole('group', { name: 'Due on' }).textContent).toContain('03/01/2099');
    await user.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(calls.filter(({ path }) => path === put)).toHaveLength(2));
    expect(calls.filter(({ path }) => path === put).at(-1)?.body).toEqual({
      version: 1,
      completed: false,
      dueOn: '2099-03-01',
      expiresOn: null,
      comment: 'Asked the agent.',
    });
    const title = within(screen.getByRole('form', { name: 'Title' }));
    await user.type(title.getByLabelText('Comment'), 'Waits for the county.');
    await end();
    await open(`/admin/reviewapplication/${id}`);
    expect(await screen.findByRole('button', { name: screens.restoreDraft })).toBeTruthy();
  });

  it('keeps the day on which the loan is to close', async () => {
    const save = `/api/admin/application/update/${id}`;
    const { user, calls } = await open(`/admin/reviewapplication/${id}`, {
      [`PUT ${save}`]: () => ({ ...application, version: 8, closingPlannedOn: '2099-04-01' }),
    });
    const form = within(await screen.findByRole('form', { name: 'Planned closing date' }));
    expect(form.getByText(closingsPage.plannedHint)).toBeTruthy();
    await user.type(form.getByLabelText('Planned closing date'), '2099-04-01');
    await user.dblClick(form.getByRole('button', { name: closingsPage.savePlanned }));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === save).map(({ body }) => body)).toEqual([
        { version: 7, closingPlannedOn: '2099-04-01' },
      ]),
    );
  });

  it('is entered at the item that the address names', async () => {
    await open(`/admin/reviewapplication/${id}?item=title`);
    const title = await screen.findByRole('group', { name: 'Title' });
    expect(screen.getByText(words.closingChecklistLead)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it.each([
    ['stays to be read once the loan is closed', '2024-03-07T15:00:00.000Z', 1],
    ['is not shown of a loan that was approved at once', null, 0],
  ])('%s', async (_, closingAt, shown) => {
    await open(`/admin/reviewapplication/${id}`, {
      [`GET /api/admin/application/single/${id}`]: () =>
        aSubmittedApplication({ status: 'approved', terms, closingAt }),
    });
    expect(await screen.findByRole('tab', { name: 'Approval Conditions' })).toBeTruthy();
    expect(screen.queryAllByRole('heading', { name: words.closingChecklist })).toHaveLength(shown);
  });

  it('says that it could not be read', async () => {
    await open(`/admin/reviewapplication/${id}`, {
      [`GET /api/admin/application/closing/${id}`]: () =>
        Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    expect(await screen.findByText(words.closingUnavailable)).toBeTruthy();
  });
});
