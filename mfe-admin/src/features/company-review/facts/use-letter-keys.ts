import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What takes letters by itself, and what has to be answered first. */
const takesLetters = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Letters as keys within an element, while the focus is in it: who dictates or types elsewhere presses none by chance. A key that is
 * held down counts once.
 */
export function useLetterKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const within = element.current;
    if (!within) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(takesLetters)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    within.addEventListener('keydown', press);
    return () => within.removeEventListener('keydown', press);
  }, []);
  return element;
}
