import { describe, expect, it } from '@jest/globals';
import { budgetErrors, newItem } from '@groundwork/domain-budgets';
import { idOf } from '@groundwork/web-mount/testing';
import { aBudget } from '../../../testing/records.js';
import { toSave, toValues } from './budget-values.js';

describe('a budget in the form', () => {
  it('shows 0 as empty and saves empty as 0', () => {
    const values = toValues(aBudget());
    expect(values.sections[0]?.additionalItems.map((row) => row.budgetAmount)).toEqual([764_000, undefined]);
    expect(toSave(values, aBudget()).sections[0]?.additionalItems.map((row) => row.budgetAmount)).toEqual([764_000, 0]);
  });
  it('keeps ids, gives new rows none, and numbers the places anew', () => {
    const values = toValues(aBudget());
    const [first, second] = values.sections[0]?.additionalItems ?? [];
    if (!first || !second) throw new Error('no rows');
    const { index: _index, amountFundedToDate: _funded, ...added } = newItem('Septic tank', 9);
    values.sections[0] = { name: 'Site Work', additionalItems: [second, { ...added, budgetAmount: 1050 }, first] };
    const saved = toSave(values, aBudget());
    expect(saved).toMatchObject({ propertyId: idOf(10), version: 2 });
    expect(saved.sections[0]?.additionalItems.map(({ id, name, index }) => [id, name, index])).toEqual([
      [idOf(22), 'Demolition', 0],
      [undefined, 'Septic tank', 1],
      [idOf(21), 'Permits and Fees', 2],
    ]);
    expect(budgetErrors(saved)).toEqual({});
  });
  it('never sends what was funded', () => {
    const [row] = toSave(toValues(aBudget()), aBudget()).sections[0]?.additionalItems ?? [];
    expect(row).not.toHaveProperty('amountFundedToDate');
  });
});
