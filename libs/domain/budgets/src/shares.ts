import { allocate } from '@groundwork/domain-money';
import { countedAmount } from './totals.js';
import type { Budget, BudgetItem, BudgetSection } from './budget.record.js';

/** So many equal percentages, with two digits after the point, that are 100 together. */
export function evenPercents(count: number): number[] {
  return allocate(10_000, new Array<number>(count).fill(1)).map((part) => part / 100);
}

/** Rows of one name and kind are one row in a sum; of several in one budget the first belongs to the first. */
function addTo(rows: Map<string, BudgetItem>, items: readonly BudgetItem[]): void {
  const seen = new Map<string, number>();
  for (const { id: _id, ...item } of items) {
    const own = `${item.type}\n${item.name.trim().toLowerCase()}`;
    const turn = (seen.get(own) ?? 0) + 1;
    seen.set(own, turn);
    const key = `${turn}\n${own}`;
    const sum = rows.get(key);
    rows.set(key, {
      ...(sum ?? item),
      note: sum?.note || item.note,
      index: sum?.index ?? rows.size,
      budgetAmount: (sum?.budgetAmount ?? 0) + countedAmount(item.budgetAmount),
      amountFundedToDate: (sum?.amountFundedToDate ?? 0) + countedAmount(item.amountFundedToDate),
    });
  }
}

/**
 * What budgets come to together, line by line: sections and lines in the order in which they come first. Its total is the sum of
 * theirs. Amounts in whole cents.
 */
export function sumOfBudgets(budgets: readonly Pick<Budget, 'sections'>[]): Pick<Budget, 'sections'> {
  const sections = new Map<string, Map<string, BudgetItem>>();
  for (const { name, additionalItems } of budgets.flatMap((budget) => budget.sections)) {
    const rows = sections.get(name.trim()) ?? new Map<string, BudgetItem>();
    sections.set(name.trim(), rows);
    addTo(rows, additionalItems);
  }
  return {
    sections: [...sections].map(([name, rows], sectionIndex): BudgetSection => ({
      name,
      sectionIndex,
      additionalItems: [...rows.values()],
    })),
  };
}

/** A line of the budgets of units together beside that of their property, whole cents. */
export interface ComparedLine {
  readonly section: string;
  readonly name: string;
  readonly units: number;
  readonly property: number;
}

type NamedAmounts = readonly {
  readonly name: string;
  readonly additionalItems: readonly { readonly name: string; readonly budgetAmount: number }[];
}[];

/**
 * The budgets of units against that of their property: lines of one name in one section are one, whatever their letters' case. The
 * lines of the property come first; one of nothing on both sides is left out.
 */
export function comparedLines(property: NamedAmounts, units: readonly NamedAmounts[]): ComparedLine[] {
  const lines = new Map<string, ComparedLine>();
  const add = (sections: NamedAmounts, side: 'units' | 'property') => {
    for (const { name: section, additionalItems } of sections)
      for (const { name, budgetAmount } of additionalItems) {
        const key = `${section.trim()}\n${name.trim().toLowerCase()}`;
        const line = lines.get(key) ?? { section: section.trim(), name: name.trim(), units: 0, property: 0 };
        lines.set(key, { ...line, [side]: line[side] + countedAmount(budgetAmount) });
      }
  };
  add(property, 'property');
  for (const sections of units) add(sections, 'units');
  return [...lines.values()].filter((line) => line.units !== 0 || line.property !== 0);
}
