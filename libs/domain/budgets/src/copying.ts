import { allocate } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { countedAmount } from './totals.js';
import type { Budget, BudgetItem, BudgetSection } from './budget.record.js';

/** Percentages keep four digits after the point when they become weights. */
const WEIGHT_SCALE = 10_000;
const WHOLE = 100 * WEIGHT_SCALE;

const weightOf = (percent: number): number => Math.round(percent * WEIGHT_SCALE);

/**
 * Divides an amount by percentages; what they leave of 100 % belongs to nobody. No cent appears or is lost: at 100 %
 * in all the parts add up to the amount. Throws a RangeError below 0 or above 100 % in all.
 */
export function allocateByPercent(amount: Cents, percents: readonly number[]): Cents[] {
  const weights = percents.map(weightOf);
  const left = WHOLE - weights.reduce((sum, weight) => sum + weight, 0);
  if (left < 0) throw new RangeError('More than 100 % allocated');
  return allocate(amount, [...weights, left]).slice(0, percents.length);
}

/**
 * Auto-populate: the project's budget for every property, each row divided by the properties' `percentAllocated`
 * (specification 4). Ids stay behind: the copies are rows of their own.
 */
export function allocateBudget(project: Pick<Budget, 'sections'>, percents: readonly number[]): Budget[] {
  const sections = project.sections.map((section) => ({
    section,
    rows: section.additionalItems.map(({ id: _id, ...item }) => ({
      item,
      budget: allocateByPercent(countedAmount(item.budgetAmount), percents),
      funded: allocateByPercent(countedAmount(item.amountFundedToDate), percents),
    })),
  }));
  return percents.map((_, index) => ({
    autoPopulate: true,
    sections: sections.map(({ section, rows }) => ({
      ...section,
      additionalItems: rows.map(({ item, budget, funded }) => ({
        ...item,
        budgetAmount: budget[index] ?? 0,
        amountFundedToDate: funded[index] ?? 0,
      })),
    })),
  }));
}

/** How a saved budget is taken over. */
export interface CopyOptions {
  /** A template gives its rows without amounts and funded-to-date. */
  readonly template?: boolean;
}

/**
 * Takes a saved budget over into the one that a property has: the property's ids stay (of the budget, and of each row
 * with the same section and name), the saved one's ids never come along (specification 4).
 */
export function copyBudget(saved: Budget, existing?: Budget, { template = false }: CopyOptions = {}): Budget {
  const { id: _id, propertyId: _propertyId, ...rest } = saved;
  const ids = new Map<string, string | undefined>(
    (existing?.sections ?? []).flatMap((section) =>
      section.additionalItems.map((item) => [`${section.name}\n${item.name}`, item.id] as const),
    ),
  );
  const copyItem = (section: BudgetSection, item: BudgetItem): BudgetItem => {
    const { id: _itemId, ...fields } = item;
    const key = `${section.name}\n${item.name}`;
    const id = ids.get(key);
    ids.delete(key);
    const amounts = template ? { budgetAmount: 0, amountFundedToDate: 0 } : {};
    return { ...(id === undefined ? {} : { id }), ...fields, ...amounts };
  };
  return {
    ...rest,
    ...(existing?.id === undefined ? {} : { id: existing.id }),
    ...(existing?.propertyId === undefined ? {} : { propertyId: existing.propertyId }),
    sections: saved.sections.map((section) => ({
      ...section,
      additionalItems: section.additionalItems.map((item) => copyItem(section, item)),
    })),
  };
}

/** The same rows in another order within their section: the row at `from` comes to stand at `to`, indices follow. */
export function moveItem(section: BudgetSection, from: number, to: number): BudgetSection {
  const items = [...section.additionalItems];
  const [moved] = items.splice(from, 1);
  if (moved === undefined) return section;
  items.splice(to, 0, moved);
  return { ...section, additionalItems: items.map((item, index) => ({ ...item, index })) };
}
