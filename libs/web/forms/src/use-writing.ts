import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What is typed is written so long after the last key, in milliseconds. */
const PAUSE = 250;
/** The first writing comes when the key that began it is answered, in milliseconds. */
const SOON = 40;
/** Whoever types on without a pause is not left behind longer than this. */
const MOST = 500;

/**
 * Calls `write` while something is typed: right after it begins, then after each pause and when the page or the form goes.
 * The form is not drawn for it. The answer drops a writing that waits for its pause. `write` stays the same function.
 */
export function useWriting<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  write: () => void,
  active: boolean,
): () => void {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number>(undefined);
  const stop = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = undefined;
    since.current = undefined;
  }, []);
  useEffect(() => {
    if (!active) return undefined;
    const now = () => {
      stop();
      write();
    };
    const flush = () => {
      if (pause.current !== undefined) now();
    };
    pause.current = setTimeout(now, SOON);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause.current);
        since.current ??= Date.now();
        pause.current = setTimeout(now, Math.max(0, Math.min(PAUSE, since.current + MOST - Date.now())));
      },
    });
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      flush();
      removeEventListener('pagehide', flush);
    };
  }, [active, form, stop, write]);
  return stop;
}
