import type { Letterhead } from '@groundwork/domain-accounts';
import type { BudgetTotals } from '@groundwork/domain-budgets';
import { addCents, formatCents } from '@groundwork/domain-money';
import { amountRows, finish, newPaper, section, sentence, title } from '@groundwork/server-paper';
import type { PlanDto } from '../budgets/index.js';

/** A budget as it is printed; the same facts make the same bytes. */
export interface BudgetPaper {
  /** What it is a budget of. */
  readonly name: string;
  readonly foot: string;
  readonly plan: Pick<PlanDto, 'name' | 'sections' | 'totals'>;
  /** What its units cost by budgets of their own, whole cents; none where none has one. */
  readonly units: readonly { readonly name: string; readonly total: number }[];
  readonly at: Date;
  readonly letterhead: Letterhead | undefined;
}

const sumOf = ({ budgetAmount }: BudgetTotals): string => formatCents(budgetAmount);

/** A budget on paper: every line with its type, note and amount, section by section, the sums, and those of its units. */
export async function budgetPaper({ name, foot, plan, units, at, letterhead }: BudgetPaper): Promise<Buffer> {
  const document = newPaper(name, foot, at, letterhead);
  title(document, name);
  sentence(document, `${[plan.name, foot].filter(Boolean).join('. ')}.`);
  for (const { name: heading, additionalItems, totals } of plan.sections) {
    section(document, heading, []);
    amountRows(document, [
      ...additionalItems.map(({ name: line, type, note, budgetAmount }) => ({
        name: line,
        kind: type,
        amount: formatCents(budgetAmount),
        note: note ?? '',
      })),
      { name: `${heading}, together`, amount: sumOf(totals), face: 'bold' as const },
    ]);
  }
  section(document, 'Total', []);
  amountRows(document, [{ name: 'Budget in all', amount: sumOf(plan.totals), face: 'bold' }]);
  if (units.length > 0) {
    const together = addCents(units.map(({ total }) => total));
    section(document, 'Units', []);
    amountRows(document, [
      ...units.map(({ name: unit, total }) => ({ name: unit, amount: formatCents(total) })),
      { name: 'All units together', amount: formatCents(together), face: 'bold' },
      { name: 'Budget less all units', amount: formatCents(plan.totals.budgetAmount - together), face: 'bold' },
    ]);
  }
  return finish(document, foot);
}
