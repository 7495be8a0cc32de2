import { createContext, useContext, useEffect, useMemo } from 'react';
import type { AreaContext, NavigationItem } from './contract.js';

export const AreaReactContext = createContext<AreaContext | undefined>(undefined);

/** The area's context: user, basename, channel. Throws outside an area. */
export function useArea(): AreaContext {
  const area = useContext(AreaReactContext);
  if (!area) throw new Error('useArea is used outside of a mounted area');
  return area;
}

/** Says something in the shell's snackbar: `notify.success(shared.done)`. */
export function useNotify() {
  const { channel } = useArea();
  return useMemo(
    () => ({
      success: (text: string) => channel.emit('notify', { kind: 'success', text }),
      error: (text: string) => channel.emit('notify', { kind: 'error', text }),
      info: (text: string) => channel.emit('notify', { kind: 'info', text }),
    }),
    [channel],
  );
}

/** Sets the title of the top bar (and of the document) while the screen is shown. */
export function useTitle(title: string): void {
  const { channel } = useArea();
  useEffect(() => channel.emit('title', title), [channel, title]);
}

/** Publishes the sidebar's entries; call it once, in the area's frame, with a memoised list. */
export function useNavigation(items: NavigationItem[]): void {
  const { channel } = useArea();
  useEffect(() => channel.emit('navigation', items), [channel, items]);
}

/** Blocks the shell's links while true (specification, borrower 2: links are blocked while loading). */
export function useBusy(busy: boolean): void {
  const { channel } = useArea();
  useEffect(() => {
    if (!busy) return;
    channel.emit('busy', true);
    return () => channel.emit('busy', false);
  }, [channel, busy]);
}
