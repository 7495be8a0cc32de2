import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Of a table and its cards one is shown. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** What an element around a list of links takes: the arrow keys go from one link that is marked `data-row` to the next. */
export function useRowKeys(): { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !ref.current) return;
    const links = [...ref.current.querySelectorAll<HTMLElement>('a[data-row]')].filter(isShown);
    const at = links.findIndex((link) => link === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    links[at + step]?.focus();
  };
  return { ref, onKeyDown };
}
