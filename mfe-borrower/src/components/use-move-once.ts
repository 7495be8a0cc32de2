import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '@groundwork/web-mount';

/** A press that comes later than this (ms) is another one. */
const ONE_PRESS = 1000;

/**
 * Moves to another place once. A second press before the next place is drawn is the same press, and one that ends after another has moved
 * on moves nowhere: neither enters anything in the browser's history.
 */
export function useMoveOnce(): (to: string, move: () => void) => void {
  const { key } = useLocation();
  const here = useRef(key);
  const last = useRef<{ to: string; at: number }>(undefined);
  useLayoutEffect(() => {
    here.current = key;
    last.current = undefined;
  }, [key]);
  return (to, move) => {
    const at = performance.now();
    const isSamePress = last.current?.to === to && at - last.current.at < ONE_PRESS;
    if (isSamePress || here.current !== key) return;
    last.current = { to, at };
    move();
  };
}
