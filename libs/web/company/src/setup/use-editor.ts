import { useEffect, useState } from 'react';
import { useSetup } from './setup-context.js';

export interface Editor<Row> {
  /** What is edited: a row, 'new', or nothing. */
  opened: Row | 'new' | undefined;
  /** Nobody opened it: it takes no focus, and holds nothing up until something is typed in it. */
  isUnasked: boolean;
  open: (row: Row | 'new') => void;
  close: () => void;
}

/**
 * An editor inside of a section: while it is open, the section itself cannot be saved (specification 4, owner editor). A review
 * only looks into it. `startsAdding`: it begins with an empty form that nobody asked for.
 */
export function useEditor<Row>(startsAdding = false): Editor<Row> {
  const { setEditing, reviewing } = useSetup();
  const [{ opened, isUnasked }, set] = useState<Pick<Editor<Row>, 'opened' | 'isUnasked'>>(
    startsAdding ? { opened: 'new', isUnasked: true } : { opened: undefined, isUnasked: false },
  );
  const isHeld = opened !== undefined && !isUnasked;
  useEffect(() => {
    if (reviewing) return;
    setEditing(isHeld);
    return () => setEditing(false);
  }, [isHeld, setEditing, reviewing]);
  return {
    opened,
    isUnasked,
    open: (row) => set({ opened: row, isUnasked: false }),
    close: () => set({ opened: undefined, isUnasked: false }),
  };
}
