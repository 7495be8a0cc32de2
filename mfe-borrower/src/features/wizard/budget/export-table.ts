import { totalsOf } from '@groundwork/domain-budgets';
import { whatIsRead } from '@groundwork/domain-validation';
import type { Sheet } from './sheet/sheet.js';

/** A budget as a file has it. Amounts in whole cents. */
export interface BudgetTable {
  readonly title: string;
  readonly rows: readonly {
    readonly section: string;
    readonly name: string;
    readonly type: string;
    readonly note: string;
    readonly cents: number;
  }[];
  readonly total: number;
}

/** Every line that has a name, as it stands in the sheet. */
export function tableOf(title: string, sheet: Sheet): BudgetTable {
  const rows = sheet.flatMap(({ name: section, rows: lines }) =>
    lines
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, type, note, budgetAmount }) => ({
        section,
        name,
        type,
        note,
        cents: typeof budgetAmount === 'number' ? budgetAmount : 0,
      })),
  );
  const lines = whatIsRead(sheet).flatMap((section) => section.rows);
  return { title, rows, total: totalsOf(lines).budgetAmount };
}
