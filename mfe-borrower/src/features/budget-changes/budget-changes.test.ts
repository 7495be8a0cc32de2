import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budgetChanges, fill } from '@groundwork/domain-messages';
import { changePage, files } from '@groundwork/domain-messages-screens';
import type { BudgetChange } from '@groundwork/web-lending/changes';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { aLedger } from '../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-02T15:00:00.000Z';
const aChange = (more: Partial<BudgetChange> = {}): BudgetChange => ({
  id: idOf(80),
  number: 1,
  kind: 'reallocation',
  source: null,
  sourceName: null,
  reason: 'The roof came cheaper',
  supportingDocuments: [{ fileUploadId: idOf(81), userFileName: 'offer.pdf' }],
  net: 0,
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
      name: 'Line 1',
      section: 'Site Work',
      isNew: false,
      amount: -5_000,
      before: null,
    },
    {
      additionalBudgetItemId: idOf(2),
      name: 'Line 2',
      section: 'Site Work',
      isNew: false,
      amount: 5_000,
      before: null,
    },
  ],
  ...more,
});

const decided = { decidedBy: idOf(9), decidedAt: at };
const [list, path] = [`GET /api/borrower/drawrequest/changes/${idOf(1)}`, `/loans/${idOf(1)}/changes`];

async function changesAt(changes: BudgetChange[], answers: Record<string, (call: { body: unknown }) => unknown> = {}) {
  const mounted = await borrowerAt(path, {
    [list]: () => changes,
    [`GET /api/borrower/drawrequest/ledger/${idOf(1)}`]: aLedger,
    [`GET /api/borrower/users/profileByUid/${idOf(9)}`]: () => problem(403, 'access.denied'),
    ...answers,
  });
  end = mounted.end;
  const sent = () => mounted.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...mounted, sent, user: userEvent.setup() };
}

const row = async (number: number) =>
  within(await screen.findByRole('group', { name: fill(changePage.line, { number }) }));

describe('changes of the budget', () => {
  it('are none at first; the sheet shows each line as it was approved, changed and revised', async () => {
    await changesAt([]);
    expect(await screen.findByText(changePage.none)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: changePage.title })).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Schedule of values' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Line',
      'Original',
      'Changes',
      'Revised',
      'Funded',
      'Approved, not paid',
      'Pending',
      'Left',
    ]);
    expect(screen.getByText('Revised budget').nextSibling?.textContent).toBe('$3,000.00');
  });

  it('are asked for once: what does not add up is said at the sums and at the line, and nothing typed is lost', async () => {
    let refused = false;
    const { user, sent, said } = await changesAt([], {
      'POST /api/borrower/drawrequest/changes': () => {
        if (refused) return aChange({ number: 3 });
        refused = true;
        const message = fill(budgetChanges.takeAtMost, { amount: '$10.00' });
        return problem(422, 'validation.failed', [{ field: 'lineItems.0.decrease', message }]);
      },
    });
    await user.click(await screen.findByRole('button', { name: changePage.ask }));
    const [first, second] = [await row(1), await row(2)];
    await user.selectOptions(first.getByRole('combobox'), idOf(1));
    await user.type(first.getByRole('textbox', { name: 'Take from it' }), '500.01');
    await user.selectOptions(second.getByRole('combobox'), idOf(3));
    await user.type(second.getByRole('textbox', { name: 'Add to it' }), '500');
    const submit = screen.getByRole('button', { name: changePage.submit });
    await user.click(submit);
    expect(await screen.findByText(fill(budgetChanges.takeAtMost, { amount: '$500.00' }))).toBeTruthy();
    expect(screen.getByText(fill(budgetChanges.notEven, { taken: '$500.01', added: '$500.00' }))).toBeTruthy();
    expect(screen.getByText(budgetChanges.reasonNeeded)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.clear(first.getByRole('textbox', { name: 'Take from it' }));
    await user.type(first.getByRole('textbox', { name: 'Take from it' }), '500');
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Cheaper');
    const figures = { value: '$1,000.00', taken: '$500.00', revised: '$500.00' };
    expect(first.getByText(fill(changePage.lineFigures, figures))).toBeTruthy();
    const sums = { taken: '$500.00', added: '$500.00', total: '$3,000.00' };
    expect(screen.getByText(fill(changePage.sums, sums))).toBeTruthy();
    await user.click(submit);
    expect(await screen.findByText(fill(budgetChanges.takeAtMost, { amount: '$10.00' }))).toBeTruthy();
    expect(first.getByRole('textbox', { name: 'Take from it' })).toHaveProperty('value', '500.00');
    await user.dblClick(submit);
    const text = fill(changePage.requested, { number: 3 });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual({
      applicationId: idOf(1),
      kind: 'reallocation',
      reason: 'Cheaper',
      supportingDocuments: [],
      lineItems: [
        { additionalBudgetItemId: idOf(1), decrease: 50_000, increase: 0 },
        { additionalBudgetItemId: idOf(3), decrease: 0, increase: 50_000 },
      ],
    });
    expect(await screen.findByRole('button', { name: changePage.ask })).toBeTruthy();
  });

  it('by change order say who pays; rows are added and removed', async () => {
    const { user } = await changesAt([]);
    await user.click(await screen.findByRole('button', { name: changePage.ask }));
    expect(await screen.findByText(changePage.kindHints.reallocation)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of change/ }), 'contingency');
    expect(screen.getByText(changePage.kindHints.contingency)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of change/ }), 'change_order');
    expect(screen.getByText(changePage.kindHints.change_order)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: changePage.submit }));
    expect(await screen.findByText(budgetChanges.sourceNeeded)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Source of the money/ }), 'other');
    await user.click(screen.getByRole('button', { name: changePage.submit }));
    expect(await screen.findByText(budgetChanges.sourceNameNeeded)).toBeTruthy();
    expect(screen.getByText(budgetChanges.changesNothing)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: changePage.addLine }));
    await row(3);
    await user.click(screen.getByRole('button', { name: fill(changePage.removeLine, { number: 2 }) }));
    expect(screen.queryByRole('group', { name: fill(changePage.line, { number: 3 }) })).toBeNull();
    expect(screen.getByRole('region', { name: changePage.files }).textContent).toContain(changePage.addFiles);
  });

  it('by change order add new lines to the budget, each with its place and value', async () => {
    const { user, sent } = await changesAt([], {
      'POST /api/borrower/drawrequest/changes': () => aChange({ kind: 'change_order' }),
    });
    await user.click(await screen.findByRole('button', { name: changePage.ask }));
    expect(screen.queryByRole('button', { name: changePage.addNewLine })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of change/ }), 'change_order');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Source of the money/ }), 'equity');
    await user.click(screen.getByRole('button', { name: changePage.addNewLine }));
    await user.click(screen.getByRole('button', { name: changePage.addNewLine }));
    await user.click(screen.getByRole('button', { name: fill(changePage.removeNewLine, { number: 2 }) }));
    const added = within(await screen.findByRole('group', { name: fill(changePage.newLine, { number: 1 }) }));
    await user.selectOptions(added.getByRole('combobox', { name: /^Section/ }), 'Site Work');
    await user.type(added.getByRole('textbox', { name: /^Name of the line/ }), 'line 1');
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The city wants it');
    await user.click(screen.getByRole('button', { name: changePage.submit }));
    expect(await added.findByText(budgetChanges.newLineExists)).toBeTruthy();
    expect(added.getByText(budgetChanges.newLineNeedsAmount)).toBeTruthy();
    await user.type(added.getByRole('textbox', { name: /^Name of the line/ }), ': pool');
    await user.type(added.getByRole('textbox', { name: /^Its value/ }), '700');
    await user.tab();
    const sums = { taken: '$0.00', added: '$700.00', total: '$3,700.00' };
    expect(screen.getByText(fill(changePage.sums, sums))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: changePage.submit }));
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          kind: 'change_order',
          source: 'equity',
          lineItems: [],
          newLines: [{ propertyId: idOf(10), section: 'Site Work', name: 'line 1: pool', amount: 70_000 }],
        }),
      ]),
    );
  });

  it('show what was decided, and are taken back while they wait', async () => {
    const { user, sent } = await changesAt(
      [
        aChange({ id: idOf(83), number: 4, requestedAs: 'administrator', requestedBy: idOf(9) }),
        aChange({ number: 3 }),
        aChange({ id: idOf(84), number: 1, status: 'withdrawn', ...decided, decidedBy: idOf(3) }),
        aChange({
          id: idOf(82),
          number: 2,
          kind: 'change_order',
          source: 'other',
          sourceName: 'City grant',
          status: 'approved',
          decisionNote: 'Agreed',
          lineItems: [
            {
              additionalBudgetItemId: idOf(1),
              name: 'Line 1',
              section: 'Site Work',
              isNew: true,
              amount: 5_000,
              before: 95_000,
            },
          ],
          ...decided,
        }),
      ],
      { 'PUT /api/borrower/drawrequest/changes/withdraw': () => aChange({ status: 'withdrawn', ...decided }) },
    );
    expect(await screen.findByText(fill(changePage.paidBy, { source: 'City grant' }))).toBeTruthy();
    expect(screen.getByText(changePage.isNew)).toBeTruthy();
    expect(screen.getByText(fill(changePage.beforeAfter, { before: '$950.00', after: '$1,000.00' }))).toBeTruthy();
    const date = '03/02/2026 11:00 AM';
    expect(await screen.findByText(fill(changePage.approvedBy, { name: files.theLender, date }))).toBeTruthy();
    expect(screen.getAllByText(fill(changePage.askedBy, { name: files.you, date }))).toHaveLength(3);
    expect(screen.getByText(fill(changePage.withdrawnBy, { name: files.you, date }))).toBeTruthy();
    expect(screen.getByText(fill(changePage.enteredBy, { name: files.theLender, date }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: changePage.approve })).toBeNull();
    await user.click(screen.getByRole('button', { name: changePage.withdraw }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: fill(changePage.withdrawQuestion, { number: 3 }) }),
    );
    expect(dialog.getByText(changePage.withdrawWarning)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: changePage.withdraw }));
    await waitFor(() => expect(sent()).toEqual([{ id: idOf(80), version: 1 }]));
  });

  it('that cannot be read say so', async () => {
    await changesAt([], { [list]: () => problem(503, 'service.unavailable') });
    expect(await screen.findByText(changePage.failed)).toBeTruthy();
  });
});
