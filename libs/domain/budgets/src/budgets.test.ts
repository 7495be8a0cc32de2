import fc from 'fast-check';
import { shared } from '@groundwork/domain-messages';
import { addCents, dollars } from '@groundwork/domain-money';
import {
  allocateBudget,
  allocateByPercent,
  allocationComplaint,
  budgetErrors,
  budgetTotals,
  canAddFundingSource,
  copyBudget,
  countedAmount,
  defaultBudget,
  moveItem,
  newItem,
  priorBudgetName,
  rowTypes,
  sectionTotals,
  totalsOf,
} from './index.js';
import type { Budget } from './index.js';

/** Stage totals in dollars of the Cost of Construction Survey 2024; the published sum is a dollar more. */
const stages = [32_719, 44_748, 70_982, 57_510, 82_319, 103_391, 27_710, 8835];

const uuid = (digit: number): string => `00000000-0000-4000-8000-${String(digit).padStart(12, '0')}`;

const withAmounts = (amounts: readonly number[]): Budget => ({
  sections: [
    {
      name: 'Site Work',
      sectionIndex: 0,
      additionalItems: amounts.map((budgetAmount, index) => ({
        ...newItem(`Row ${index}`, index),
        id: uuid(index),
        budgetAmount,
      })),
    },
  ],
});

describe('the default budget', () => {
  it('has the six sections with rows of 0 in their order', () => {
    const budget = defaultBudget();
    expect(budget.sections.map((section) => section.name)).toEqual([
      'Property Cost',
      'Site Work',
      'Exterior Structure',
      'Major Systems',
      'Interior',
      'Final Steps',
    ]);
    for (const [index, section] of budget.sections.entries()) {
      expect(section.sectionIndex).toBe(index);
      expect(section.additionalItems.map((item) => item.index)).toEqual(
        section.additionalItems.map((_, place) => place),
      );
      expect(section.additionalItems.every((item) => rowTypes.includes(item.type) && item.custom === 'no')).toBe(true);
    }
    expect(budgetTotals(budget).budgetAmount).toBe(0);
    expect(budgetErrors(budget)).toEqual({});
  });
});

describe('totals', () => {
  it('are computed: the survey of 2024 adds up to a dollar less than it says', () => {
    expect(budgetTotals(withAmounts(stages.map(dollars))).budgetAmount).toBe(dollars(428_214));
  });
  it('count what is no amount as 0', () => {
    expect([Number.NaN, '5', null, undefined, 1.5].map(countedAmount)).toEqual([0, 0, 0, 0, 0]);
    expect(totalsOf([{ budgetAmount: 500, amountFundedToDate: 200 }, { budgetAmount: 'x' }])).toEqual({
      budgetAmount: 500,
      amountFundedToDate: 200,
      remaining: 300,
    });
    expect(budgetTotals(undefined).budgetAmount).toBe(0);
    expect(sectionTotals({ additionalItems: [] }).remaining).toBe(0);
  });
});

describe('allocation', () => {
  it('keeps every cent at 100 %, row by row', () => {
    const percents = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }).map((weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const rounded = weights.map((weight) => Math.floor((weight * 10_000) / total) / 100);
      const rest = 100 - rounded.slice(1).reduce((sum, percent) => sum + Math.round(percent * 100), 0) / 100;
      return [Number(rest.toFixed(2)), ...rounded.slice(1)];
    });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 6 }),
        percents,
        (amounts, shares) => {
          const budgets = allocateBudget(withAmounts(amounts), shares);
          amounts.forEach((amount, row) => {
            expect(addCents(budgets.map((budget) => budget.sections[0]?.additionalItems[row]?.budgetAmount ?? 0))).toBe(
              amount,
            );
          });
        },
      ),
    );
  });
  it('gives less than the whole where less than 100 % is allocated, and refuses more', () => {
    expect(allocateByPercent(1000, [30, 30])).toEqual([300, 300]);
    expect(allocateByPercent(10_001, [50, 50])).toEqual([5001, 5000]);
    expect(() => allocateByPercent(1000, [60, 60])).toThrow(new RangeError('More than 100 % allocated'));
  });
  it('makes rows of their own', () => {
    const [first] = allocateBudget(withAmounts([100]), [100]);
    expect(first?.autoPopulate).toBe(true);
    expect(first?.sections[0]?.additionalItems[0]).not.toHaveProperty('id');
    const paid = { ...newItem('Row 0', 0), budgetAmount: 200, amountFundedToDate: 101 };
    const sections = [{ name: 'Site Work', sectionIndex: 0, additionalItems: [paid] }];
    const copies = allocateBudget({ sections }, [75, 25]);
    expect(copies.map((copy) => copy.sections[0]?.additionalItems[0]?.amountFundedToDate)).toEqual([76, 25]);
    expect(first?.sections[0]?.additionalItems[0]).toEqual({ ...newItem('Row 0', 0), budgetAmount: 100 });
  });
  it('is checked as it is entered', () => {
    expect(allocationComplaint([33.33, 33.33, 33.34])).toBeUndefined();
    expect(allocationComplaint([50, 50.01])).toBe(shared.percentAtMost100);
    expect(allocationComplaint([101])).toBe(shared.percentAtMost100);
    expect(allocationComplaint([50, ''])).toBe(shared.number);
    expect(allocationComplaint([50, 'x'])).toBe(shared.percentAtMost100);
    expect(allocationComplaint([0, 100])).toBeUndefined();
    expect(allocationComplaint([-0.01])).toBe(shared.percentAtMost100);
    expect(allocationComplaint([150, -50])).toBe(shared.percentAtMost100);
    expect(allocationComplaint(['50'])).toBe(shared.percentAtMost100);
  });
});

describe('copying a saved budget', () => {
  const saved: Budget = { ...withAmounts([500, 700]), id: uuid(50), propertyId: uuid(51), name: 'Spring houses' };
  const existing: Budget = {
    id: uuid(60),
    propertyId: uuid(61),
    sections: [{ name: 'Site Work', sectionIndex: 0, additionalItems: [{ ...newItem('Row 1', 0), id: uuid(62) }] }],
  };

  it('keeps the ids that the property has and brings none along', () => {
    const copy = copyBudget(saved, existing);
    expect([copy.id, copy.propertyId, copy.name]).toEqual([uuid(60), uuid(61), 'Spring houses']);
    expect(copy.sections[0]?.additionalItems.map((item) => item.id)).toEqual([undefined, uuid(62)]);
    expect(budgetTotals(copy).budgetAmount).toBe(1200);
    expect(copy.sections[0]?.additionalItems[0]).not.toHaveProperty('id');
    expect(copyBudget(saved)).not.toHaveProperty('id');
    expect(copyBudget(saved)).not.toHaveProperty('propertyId');
  });
  it('takes the amounts of a template away', () => {
    const copy = copyBudget(saved, existing, { template: true });
    expect(budgetTotals(copy)).toEqual({ budgetAmount: 0, amountFundedToDate: 0, remaining: 0 });
  });
  it('gives one id to one row only', () => {
    const twice: Budget = {
      sections: [{ name: 'Site Work', sectionIndex: 0, additionalItems: [newItem('Row 1', 0), newItem('Row 1', 1)] }],
    };
    expect(copyBudget(twice, existing).sections[0]?.additionalItems.map((item) => item.id)).toEqual([
      uuid(62),
      undefined,
    ]);
  });
});

describe('rules', () => {
  it('complain by path', () => {
    const budget = withAmounts([-1]);
    expect(budgetErrors(budget)).toEqual({ 'sections.0.additionalItems.0.budgetAmount': shared.notNegative });
    expect(
      budgetErrors({
        sections: [
          { name: '', sectionIndex: 0, additionalItems: [{ name: 'x', type: 'gold', index: 0, budgetAmount: 1 }] },
        ],
      }),
    ).toEqual({
      'sections.0.name': shared.textRequired,
      'sections.0.additionalItems.0.type': shared.choice,
    });
    expect(budgetErrors({ sections: Array.from({ length: 31 }, () => ({})) })).toEqual({
      sections: 'At most 30 entries are allowed',
    });
  });
  it('ask a prior budget for a name longer than 5', () => {
    expect(priorBudgetName('12345')).toBe(shared.budgetNameTooShort);
    expect(priorBudgetName('123456')).toBeUndefined();
    expect(priorBudgetName('1    6')).toBeUndefined();
    expect(priorBudgetName('  12345  ')).toBe(shared.budgetNameTooShort);
    expect(priorBudgetName(1_234_567)).toBe(shared.budgetNameTooShort);
  });
  it.each([
    [{ name: 'Equity', total: 100 }, true],
    [{ name: 'Equity', total: 0 }, false],
    [{ name: 'Equity' }, false],
    [{ name: '', total: 100 }, false],
    [{ name: 'Custom', total: 100 }, false],
    [{ name: 'Custom', customName: 'Aunt', total: 100 }, true],
    [{ name: 'Equity', total: 1.5 }, false],
    [{ name: 'Equity', total: Number.MAX_SAFE_INTEGER }, false],
  ])('add the funding source %j: %s', (draft, expected) => {
    expect(canAddFundingSource(draft)).toBe(expected);
  });
  it('move a row and number the others anew', () => {
    const section = defaultBudget().sections[3];
    if (!section) throw new Error('no section');
    const moved = moveItem(section, 0, 2);
    expect(moved.additionalItems.map((item) => [item.name, item.index])).toEqual([
      ['Electrical', 0],
      ['HVAC', 1],
      ['Plumbing', 2],
      ['Fire Protection', 3],
    ]);
    expect(moveItem(section, 99, 0)).toBe(section);
  });
});
