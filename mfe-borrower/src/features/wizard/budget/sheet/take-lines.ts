import { rowsOfLines } from '@groundwork/domain-budgets';
import type { PastedLine } from '@groundwork/domain-budgets';
import { editRow, insertRows } from './sheet.js';
import type { SheetStore } from './sheet-store.js';

/** Takes over the lines of a table in one step: an amount for the line of the same name, else a new line at the end of its section. */
export function takeLines(store: SheetStore, lines: readonly PastedLine[]): void {
  let { sheet } = store;
  const found = rowsOfLines(
    sheet.map(({ rows }) => rows),
    lines,
  );
  lines.forEach(({ section, name, type, typed, note, budgetAmount }, index) => {
    const row = found[index];
    const own = { budgetAmount, ...(typed ? { type } : {}), ...(note === '' ? {} : { note }) };
    if (row) sheet = editRow(sheet, row.key, own);
    else {
      const added = store.newRow({ name, type, note, budgetAmount });
      sheet = insertRows(sheet, section, sheet[section]?.rows.length ?? 0, [added]);
    }
  });
  store.apply(sheet, lines.length === 1 ? 'Took over 1 line' : `Took over ${lines.length} lines`);
}
