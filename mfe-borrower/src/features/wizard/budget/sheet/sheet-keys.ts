import type { KeyboardEvent } from 'react';
import { cellAt, moveInSheet, rowStep } from '@groundwork/web-forms';
import type { SheetCell } from '@groundwork/web-forms';
import { cellOrder } from './cells.js';
import type { Cell } from './cells.js';
import type { SheetItem } from './sheet-items.js';
import type { SheetStore } from './sheet-store.js';
import type { RowField } from './sheet.js';

type From = SheetCell<Cell>;

/**
 * A budget by the keyboard, as in a spreadsheet. Enter and arrows move (nothing is sent), Alt and an arrow move the line itself or all
 * that are selected, Control+Enter puts a line below, Alt+Delete removes, Control+Z takes back and Control+Y does again.
 */
export function sheetKeys(store: SheetStore, items: () => readonly SheetItem[]) {
  const next = (key: string, step: 1 | -1): string | undefined => {
    const lines = items().filter(({ kind }) => kind === 'line');
    return lines[lines.findIndex(({ id }) => id === key) + step]?.id;
  };
  const insertBelow = (key: string): void => {
    const item = items().find(({ id }) => id === key);
    if (item?.kind === 'line') store.insert(item.section, item.place + 1);
  };
  /** What a key does with the line itself; whether it does something. */
  const onLine = (event: KeyboardEvent<HTMLElement>, { row, column }: From): boolean => {
    const step = rowStep(event);
    if (event.altKey && step !== 0 && event.key !== 'Enter') {
      store.shift(store.together(row), step);
      store.focus({ key: row, field: column as RowField });
      return true;
    }
    if (event.altKey && event.key === 'Delete') {
      store.remove(store.together(row));
      return true;
    }
    if (!event.ctrlKey || event.altKey || event.metaKey || event.key !== 'Enter') return false;
    insertBelow(row);
    return true;
  };
  const toRow =
    (root: HTMLElement, isEnter: boolean) =>
    ({ row, column }: From, step: 1 | -1) => {
      // From a name Enter leads to its amount.
      if (isEnter && column === 'name' && step === 1) return store.focus({ key: row, field: 'budgetAmount' });
      const to = next(row, step);
      if (to !== undefined) return store.focus({ key: to, field: column as RowField });
      if (step > 0) root.querySelectorAll<HTMLElement>('button[data-add]').forEach((button) => button.focus());
    };
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const at = cellAt<Cell>(event.target);
    if (command && key === 'z' && !event.shiftKey) store.undo();
    else if (command && (key === 'y' || key === 'z')) store.redo();
    else if (!at || !onLine(event, at)) {
      moveInSheet(event, { columns: cellOrder, toRow: toRow(event.currentTarget, event.key === 'Enter') });
      return;
    }
    event.preventDefault();
  };
}
