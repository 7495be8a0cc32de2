import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, shared } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import { conflict } from '../../../testing/borrower.js';
import { aBudget, aProperty } from '../../../testing/records.js';
import { notices } from '../../../testing/setup.js';
import { wizardTests } from '../../../testing/wizard.js';

const BUDGET = 2;
const open = wizardTests();
const units = [51, 52, 53].map((number, index) => ({ id: idOf(number), street: index === 0 ? '1 Oak Lane' : null }));
const property = (more: object = {}) => aProperty({ units: units as never, ...more });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const percent = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Percent of ${name}` });

/** The budget of a unit without its lines, as the list of a property has it. */
const head = (unit: number, budgetAmount: number, version = 1) => ({
  ...aBudget(),
  unitId: idOf(unit),
  version,
  sections: [],
  totals: { budgetAmount, amountFundedToDate: 0, remaining: budgetAmount },
});

/** The step over a service that divides; what was sent to divide, and to take it back. */
async function step({ stored = [] as object[], byUnit = 'no' as 'yes' | 'no', properties = [property()] } = {}) {
  let heads = stored;
  const sent: unknown[] = [];
  const budget = { ...aBudget(), byUnit };
  const answers: Record<string, (call: SentCall) => unknown> = {
    [`GET /api/borrower/unitbudgets/property/${idOf(10)}?only=totals`]: () => heads,
    [`GET /api/borrower/unitbudgets/property/${idOf(10)}`]: () => heads,
    'PUT /api/borrower/budgets/allocate': ({ body }) => {
      sent.push(body);
      area.budget.change({ byUnit: 'yes', version: 3 });
      heads = [head(51, 254_667), head(52, 254_667), head(53, 254_666)];
      return area.budget.read();
    },
    [`DELETE /api/borrower/budgets/allocate/${idOf(10)}`]: () => {
      sent.push('undo');
      area.budget.change({ byUnit: 'no', version: 4 });
      heads = stored;
      return area.budget.read();
    },
    [`GET /api/borrower/unitbudgets/unit/${idOf(51)}`]: () => ({ ...aBudget(), unitId: idOf(51) }),
    [`GET /api/borrower/unitbudgets/unit/${idOf(52)}`]: () => ({ ...aBudget(), version: 0, unitId: idOf(52) }),
    'PUT /api/borrower/unitbudgets/update': ({ body }) => {
      sent.push(body);
      return { ...aBudget(), unitId: idOf(51), version: 3 };
    },
    'POST /api/borrower/unitbudgets/create': ({ body }) => {
      sent.push(body);
      return { ...aBudget(), unitId: idOf(52), version: 1 };
    },
  };
  const area = await open(BUDGET, { budget, application: { properties } }, answers);
  return { ...area, sent };
}

describe('a budget that is divided over units', () => {
  it('is shown before, sent in one step with percentages that are 100, and shown unit by unit to the cent', async () => {
    const { user, sent } = await step();
    await user.click(await button('Divide over units'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Divide over units' }));
    expect(await dialog.findByText(budgetSheet.divideOverUnits)).toBeTruthy();
    await waitFor(() => expect(dialog.getByText('$2,547.18')).toBeTruthy());
    await user.clear(await percent('1 Oak Lane'));
    await user.type(await percent('1 Oak Lane'), '40');
    expect(dialog.getByText(fill(budgetSheet.percentsTogether, { percent: 106.66 }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Divide' }));
    expect(dialog.getByRole('alert').textContent).toBe(fill(shared.percentsNotWhole, { percent: 106.66 }));
    await user.click(dialog.getByRole('button', { name: 'Divide evenly' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Divide' }));
    expect(await screen.findByText(fill(budgetSheet.dividedOverUnits, { count: 3 }))).toBeTruthy();
    expect(sent).toEqual([
      {
        propertyId: idOf(10),
        version: 2,
        over: 'units',
        shares: [33.34, 33.33, 33.33].map((share, index) => ({ id: idOf(51 + index), percent: share, version: 0 })),
      },
    ]);
    expect(await screen.findByText(budgetSheet.byUnitLead)).toBeTruthy();
    const sums = within(screen.getByRole('status', { name: 'Sums of the budget' }));
    expect(sums.getAllByText('$7,640.00')).toHaveLength(2);
  });

  it('is taken back', async () => {
    const { user, sent, said } = await step();
    await user.click(await button('Divide over units'));
    await user.click(await button('Divide'));
    await user.click(await button('Take it back'));
    await waitFor(() => expect(notices({ said }, 'success')).toEqual([budgetSheet.divisionTakenBack]));
    expect(sent.at(-1)).toBe('undo');
    expect(await screen.findByRole('textbox', { name: 'Permits and Fees' })).toBeTruthy();
  });

  it('replaces what is there after it was confirmed, and says what keeps it from being divided', async () => {
    const { user, sent } = await step({ stored: [head(52, 9_900, 5)] });
    await user.click(await button('Divide over units'));
    await user.click(await button('Divide'));
    const box = await screen.findByRole('checkbox', {
      name: fill(budgetSheet.replacesBudgets, { names: 'Unit 2' }),
      description: budgetSheet.replaceFirst,
    });
    expect(sent).toEqual([]);
    await user.click(box);
    await user.click(await button('Divide'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      expect.objectContaining({ shares: expect.arrayContaining([{ id: idOf(52), percent: 33.33, version: 5 }]) }),
    ]);
  });

  it('that was typed in is saved first', async () => {
    const { user, saves, sent } = await step();
    await user.type(await screen.findByRole('textbox', { name: 'Permits and Fees' }), '{Control>}a{/Control}5');
    await user.click(await button('Divide over units'));
    await user.click(await button('Divide'));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ version: 3 })]));
    expect(saves()[0]).toMatchObject({ changes: { lines: [{ budgetAmount: 500 }] } });
  });
});

describe('a budget that is given unit by unit', () => {
  const stored = [head(51, 400_000), head(53, 364_000)];

  it('says what a unit has, and is given for the whole property again', async () => {
    const { user, saves } = await step({ stored, byUnit: 'yes' });
    expect((await screen.findAllByText(budgetSheet.unitWithoutBudget)).length).toBeGreaterThan(0);
    await user.click(await button('Give it for the whole property'));
    await waitFor(() => expect(saves()).toEqual([expect.objectContaining({ byUnit: 'no', version: 2 })]));
  });

  it('is written at its units, one after the other, and leads back to all of them', async () => {
    const { user, sent } = await step({ stored, byUnit: 'yes' });
    await user.click((await screen.findAllByRole('button', { name: 'Budget of 1 Oak Lane' }))[0] as HTMLElement);
    const total = () => screen.findByRole('status', { name: /^Budget of/ });
    expect((await total()).getAttribute('aria-label')).toBe('Budget of 1 Oak Lane');
    const permits = await screen.findByRole('textbox', { name: 'Permits and Fees' });
    await user.clear(permits);
    await user.type(permits, '10');
    await user.click(await button(screens.continue));
    await waitFor(async () => expect((await total()).getAttribute('aria-label')).toBe('Budget of Unit 2'));
    await user.click(await button(screens.continue));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      expect.objectContaining({
        unitId: idOf(51),
        version: 2,
        changes: { removedIds: [], lines: [expect.objectContaining({ id: idOf(21), budgetAmount: 1_000 })] },
      }),
      expect.objectContaining({ unitId: idOf(52), version: 0 }),
    ]);
  });
});

describe('a budget that is divided over properties', () => {
  it('proposes the percentages of the last time, and replaces the budgets of the others', async () => {
    const second = aProperty({ id: idOf(11), street: '1502 Harvard Street', percentAllocated: 30 });
    const answers = {
      [`GET /api/borrower/budgets/property/${idOf(11)}`]: () => ({ ...aBudget(), propertyId: idOf(11), version: 8 }),
      'PUT /api/borrower/budgets/allocate': () => conflict(aBudget()),
    };
    const properties = [property({ percentAllocated: 70 }), second];
    const { user, calls } = await open(BUDGET, { application: { properties } }, answers);
    await user.click(await button('Divide over properties'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Divide over properties' }));
    expect(await dialog.findByText(fill(budgetSheet.divideOverProperties, { count: 2 }))).toBeTruthy();
    expect([(await percent('1500 Harvard Street')).value, (await percent('1502 Harvard Street')).value]).toEqual([
      '70',
      '30',
    ]);
    await user.click(
      dialog.getByRole('checkbox', { name: fill(budgetSheet.replacesBudgets, { names: '1502 Harvard Street' }) }),
    );
    await user.click(dialog.getByRole('button', { name: 'Divide' }));
    // What somebody changed meanwhile is not overwritten, and the dialog stays as it was filled in.
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
    expect(calls.filter(({ path }) => path.endsWith('/allocate'))).toEqual([
      expect.objectContaining({
        body: {
          propertyId: idOf(10),
          version: 2,
          over: 'properties',
          shares: [
            { id: idOf(10), percent: 70, version: 2 },
            { id: idOf(11), percent: 30, version: 8 },
          ],
        },
      }),
    ]);
  });

  it('says so when it is done', async () => {
    const second = aProperty({ id: idOf(11), street: '1502 Harvard Street' });
    const answers = {
      [`GET /api/borrower/budgets/property/${idOf(11)}`]: () => ({
        ...aBudget(),
        propertyId: idOf(11),
        totals: { budgetAmount: 0, amountFundedToDate: 0, remaining: 0 },
      }),
      'PUT /api/borrower/budgets/allocate': () => aBudget(),
    };
    const { user } = await open(BUDGET, { application: { properties: [property(), second] } }, answers);
    await user.click(await button('Divide over properties'));
    await user.click(await button('Divide'));
    expect(await screen.findByText(fill(budgetSheet.dividedOverProperties, { count: 2 }))).toBeTruthy();
  });
});
