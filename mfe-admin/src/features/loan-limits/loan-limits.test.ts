import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loanTypeValues } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { loanLimits } from '@groundwork/domain-messages-admin';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { LoanLimits } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const none = {
  loanToCost: null,
  loanToPurchase: null,
  loanToWorks: null,
  loanToValue: null,
  loanToCompletedValue: null,
  contingency: null,
  debtServiceCoverage: null,
  debtYield: null,
  largestLoan: null,
  underwritingRate: null,
  amortizationYears: null,
};
const version = (number: number, more: Partial<LoanLimits>): LoanLimits => ({
  ...none,
  id: idOf(number),
  loanType: 'land',
  version: number,
  editedBy: number === 1 ? null : idOf(7),
  editedAt: '2026-03-07T20:30:00.000Z',
  ...more,
});

/** The limits of land in two versions; a save makes the third. */
async function limitsAt(path: string, role: 'admin' | 'super' = 'super', save?: () => Response) {
  const state = {
    versions: [
      version(2, { loanToCost: 65.5, loanToValue: 60, largestLoan: 500_000_000 }),
      version(1, { loanToCost: 60, loanToValue: 60 }),
    ],
  };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/loanlimits': () =>
        loanTypeValues.map((loanType, index) =>
          loanType === 'land' ? state.versions[0] : version(1, { id: idOf(20 + index), loanType }),
        ),
      'GET /api/admin/loanlimits/land/versions': () => state.versions,
      'PUT /api/admin/loanlimits': ({ body }) => {
        const refusal = save?.();
        if (refusal) return refusal;
        const saved = { ...version(state.versions.length + 1, {}), ...(body as object) } as LoanLimits;
        saved.version = state.versions.length + 1;
        state.versions = [saved, ...state.versions];
        return saved;
      },
    },
  });
  end = mounted.end;
  const saves = () => mounted.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...mounted, state, saves, user: userEvent.setup() };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: loanLimits.save });

describe('the loan limits', () => {
  it('are in the sidebar, and listed by loan type with version, editor and date', async () => {
    const { said } = await limitsAt('/loanlimits');
    const table = await screen.findByRole('table', { name: loanLimits.title });
    const row = within(table).getByRole('row', { name: /^Land/ });
    await waitFor(() =>
      expect(row.textContent).toBe(
        'LandAt most 65.5% of the total costAt most 60% of the value as isAt most $5,000,000.002Carolyn Whitfield03/07/2026 04:30 PM EST',
      ),
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/loanlimits/land');
    expect(within(table).getByRole('row', { name: /^Model/ }).textContent).toContain(
      loanLimits.none + 1 + masters.portal,
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([loanLimits.loanType, loanLimits.limits, masters.versionColumn, masters.editedBy, masters.editedAt]);
    expect(screen.getByText(loanLimits.purpose)).toBeTruthy();
    expect(JSON.stringify(said.filter(([event]) => event === 'navigation').at(-1))).toContain('"/loanlimits"');
  });

  it('that could not be loaded say so', async () => {
    await limitsAt('/loanlimits/model');
    expect(await screen.findByText(loanLimits.failed)).toBeTruthy();
  });

  it('of a type say what each version changed', async () => {
    await limitsAt('/loanlimits/land');
    const versions = within(await screen.findByRole('table', { name: masters.versions }));
    expect(versions.getByRole('columnheader', { name: loanLimits.whatChanged })).toBeTruthy();
    const [, newest, first] = versions.getAllByRole('row');
    await waitFor(() => expect(newest?.textContent).toContain('Carolyn Whitfield'));
    const change = (label: string, before: string, after: string) => fill(loanLimits.change, { label, before, after });
    expect(newest?.textContent).toContain(
      change('Loan to cost, at most', '60%', '65.5%') + change('Largest loan', loanLimits.noLimit, '$5,000,000.00'),
    );
    expect(first?.textContent).toContain(loanLimits.firstVersion);
  });

  it('are changed by a super administrator into the next version, once', async () => {
    const { user, saves, said } = await limitsAt('/loanlimits/land');
    for (const legend of [loanLimits.ofLoan, loanLimits.ofProject, loanLimits.ofDebtService])
      expect(await screen.findByRole('group', { name: legend })).toBeTruthy();
    expect([save().disabled, screen.getByText(loanLimits.blank)]).toEqual([true, expect.anything()]);
    await user.clear(await field('Loan to value as is'));
    await user.type(await field('Debt service coverage'), '1.2');
    await user.type(await field('Amortization'), '30');
    await user.dblClick(save());
    const text = fill(loanLimits.saved, { version: 3 });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    expect(saves()).toEqual([
      expect.objectContaining({ loanType: 'land', version: 2, loanToCost: 65.5, debtServiceCoverage: 1.2 }),
    ]);
    expect(saves()[0]).not.toHaveProperty('loanToValue', 60);
    const [, newest] = within(await screen.findByRole('table', { name: masters.versions })).getAllByRole('row');
    await waitFor(() => expect(newest?.textContent).toMatch(/60%, now none.*none, now 1\.20×.*none, now 30 years/));
    expect(newest?.textContent).toContain(fill(loanLimits.years, { count: 30 }));
  });

  it('say what each is counted in', async () => {
    await limitsAt('/loanlimits/land');
    await field('Loan to cost');
    for (const hint of [
      loanLimits.costHint,
      loanLimits.valueHint,
      loanLimits.completedHint,
      loanLimits.purchaseHint,
      loanLimits.worksHint,
      loanLimits.largestHint,
      loanLimits.contingencyHint,
      loanLimits.coverageHint,
      loanLimits.yieldHint,
      loanLimits.rateHint,
      loanLimits.amortizationHint,
    ])
      expect(screen.getByRole('textbox', { description: hint })).toBeTruthy();
  });

  it('that were saved as they were say that nothing changed', async () => {
    const { state } = await limitsAt('/loanlimits');
    state.versions = [{ ...(state.versions[0] as LoanLimits), id: idOf(3), version: 3 }, ...state.versions];
    const list = within(await screen.findByRole('table', { name: loanLimits.title }));
    await userEvent.click(list.getByRole('link', { name: 'Land' }));
    const [, newest] = within(await screen.findByRole('table', { name: masters.versions })).getAllByRole('row');
    await waitFor(() => expect(newest?.textContent).toContain(loanLimits.nothingChanged));
  });

  it('are refused at the field that is wrong, as it was typed', async () => {
    const { user, saves } = await limitsAt('/loanlimits/land');
    const cost = await field('Loan to cost');
    await user.clear(cost);
    await user.type(cost, '165');
    await user.type(await field('Underwriting rate'), 'seven');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByRole('textbox', { description: new RegExp(shared.percentageInvalid) })).toBe(cost),
    );
    expect(screen.getByRole('textbox', { description: new RegExp(shared.number) })).toHaveProperty('value', 'seven');
    expect(saves()).toEqual([]);
  });

  it('that somebody else changed meanwhile are compared, and the choice is saved on theirs', async () => {
    const theirs = version(3, { loanToCost: 70, loanToValue: 60, largestLoan: 500_000_000 });
    let refused = false;
    const { user, saves, state } = await limitsAt('/loanlimits/land', 'super', () => {
      if (refused) return undefined as never;
      refused = true;
      return Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 });
    });
    const cost = await field('Loan to cost');
    await user.clear(cost);
    await user.type(cost, '75');
    await user.click(save());
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(dialog.getByText('75%')).toBeTruthy();
    expect(dialog.getByText('70%')).toBeTruthy();
    state.versions = [theirs, ...state.versions];
    await user.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(saves().map((body) => (body as LoanLimits).version)).toEqual([2, 3]));
  });

  it('are read, not changed, by any other administrator', async () => {
    await limitsAt('/loanlimits/land', 'admin');
    expect(await screen.findByText(loanLimits.readOnly)).toBeTruthy();
    expect(screen.getByRole('region', { name: loanLimits.ofLoan }).textContent).toContain('Loan to cost, at most65.5%');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
