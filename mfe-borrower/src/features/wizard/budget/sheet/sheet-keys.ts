import type { KeyboardEvent } from 'react';
import { cellAt, cellOrder, controlOf } from './cells.js';
import type { Cell } from './cells.js';
import type { SheetItem } from './sheet-items.js';
import type { SheetStore } from './sheet-store.js';
import type { RowField } from './sheet.js';

type Keys = Pick<KeyboardEvent<HTMLElement>, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** How far a key goes: Enter and the arrow down, Shift+Enter and the arrow up. */
function rowStep({ key, shiftKey }: Keys): 1 | -1 | 0 {
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1;
  return key === 'ArrowUp' || key === 'Enter' ? -1 : 0;
}

/** Whether the cursor of a text stands where the arrow leads out of it. */
function isAtEdge(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isWhole = start === 0 && end === value.length;
  return isWhole || (key === 'ArrowLeft' ? start === 0 && end === 0 : start === value.length);
}

const isSelect = (target: EventTarget): boolean => target instanceof HTMLSelectElement;
const isButton = (target: EventTarget): boolean => target instanceof HTMLButtonElement;

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
  const onRow = (event: KeyboardEvent<HTMLElement>, key: string, cell: Cell): boolean => {
    const step = rowStep(event);
    if (event.altKey && step !== 0 && event.key !== 'Enter') {
      store.shift(store.together(key), step);
      store.focus({ key, field: cell as RowField });
      return true;
    }
    if (event.altKey && event.key === 'Delete') {
      store.remove(store.together(key));
      return true;
    }
    if (event.altKey || event.metaKey) return false;
    if (event.ctrlKey) {
      if (event.key === 'Enter') insertBelow(key);
      return event.key === 'Enter';
    }
    return move(event, key, cell, step);
  };
  const move = (event: KeyboardEvent<HTMLElement>, key: string, cell: Cell, step: 1 | -1 | 0): boolean => {
    const { target } = event;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (isSelect(target) || !isAtEdge(target, event.key)) return false;
      const to = cellOrder[cellOrder.indexOf(cell) + (event.key === 'ArrowLeft' ? -1 : 1)];
      const control = to && controlOf(event.currentTarget, key, to);
      control?.focus();
      return Boolean(control);
    }
    if (step === 0 || isSelect(target) || isButton(target)) return false;
    // From a name Enter leads to its amount.
    if (event.key === 'Enter' && cell === 'name' && step === 1) {
      store.focus({ key, field: 'budgetAmount' });
      return true;
    }
    const to = next(key, step);
    if (to !== undefined) store.focus({ key: to, field: cell as RowField });
    else if (step > 0)
      event.currentTarget.querySelectorAll<HTMLElement>('button[data-add]').forEach((button) => button.focus());
    return true;
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const at = cellAt(event.target);
    const isBack = command && key === 'z' && !event.shiftKey;
    const isAgain = command && (key === 'y' || (key === 'z' && event.shiftKey));
    if (isBack) store.undo();
    else if (isAgain) store.redo();
    else if (!at || !onRow(event, at.key, at.cell)) return;
    event.preventDefault();
  };
}
