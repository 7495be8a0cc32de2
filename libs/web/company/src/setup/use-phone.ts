import { useSyncExternalStore } from 'react';

/** The width up to which the portal is laid out for a phone (specification 9). */
const query = '(max-width: 600px)';

function subscribe(changed: () => void): () => void {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false);
