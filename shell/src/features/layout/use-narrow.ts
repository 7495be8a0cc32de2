import { useSyncExternalStore } from 'react';

/** The sidebar collapses at a width of 600 px or less (specification, borrower 2). */
const query = '(max-width: 600px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
