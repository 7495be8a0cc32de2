import type { SaveBudgetDto } from '../budget.dto.js';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { fundedLines, lineChanges, plannedLines } from './budget-lines.js';

const line = (id: string, changes: Partial<BudgetLineEntity> = {}): BudgetLineEntity => ({
  id,
  budgetId: 'b',
  sectionIndex: 0,
  position: 0,
  name: id,
  type: 'hard',
  custom: 'no',
  budgetAmount: 100,
  amountFundedToDate: 10,
  ...changes,
});
const body = (...items: object[]): SaveBudgetDto => ({
  propertyId: 'p',
  version: 1,
  sections: [{ name: 's', sectionIndex: 0, additionalItems: items as never }],
});
const item = (id: string | undefined, changes: object = {}) => ({
  id,
  name: 'row',
  type: 'hard',
  index: 0,
  budgetAmount: 5,
  amountFundedToDate: 3,
  ...changes,
});

it('gives an id once: a row that repeats it, or claims a stranger’s, is a new one', () => {
  let next = 0;
  const rows = plannedLines(
    'b',
    body(item('a'), item('a'), item('elsewhere')),
    [line('a')],
    false,
    () => `new-${(next += 1)}`,
  );
  expect(rows.map(({ id, position }) => [id, position])).toEqual([
    ['a', 0],
    ['new-1', 1],
    ['new-2', 2],
  ]);
});

it('keeps what was funded unless an administrator writes', () => {
  expect(
    plannedLines('b', body(item('a'), item(undefined)), [line('a')], false, () => 'n').map(
      (row) => row.amountFundedToDate,
    ),
  ).toEqual([10, 0]);
  expect(plannedLines('b', body(item('a')), [line('a')], true, () => 'n')[0]?.amountFundedToDate).toBe(3);
});

it('leaves the plan to the borrower in a review', () => {
  expect(fundedLines(body(item('a', { name: 'other', budgetAmount: 1 })), [line('a'), line('b')])).toEqual([
    line('a', { amountFundedToDate: 3 }),
    line('b'),
  ]);
});

it('writes only what differs', () => {
  const before = [line('a'), line('b'), line('c')];
  const after = [line('a'), line('b', { budgetAmount: 101 }), line('d')];
  expect(lineChanges(before, after)).toEqual({ added: [after[2]], changed: [after[1]], goneIds: ['c'] });
});
