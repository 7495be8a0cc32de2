import { useEffect } from 'react';

/** The browser asks before the page is closed or left while there is something to lose. */
export function useAskBeforeUnload(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
}
