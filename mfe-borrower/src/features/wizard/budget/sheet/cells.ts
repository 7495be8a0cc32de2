import type { RowField } from './sheet.js';

/** The cells of a row in their order. */
export const cellOrder = ['select', 'name', 'type', 'budgetAmount', 'note', 'menu'] as const;
export type Cell = (typeof cellOrder)[number];

/** Marks the control of a cell, by which it is found from the keyboard. */
export const cellProps = (key: string, cell: Cell) => ({ 'data-cell': `${key} ${cell}` });

export function controlOf(root: ParentNode, key: string, cell: Cell | RowField): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-cell="${key} ${cell}"], [data-cell="${key} ${cell}"] button`);
}

/** The row and the cell that an element belongs to. */
export function cellAt(target: EventTarget): { key: string; cell: Cell } | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [key, cell] = marked?.dataset['cell']?.split(' ') ?? [];
  return key && cell ? { key, cell: cell as Cell } : undefined;
}
