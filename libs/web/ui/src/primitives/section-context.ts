import { createContext, useContext, useLayoutEffect } from 'react';

interface SectionPlace {
  /** Counts what of the section is still on its way. */
  readonly count: (change: 1 | -1) => void;
  readonly isShown: boolean;
}

/** The section of an `InOrder` that something stands in; nothing where it stands in none. */
export const SectionContext = createContext<SectionPlace | undefined>(undefined);

/** Tells the section around that something of it is on its way, where no loading state says so. */
export function useOnItsWay(waits: boolean): void {
  const count = useContext(SectionContext)?.count;
  // Before anything is painted.
  useLayoutEffect(() => {
    if (!waits || !count) return;
    count(1);
    return () => count(-1);
  }, [waits, count]);
}

/** In the place of what is fetched and needs no loading state of its own. */
export function OnItsWay() {
  useOnItsWay(true);
  return null;
}

/** Whether the section around is seen: what is not cannot take the focus and has no size. */
export const useIsShown = (): boolean => useContext(SectionContext)?.isShown ?? true;
