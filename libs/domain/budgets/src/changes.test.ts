import fc from 'fast-check';
import { changesOf, risingPlaces, withChanges } from './changes.js';
import type { ChangedItem } from './budget.record.js';
import type { PlannedItem } from './changes.js';

const item = (id: string | undefined, budgetAmount = 0): PlannedItem => ({
  ...(id === undefined ? {} : { id }),
  name: `Line ${id ?? 'new'}`,
  type: 'hard',
  budgetAmount,
});
const make = ({ sectionIndex: _section, index: _index, ...line }: ChangedItem): PlannedItem => line;

/** A plan of up to three sections, and another that some of its rows are in, in any order, beside new ones. */
const plans = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  .chain((ids) =>
    fc.record({
      before: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: ids.length, maxLength: ids.length }),
      order: fc.shuffledSubarray(ids),
      sections: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: ids.length, maxLength: ids.length }),
      amounts: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: ids.length, maxLength: ids.length }),
      added: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.nat(40), fc.nat(5)), { maxLength: 8 }),
      ids: fc.constant(ids),
    }),
  )
  .map(({ ids, before, order, sections, amounts, added }) => {
    const first: PlannedItem[][] = [[], [], []];
    ids.forEach((id, index) => first[before[index] as number]?.push(item(String(id))));
    const second: PlannedItem[][] = [[], [], []];
    order.forEach((id, index) => second[sections[index] as number]?.push(item(String(id), amounts[index])));
    for (const [section, place, amount] of added) second[section]?.splice(place, 0, item(undefined, amount));
    return { first, second };
  });

it('leads from any plan to any other', () => {
  fc.assert(
    fc.property(plans, ({ first, second }) => {
      expect(withChanges(first, changesOf(first, second), make)).toEqual(second);
    }),
  );
});

it('names nothing of a plan that is as it was, and one row where one was moved through a thousand', () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => item(String(index)));
  expect(changesOf([rows], [rows])).toEqual({ removedIds: [], lines: [] });
  const [last] = rows.slice(-1);
  const moved = [last as PlannedItem, ...rows.slice(0, -1)];
  expect(changesOf([rows], [moved])).toEqual({ removedIds: [], lines: [{ ...last, sectionIndex: 0, index: 0 }] });
});

it('takes an empty note for none', () => {
  expect(changesOf([[{ ...item('1'), note: null }]], [[{ ...item('1'), note: '' }]]).lines).toEqual([]);
});

it('leaves out as few as can be of numbers that are to rise', () => {
  expect([...risingPlaces([5, 1, 2, 9, 3])].sort()).toEqual([1, 2, 4]);
  expect([...risingPlaces([])]).toEqual([]);
});
