import { useCallback, useEffect, useRef, useState } from 'react';
import { acknowledge } from '../../data/bell.js';
import { ring, silentBell } from './bell-events.js';
import type { BellEvent } from './bell-events.js';
import { followBell } from './bell-source.js';

/**
 * The bell of who is signed in. Plain state: one list is not worth the weight of a query library on the way to the first
 * screen.
 */
export function useBell(who: string) {
  const [state, setState] = useState(silentBell);
  /** Whether the list has come, the last time that it was asked for or ever. */
  const [known, setKnown] = useState<'waiting' | 'yes' | 'away'>('waiting');
  const done = useRef(new Set<string>());
  const apply = useCallback((event: BellEvent) => {
    if (event.type === 'read') for (const id of event.ids) done.current.add(id);
    if (event.type === 'list') setKnown('yes');
    if (event.type === 'away') setKnown((before) => (before === 'waiting' ? 'away' : before));
    setState((before) => ring(before, event, done.current));
  }, []);
  useEffect(() => followBell(who, apply), [who, apply]);

  const read = useCallback(
    async (ids: string[]) => {
      await acknowledge(ids);
      apply({ type: 'read', ids });
    },
    [apply],
  );
  return { ...state, known, read };
}
