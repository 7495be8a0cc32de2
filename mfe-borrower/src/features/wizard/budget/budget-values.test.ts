import { describe, expect, it } from '@jest/globals';
import { budgetErrors } from '@groundwork/domain-budgets';
import { idOf } from '@groundwork/web-mount/testing';
import { aBudget } from '../../../testing/records.js';
import { toPlanSave, toSections, toValues } from './budget-values.js';
import type { RowValues } from './budget-values.js';

const septic: RowValues = { name: 'Septic tank', type: 'hard', custom: 'yes', note: '', budgetAmount: 1050 };

describe('a budget in the form', () => {
  it('shows 0 as empty and saves empty as 0', () => {
    const values = toValues(aBudget());
    expect(values.sections[0]?.additionalItems.map((row) => row.budgetAmount)).toEqual([764_000, undefined]);
    expect(toSections(values)[0]?.additionalItems.map((row) => row.budgetAmount)).toEqual([764_000, 0]);
  });

  it('that was never saved goes out whole: ids are left, places numbered anew, what was funded never sent', () => {
    const values = toValues(aBudget());
    const [first, second] = values.sections[0]?.additionalItems ?? [];
    if (!first || !second) throw new Error('no rows');
    values.sections[0] = { name: 'Site Work', additionalItems: [second, septic, first] };
    const saved = toPlanSave(values, undefined);
    expect(saved.changes).toBeUndefined();
    expect(saved.sections[0]?.additionalItems.map(({ id, name, index }) => [id, name, index])).toEqual([
      [idOf(22), 'Demolition', 0],
      [undefined, 'Septic tank', 1],
      [idOf(21), 'Permits and Fees', 2],
    ]);
    expect(saved.sections[0]?.additionalItems[0]).not.toHaveProperty('amountFundedToDate');
    expect(budgetErrors(saved)).toEqual({});
  });

  it('sends what differs of a saved one, with sections as they are stored', () => {
    const base = { ...aBudget(), sections: aBudget().sections.map((section) => ({ ...section, sectionIndex: 7 })) };
    const values = toValues(base);
    const [permits, demolition] = values.sections[0]?.additionalItems ?? [];
    if (!permits || !demolition) throw new Error('no rows');
    expect(toPlanSave(values, base)).toEqual({ sections: [], changes: { removedIds: [], lines: [] } });
    values.sections[0] = { name: 'Site Work', additionalItems: [septic, { ...permits, note: 'By the city' }] };
    expect(toPlanSave(values, base)).toEqual({
      sections: [],
      changes: {
        removedIds: [idOf(22)],
        lines: [
          expect.objectContaining({ name: 'Septic tank', sectionIndex: 7, index: 0 }),
          { ...permits, note: 'By the city' },
        ],
      },
    });
  });

  it('goes out whole where its sections are others', () => {
    const other = { ...aBudget(), sections: [] };
    expect(toPlanSave(toValues(aBudget()), other).sections).toHaveLength(1);
  });
});
