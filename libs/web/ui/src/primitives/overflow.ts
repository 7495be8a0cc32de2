import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsShown } from './section-context.js';

/** Whether what an element holds is wider than itself, looked at when either may have changed. */
export function useOverflow<Held extends HTMLElement>(children: ReactNode): [RefObject<Held | null>, boolean] {
  const held = useRef<Held>(null);
  const [overflows, setOverflows] = useState(false);
  const known = useRef(overflows);
  const isShown = useIsShown();
  // What stands below for it is there when it is first painted.
  useLayoutEffect(() => {
    const element = held.current;
    // What is not shown has no width, and asking for it would lay out the whole page.
    if (!element || !isShown) return;
    // Told once the page is laid out and before it is painted: asking in the effect itself would lay out the page an extra time.
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth + 1;
      // Even where nothing of it changes this renders what else waits for its turn.
      if (isWider === known.current) return;
      known.current = isWider;
      flushSync(() => setOverflows(isWider));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [children, isShown]);
  return [held, overflows];
}
