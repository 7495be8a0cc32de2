import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** Whether what an element holds is wider than itself, looked at when either may have changed. */
export function useOverflow<Held extends HTMLElement>(children: ReactNode): [RefObject<Held | null>, boolean] {
  const held = useRef<Held>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = held.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [children]);
  return [held, overflows];
}
