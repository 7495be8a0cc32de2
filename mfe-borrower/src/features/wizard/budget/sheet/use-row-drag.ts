import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { cellAt } from '@groundwork/web-forms';
import type { SheetItem } from './sheet-items.js';
import type { SheetStore } from './sheet-store.js';

/** So near to the edge of the window the page goes along, in pixels. */
const EDGE = 70;

/** Where the lines that are dragged would come to stand: before the item at `index`. */
export interface Drop {
  readonly index: number;
}

interface DragOptions {
  store: SheetStore;
  items: readonly SheetItem[];
  /** The item of the grid at a height of the window. */
  itemAt: (clientY: number) => { index: number; isLowerHalf: boolean } | undefined;
}

/** Lines are dragged by their handle, all that are selected together; Escape leaves them where they are. */
export function useRowDrag({ store, items, itemAt }: DragOptions) {
  const [drop, setDrop] = useState<Drop>();
  const dragged = useRef<string>(undefined);
  const latest = useRef({ items, itemAt, drop });
  useLayoutEffect(() => {
    latest.current = { items, itemAt, drop };
  });
  const isDragging = drop !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    let height = 0;
    const follow = ({ clientY }: PointerEvent) => {
      height = clientY;
      const over = latest.current.itemAt(clientY);
      if (over) setDrop({ index: Math.max(1, over.index + (over.isLowerHalf ? 1 : 0)) });
    };
    const end = (isDone: boolean) => {
      const { drop: at, items: rows } = latest.current;
      if (isDone && at && dragged.current !== undefined) {
        const to = placeBefore(rows, at.index);
        if (to) store.move(store.together(dragged.current), to.section, to.place);
      }
      dragged.current = undefined;
      setDrop(undefined);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    const scroll = setInterval(() => {
      const step = height < EDGE ? -12 : height > innerHeight - EDGE ? 12 : 0;
      if (height > 0 && step !== 0) scrollBy(0, step);
    }, 16);
    addEventListener('pointermove', follow);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape);
    return () => {
      clearInterval(scroll);
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape);
    };
  }, [isDragging, store]);
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const { target, button } = event;
    const row = target instanceof Element && target.closest('[data-handle]') ? target.closest('[role="row"]') : null;
    const at = row?.querySelector('[data-cell]');
    const key = at ? cellAt(at)?.row : undefined;
    if (key === undefined || button !== 0) return;
    event.preventDefault();
    dragged.current = key;
    setDrop({ index: items.findIndex(({ id }) => id === key) });
  };
  return { drop, onPointerDown };
}

/** The place of a section that stands before an item of the grid; below the last one, the end of the last section. */
export function placeBefore(
  items: readonly SheetItem[],
  index: number,
): { section: number; place: number } | undefined {
  const item = items[index];
  if (item?.kind === 'line') return { section: item.section, place: item.place };
  const above = items[index - 1];
  if (!above) return undefined;
  return { section: above.section, place: above.kind === 'line' ? above.place + 1 : 0 };
}
