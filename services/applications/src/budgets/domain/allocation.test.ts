import { MAX_ALLOCATED_LINES, newItem } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { dividedParts, targetErrors } from './allocation.js';
import { changesErrors, overfunded } from './budget-lines.js';

const shareOf = (id: string, percent = 50) => ({ id, percent, version: 0 });
const targets = new Set(['a', 'b']);

describe('the targets of a division', () => {
  it.each([
    [[shareOf('a'), shareOf('b')], 5, {}],
    [[shareOf('a'), shareOf('x')], 5, { 'shares.1.id': shared.choice }],
    [[shareOf('a')], 5, { shares: shared.fieldRequired }],
    [[shareOf('a'), shareOf('b')], MAX_ALLOCATED_LINES / 2, {}],
    [
      [shareOf('a'), shareOf('b')],
      MAX_ALLOCATED_LINES / 2 + 1,
      { shares: fill(shared.tooManyAllocated, { most: MAX_ALLOCATED_LINES }) },
    ],
  ])('are named each, within what there may be', (shares, lineCount, errors) => {
    expect(targetErrors(shares, targets, lineCount)).toEqual(errors);
  });
  it('get rows of their own, exact to the cent, and what was funded of them', () => {
    const row = { ...newItem('Permits', 0), id: 'old', budgetAmount: 101, amountFundedToDate: 11 };
    const plan = { sections: [{ name: 'Site', sectionIndex: 0, additionalItems: [row] }] };
    let next = 0;
    const parts = dividedParts(
      plan,
      [shareOf('a', 75), shareOf('b', 25)],
      (id) => `budget-${id}`,
      () => `id-${(next += 1)}`,
    );
    expect(parts.map(({ targetId, budgetId, percent }) => [targetId, budgetId, percent])).toEqual([
      ['a', 'budget-a', 75],
      ['b', 'budget-b', 25],
    ]);
    const lines = parts.flatMap((part) => part.lines);
    expect(lines.map(({ id, budgetId, name }) => [id, budgetId, name])).toEqual([
      ['id-1', 'budget-a', 'Permits'],
      ['id-2', 'budget-b', 'Permits'],
    ]);
    expect(lines.map(({ budgetAmount }) => budgetAmount)).toEqual([76, 25]);
    expect(
      parts.map(
        ({ sections, lines: own }) =>
          sections[0]?.additionalItems[0]?.amountFundedToDate === own[0]?.amountFundedToDate,
      ),
    ).toEqual([true, true]);
  });
});

it('no row is funded above what it has, each by its section and place', () => {
  const line = (sectionIndex: number, amountFundedToDate: number) =>
    ({ sectionIndex, amountFundedToDate, budgetAmount: 100 }) as BudgetLineEntity;
  expect(overfunded([line(0, 100), line(0, 101), line(1, 101)])).toEqual({
    'sections.0.additionalItems.1.amountFundedToDate': shared.amountTooLarge,
    'sections.1.additionalItems.0.amountFundedToDate': shared.amountTooLarge,
  });
});

it('a row that is new or moves names where it comes to stand', () => {
  const row = { name: 'Permits', type: 'hard', budgetAmount: 1 } as const;
  const errorsOf = (line: object) =>
    Object.keys(changesErrors({ lines: [{ ...row, ...line }] }, [{ sectionIndex: 3 }], [{ id: 'a' }]));
  expect(errorsOf({ id: 'a' })).toEqual([]);
  expect(errorsOf({ id: 'a', index: 0 })).toEqual(['changes.lines.0.sectionIndex']);
  expect(errorsOf({ id: 'a', sectionIndex: 3 })).toEqual(['changes.lines.0.index']);
  expect(errorsOf({ id: 'a', sectionIndex: 3, index: 0 })).toEqual([]);
  expect(errorsOf({ id: 'x' })).toEqual(['changes.lines.0.sectionIndex']);
  expect(errorsOf({ sectionIndex: 4, index: 0 })).toEqual(['changes.lines.0.sectionIndex']);
});
