import { useEffect, useRef } from 'react';

/**
 * For the heading of what is shown one at a time (steps, tabs of a wizard): it takes the focus when `shown` becomes another
 * one, so that who works by keyboard or listens goes on from there. The first one takes none. Needs `tabIndex={-1}`.
 */
export function useHeadingFocus(shown: string | number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
