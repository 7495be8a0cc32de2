import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

async function review(decision: () => unknown = () => application) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/approval?application=${application.id}`,
    answers: {
      'GET /api/admin/application/all': ({ query }) => (query.get('status') === 'submitted' ? [summaryOf(application)] : []),
      'GET /api/admin/drawrequest/statuses': () => [],
      [`GET ${single}`]: () => application,
      [`GET /api/admin/fileUpload/application/${application.id}`]: () => [],
      [`PUT ${update}`]: decision,
      'GET /api/admin/company/getAll': () => [],
      'GET /api/admin/brokers': () => [],
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
    expect(sent().map(({ body }) => body)).toEqual([{ status: 'rejected', onRejectString: 'The survey is missing.', version: 7 }]);
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

  it('says what went wrong, stays, and reads the application anew', async () => {
    const conflict = () => Response.json({ status: 409, code: 'state.version_conflict', detail: 'Somebody else changed this meanwhile.' }, { status: 409 });
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
      expect(said.filter(([event]) => event === 'navigation').at(-1)?.[1]).toContainEqual(expect.objectContaining({ label: 'Approval', path: '/approval', count: 1 })),
    );
    expect(said).toContainEqual(['title', 'Approval']);
  });
});
