import { useEffect } from 'react';

/**
 * A dialog of the shell stands above every page of the area: the browser's back and forward buttons, which lead to another one, leave it
 * like Escape. Without `onLeave` it is not left: it has to be answered, or something in it is under way.
 */
export function useLeftByBack(onLeave: (() => void) | undefined): void {
  useEffect(() => {
    if (!onLeave) return;
    addEventListener('popstate', onLeave);
    return () => removeEventListener('popstate', onLeave);
  }, [onLeave]);
}
