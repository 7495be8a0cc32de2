import { useEffect, useState } from 'react';
import { useSetup } from './setup-context.js';

export interface Editor<Row> {
  /** What is edited: a row, 'new', or nothing. */
  opened: Row | 'new' | undefined;
  open: (row: Row | 'new') => void;
  close: () => void;
}

/** An editor inside of a section: while it is open, the section itself cannot be saved (specification 4, owner editor). A review only looks into it. */
export function useEditor<Row>(): Editor<Row> {
  const { setEditing, reviewing } = useSetup();
  const [opened, setOpened] = useState<Row | 'new'>();
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (reviewing) return;
    setEditing(isOpen);
    return () => setEditing(false);
  }, [isOpen, setEditing, reviewing]);
  return { opened, open: setOpened, close: () => setOpened(undefined) };
}
