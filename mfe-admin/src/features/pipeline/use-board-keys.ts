import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const steps: Readonly<Record<string, readonly [columns: number, cards: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** On a phone one column is shown at a time. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/**
 * What an element around columns, which are marked `data-column`, takes: the arrow keys go from card to card of a column and to the card
 * beside it in the next column that has any.
 */
export function useBoardKeys(): { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !ref.current) return;
    const columns = [...ref.current.querySelectorAll<HTMLElement>('[data-column]')]
      .map((column) => [...column.querySelectorAll<HTMLElement>('a[data-row]')].filter(isShown))
      .filter((cards) => cards.length > 0);
    const here = columns.findIndex((cards) => cards.some((card) => card === document.activeElement));
    const cards = columns[here];
    if (!cards) return;
    event.preventDefault();
    const at = cards.findIndex((card) => card === document.activeElement);
    const beside = columns[here + step[0]] ?? cards;
    beside[step[0] === 0 ? at + step[1] : Math.min(at, beside.length - 1)]?.focus();
  };
  return { ref, onKeyDown };
}
