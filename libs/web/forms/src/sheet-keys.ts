import type { KeyboardEvent } from 'react';

/** A cell of a sheet: the key of its row and its column. Neither holds a space. */
export interface SheetCell<Column extends string = string> {
  readonly row: string;
  readonly column: Column;
}

/** Marks the control of a cell, or what holds it, by which it is found from the keyboard. */
export const cellProps = (row: string, column: string) => ({ 'data-cell': `${row} ${column}` });

/** The cell that an element belongs to. */
export function cellAt<Column extends string = string>(target: EventTarget): SheetCell<Column> | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = marked?.dataset['cell']?.split(' ') ?? [];
  return row && column ? { row, column: column as Column } : undefined;
}

const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/** The control of a cell that can be used; null where it is not there, or locked. */
export function controlOf(root: ParentNode, row: string, column: string): HTMLElement | null {
  const marked = root.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  return marked?.matches(controls) ? marked : (marked?.querySelector<HTMLElement>(controls) ?? null);
}

/** How far a key goes: Enter and the arrow down one row down, Shift+Enter and the arrow up one row up. */
export function rowStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): 1 | -1 | 0 {
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1;
  return key === 'ArrowUp' || key === 'Enter' ? -1 : 0;
}

interface SheetMoves<Column extends string> {
  /** The columns in their order. */
  columns: readonly Column[];
  /**
   * Gives the focus to the column's cell in the row above or below. Without it, the rows are those that stand in the page and can be
   * filled in there.
   */
  toRow?: (from: SheetCell<Column>, step: 1 | -1) => void;
}

/**
 * Moves the focus through a sheet as a spreadsheet does: Enter and arrows up and down by rows, arrows left and right by cells, out of a
 * text from its edges alone. Whether the key was one of these; it then does nothing else. What is typed is sent by no key.
 */
export function moveInSheet<Column extends string>(
  event: KeyboardEvent<HTMLElement>,
  { columns, toRow = (from, step) => focusRow(event.currentTarget, from, step) }: SheetMoves<Column>,
): boolean {
  const { key, target, currentTarget } = event;
  const from = cellAt<Column>(target);
  if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (target instanceof HTMLSelectElement || !columns.includes(from.column)) return false;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (!isAtEdge(target, key)) return false;
    const to = columns[columns.indexOf(from.column) + (key === 'ArrowLeft' ? -1 : 1)];
    const control = to && controlOf(currentTarget, from.row, to);
    if (!control) return false;
    control.focus();
  } else {
    const step = rowStep(event);
    if (step === 0 || target instanceof HTMLButtonElement) return false;
    toRow(from, step);
  }
  event.preventDefault();
  return true;
}

function focusRow(root: HTMLElement, { row, column }: SheetCell, step: 1 | -1): void {
  const rows = [...root.querySelectorAll<HTMLElement>(`[data-cell$=" ${column}"]`)].flatMap((cell) => {
    const at = cellAt(cell);
    return at && controlOf(root, at.row, column) ? at.row : [];
  });
  const next = rows[rows.indexOf(row) + step];
  if (next !== undefined) controlOf(root, next, column)?.focus();
}

/** Whether the cursor of a text stands where the arrow leads out of it. */
function isAtEdge(target: EventTarget, key: 'ArrowLeft' | 'ArrowRight'): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isWhole = start === 0 && end === value.length;
  return isWhole || (key === 'ArrowLeft' ? start === 0 && end === 0 : start === value.length);
}
