import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> = { phase: 'loading' } | { phase: 'failed'; error: unknown } | { phase: 'ready'; data: Data };

/**
 * What a public page asks for once, and again by `reload`. Plain state: a single answer is not worth a query library on
 * the way to a form. `load` has to be the same function from render to render.
 */
export function useLoaded<Data>(load: () => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ phase: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    load().then(
      (data) => gone || setLoaded({ phase: 'ready', data }),
      (error: unknown) => gone || setLoaded({ phase: 'failed', error }),
    );
    return () => {
      gone = true;
    };
  }, [load, round]);
  const reload = useCallback(() => {
    setLoaded({ phase: 'loading' });
    setRound((count) => count + 1);
  }, []);
  return { loaded, reload };
}
