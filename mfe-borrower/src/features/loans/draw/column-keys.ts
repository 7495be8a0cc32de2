import type { KeyboardEvent } from 'react';

/** Marks the field of a line in a column, by which it is found from the keyboard. */
export const cellProps = (column: 'percent' | 'amount') => ({ 'data-column': column });

/** Enter and the arrow down lead to the next line of the column, Shift+Enter and the arrow up to the one before. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  const column = target instanceof HTMLInputElement ? target.dataset['column'] : undefined;
  const isDown = key === 'ArrowDown' || (key === 'Enter' && !shiftKey);
  if (!column || (!isDown && key !== 'ArrowUp' && key !== 'Enter')) return;
  event.preventDefault();
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]:enabled`)];
  cells[cells.indexOf(target as HTMLInputElement) + (isDown ? 1 : -1)]?.focus();
}
