import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { formatCents } from '@groundwork/domain-money';
import type { BudgetValues, RowValues } from './budget-values.js';

const fieldLabels: Readonly<Record<string, string>> = { name: 'name', type: 'type', note: 'note' };

/** What the conflict of two versions calls the rows of a budget, by the names that stand in the form, and how their values read. */
export function budgetNames(typed: () => BudgetValues) {
  const labels = (path: string): string => {
    if (path === 'name') return budgetSheet.budgetName;
    const [, section, , row, field] = path.split('.');
    const { name, additionalItems = [] } = typed().sections[Number(section)] ?? {};
    const line = additionalItems[Number(row)];
    // A row that only the other one has is told by its value.
    return [name, line && (line.name || 'New line'), fieldLabels[field ?? '']].filter(Boolean).join(': ');
  };
  const show = (path: string, value: unknown): string | undefined => {
    if (path.endsWith('.budgetAmount')) return formatCents(typeof value === 'number' ? value : 0);
    // A row that only one of the two has is a difference as a whole.
    return typeof value === 'object' && value !== null ? rowText(value as RowValues) : undefined;
  };
  return { labels, show };
}

const rowText = ({ name, budgetAmount }: RowValues): string => `${name} ${formatCents(budgetAmount ?? 0)}`;
