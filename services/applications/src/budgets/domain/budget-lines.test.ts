import type { SaveBudgetDto } from '../budget.dto.js';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { changesErrors, fundedLines, lineChanges, plannedLines } from './budget-lines.js';

const line = (id: string, changes: Partial<BudgetLineEntity> = {}): BudgetLineEntity => ({
  id,
  budgetId: 'b',
  sectionIndex: 0,
  position: 0,
  name: id,
  type: 'hard',
  custom: 'no',
  note: null,
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

const planned = (save: SaveBudgetDto, more: Partial<Parameters<typeof plannedLines>[0]> = {}) =>
  plannedLines({
    budgetId: 'b',
    body: save,
    sections: [{ sectionIndex: 0 }],
    before: [line('a')],
    mayFund: false,
    newId: () => 'n',
    ...more,
  });

it('gives an id once: a row that repeats it, or claims a stranger’s, is a new one', () => {
  let next = 0;
  const rows = planned(body(item('a'), item('a'), item('elsewhere')), { newId: () => `new-${(next += 1)}` });
  expect(rows.map(({ id, position }) => [id, position])).toEqual([
    ['a', 0],
    ['new-1', 1_024],
    ['new-2', 2_048],
  ]);
});

it('keeps what was funded unless an administrator writes', () => {
  expect(planned(body(item('a'), item(undefined))).map((row) => row.amountFundedToDate)).toEqual([10, 0]);
  expect(planned(body(item('a')), { mayFund: true })[0]?.amountFundedToDate).toBe(3);
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

describe('changes of a plan', () => {
  const before = [line('a'), line('b', { position: 1_024 }), line('c', { sectionIndex: 7 })];
  const sections = [{ sectionIndex: 0 }, { sectionIndex: 7 }];
  const changes = (lines: object[], removedIds: string[] = []): SaveBudgetDto => ({
    propertyId: 'p',
    version: 1,
    sections: [],
    changes: { removedIds, lines: lines as never },
  });

  it('are made where they belong, and write no other row', () => {
    const after = planned(
      changes(
        [
          { id: 'c', name: 'moved', type: 'soft', note: ' steep ', budgetAmount: 9, sectionIndex: 0, index: 1 },
          { name: 'new', type: 'fee', budgetAmount: 1, sectionIndex: 7, index: 0 },
        ],
        ['b'],
      ),
      { sections, before },
    );
    expect(lineChanges(before, after)).toEqual({
      added: [expect.objectContaining({ id: 'n', sectionIndex: 7, position: 0, name: 'new', custom: 'yes' })],
      changed: [
        { ...line('c'), sectionIndex: 0, position: 1_024, name: 'moved', type: 'soft', note: 'steep', budgetAmount: 9 },
      ],
      goneIds: ['b'],
    });
  });

  it('of a row that is new, or goes elsewhere, name a section and a place', () => {
    const errors = changesErrors(
      {
        removedIds: [],
        lines: [
          { name: 'a', type: 'hard', budgetAmount: 0 },
          { id: 'stranger', name: 'a', type: 'hard', budgetAmount: 0, sectionIndex: 0 },
          { id: 'a', name: 'a', type: 'hard', budgetAmount: 0, sectionIndex: 3, index: 0 },
          { id: 'a', name: 'a', type: 'hard', budgetAmount: 0 },
        ],
      },
      sections,
      before,
    );
    expect(Object.keys(errors)).toEqual([
      'changes.lines.0.sectionIndex',
      'changes.lines.1.index',
      'changes.lines.2.sectionIndex',
    ]);
  });

  it('of a reviewer are what was funded', () => {
    const save = changes([{ id: 'a', name: 'other', type: 'fee', budgetAmount: 1, amountFundedToDate: 4 }], ['b']);
    expect(fundedLines(save, before)).toEqual([line('a', { amountFundedToDate: 4 }), ...before.slice(1)]);
  });
});
