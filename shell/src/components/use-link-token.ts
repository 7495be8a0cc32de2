import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The token of a link, behind the sign of the fragment: browsers send that part to no server. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
