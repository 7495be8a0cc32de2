import fc from 'fast-check';
import { fill, shared } from '@groundwork/domain-messages';
import { addCents } from '@groundwork/domain-money';
import {
  allocateBudget,
  allocationErrors,
  budgetTotals,
  evenPercents,
  newItem,
  comparedLines,
  sumOfBudgets,
} from './index.js';
import type { Budget } from './index.js';

const line = (name: string, budgetAmount: number, more: object = {}) => ({
  ...newItem(name, 0),
  budgetAmount,
  ...more,
});
const plan = (...sections: [string, ReturnType<typeof line>[]][]): Pick<Budget, 'sections'> => ({
  sections: sections.map(([name, items], sectionIndex) => ({
    name,
    sectionIndex,
    additionalItems: items.map((item, index) => ({ ...item, index })),
  })),
});
const read = ({ sections }: Pick<Budget, 'sections'>) =>
  sections.map(({ name, additionalItems }) => [
    name,
    ...additionalItems.map(({ name: row, index, budgetAmount }) => [index, row, budgetAmount]),
  ]);

const plans = fc.array(
  fc.tuple(
    fc.constantFrom('Site', 'Interior', 'Final'),
    fc.array(
      fc
        .tuple(fc.constantFrom('Doors', 'doors', 'Paint', 'Fee'), fc.nat(1_000_000_000))
        .map(([name, amount]) => line(name, amount)),
      { maxLength: 6 },
    ),
  ),
  { maxLength: 4 },
);

describe('a budget of several', () => {
  it('adds up line by line, and comes to what they come to, to the cent', () => {
    fc.assert(
      fc.property(fc.array(plans, { maxLength: 5 }), (all) => {
        const budgets = all.map((sections) => plan(...sections));
        expect(budgetTotals(sumOfBudgets(budgets)).budgetAmount).toBe(
          addCents(budgets.map((budget) => budgetTotals(budget).budgetAmount)),
        );
      }),
    );
  });

  it('is the budget that was divided, whatever the percentages', () => {
    const whole = plan(['Site', [line('Doors', 1_001), line('Paint', 7), line('Doors', 3)]], ['Interior', []]);
    expect(sumOfBudgets(allocateBudget(whole, evenPercents(7)))).toEqual(whole);
  });

  it('joins lines of one name and kind, each of several by its turn, and keeps the first note', () => {
    const sum = sumOfBudgets([
      plan(['Site', [line('Doors', 1), line('Doors', 2, { note: '' })]]),
      plan(
        ['Interior', [line('Paint', 5)]],
        ['Site', [line('doors', 10), line('Fee', 4), line('Doors', 20, { note: 'Oak' })]],
      ),
    ]);
    expect(read(sum)).toEqual([
      ['Site', [0, 'Doors', 11], [1, 'Doors', 22], [2, 'Fee', 4]],
      ['Interior', [0, 'Paint', 5]],
    ]);
    expect(sum.sections[0]?.additionalItems[1]?.note).toBe('Oak');
  });
});

describe('percentages', () => {
  it('that are even are 100 together, with two digits', () => {
    expect(evenPercents(3)).toEqual([33.34, 33.33, 33.33]);
    for (const count of [1, 7, 10, 333, 1_000])
      expect(
        allocationErrors({ shares: evenPercents(count).map((percent, id) => ({ id: `u${id}`, percent, version: 0 })) }),
      ).toEqual({});
  });

  it.each([
    [[50, 49.9999], { shares: fill(shared.percentsNotWhole, { percent: 99.9999 }) }],
    [[60, 60], { shares: fill(shared.percentsNotWhole, { percent: 120 }) }],
    [[101, -1], { 'shares.0.percent': shared.percentAtMost100, 'shares.1.percent': shared.percentAtMost100 }],
    [[100], {}],
    [[], { shares: fill(shared.percentsNotWhole, { percent: 0 }) }],
  ])('%j are told %j', (percents, errors) => {
    expect(
      allocationErrors({ shares: percents.map((percent, id) => ({ id: `u${id}`, percent, version: 0 })) }),
    ).toEqual(errors);
  });

  it('name each unit once', () => {
    const share = { id: 'u', percent: 50, version: 0 };
    expect(allocationErrors({ shares: [share, share] })).toEqual({ 'shares.1.id': shared.choice });
  });
});

describe('units beside their property', () => {
  const section = (name: string, lines: Record<string, number>) => ({
    name,
    additionalItems: Object.entries(lines).map(([line, budgetAmount]) => ({ name: line, budgetAmount })),
  });

  it('are compared line by line: one name in one section is one line, and nothing on both sides is none', () => {
    expect(
      comparedLines(
        [section('Exterior', { Roofing: 300, Siding: 0 }), section('Interior', { Paint: 50 })],
        [
          [section('Exterior', { ' roofing': 100, Siding: 0 }), section('Interior', { 'Roofing ': 7 })],
          [section(' Exterior', { ROOFING: 150 }), section('Final ', { Cleaning: 3 })],
        ],
      ),
    ).toEqual([
      { section: 'Exterior', name: 'Roofing', units: 250, property: 300 },
      { section: 'Interior', name: 'Paint', units: 0, property: 50 },
      { section: 'Interior', name: 'Roofing', units: 7, property: 0 },
      { section: 'Final', name: 'Cleaning', units: 3, property: 0 },
    ]);
  });
});
