import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budgetChanges, fill } from '@groundwork/domain-messages';
import { changePage } from '@groundwork/domain-messages-screens';
import type { BudgetChange } from '@groundwork/web-lending/changes';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-02T15:00:00.000Z';
const change: BudgetChange = {
  id: idOf(80),
  number: 2,
  kind: 'change_order',
  source: 'equity',
  sourceName: null,
  reason: 'A second bathroom',
  supportingDocuments: [],
  net: 5_000,
  added: 5_000,
  status: 'requested',
  version: 1,
  requestedBy: idOf(3),
  requestedAs: 'borrower',
  requestedAt: at,
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  lineItems: [
    {
      additionalBudgetItemId: idOf(1),
      name: 'Roofing',
      section: 'Exterior',
      isNew: false,
      amount: 5_000,
      before: null,
    },
  ],
};
const ledger = {
  applicationId: idOf(1),
  name: 'Harvard Street House',
  properties: [],
  lines: [
    {
      additionalBudgetItemId: idOf(1),
      propertyId: idOf(10),
      name: 'Roofing',
      section: 'Exterior',
      originalAmount: 100_000,
      changes: -10_000,
      budgetAmount: 90_000,
      amountFundedToDate: 20_000,
      pending: 0,
      pendingFunding: 0,
      retainageHeld: 0,
      available: 70_000,
      isContingency: false,
    },
  ],
};

async function changes(decide: () => unknown) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role: 'admin' },
    path: `/draws/${idOf(1)}/changes`,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(3)}`]: () => ({ firstName: 'Maria', lastName: 'Alvarez' }),
      [`GET /api/admin/drawrequest/ledger/${idOf(1)}`]: () => ledger,
      [`GET /api/admin/drawrequest/changes/${idOf(1)}`]: () => [change],
      'PUT /api/admin/drawrequest/changes/approve': decide,
      'PUT /api/admin/drawrequest/changes/reject': decide,
    },
  });
  end = mounted.end;
  const sent = () => mounted.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...mounted, sent, user: userEvent.setup() };
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('a change of the budget at the lender', () => {
  it('shows who asked for it and is approved with a note, once', async () => {
    const { user, sent, said } = await changes(() => ({ ...change, status: 'approved' }));
    expect(
      await screen.findByText(fill(changePage.askedBy, { name: 'Maria Alvarez', date: '03/02/2026 11:00 AM' })),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: changePage.enter })).toBeTruthy();
    expect(screen.queryByRole('button', { name: changePage.withdraw })).toBeNull();
    await press(user, changePage.approve);
    const dialog = within(await screen.findByRole('dialog', { name: changePage.approve }));
    expect(dialog.getByText(changePage.approveLead)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: changePage.approveNote }), 'Agreed');
    await user.dblClick(dialog.getByRole('button', { name: changePage.approve }));
    const text = fill(changePage.approved, { number: 2 });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    expect(sent()).toEqual([{ id: idOf(80), version: 1, note: 'Agreed' }]);
  });

  it('is rejected with a reason alone; one that cannot be applied any more says why and keeps what was typed', async () => {
    const detail = fill(budgetChanges.noLongerPossible, { reason: 'Roofing' });
    const { user, sent } = await changes(() =>
      Response.json({ status: 422, code: 'rule.violated', detail }, { status: 422 }),
    );
    await press(user, changePage.reject);
    const dialog = within(await screen.findByRole('dialog', { name: changePage.reject }));
    await user.click(dialog.getByRole('button', { name: changePage.reject }));
    expect(await dialog.findByText(budgetChanges.rejectionReasonNeeded)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: changePage.rejectReason }), 'Too late');
    await user.click(dialog.getByRole('button', { name: changePage.reject }));
    expect(await dialog.findByText(detail)).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: changePage.rejectReason })).toHaveProperty('value', 'Too late');
    expect(sent()).toEqual([{ id: idOf(80), version: 1, reason: 'Too late' }]);
  });
});
