import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { Text } from '@groundwork/web-ui';
import type { KeptForm } from './use-kept-form.js';

const MINUTE = 60;

/** Where what is typed is kept, and how long ago: 'Saved 2 s ago'. It says so to who looks, and interrupts nobody. */
export function SavedAgo({ keptForm: { autosave } }: { keptForm: Pick<KeptForm<object>, 'autosave'> }) {
  const keeping = useSyncExternalStore(autosave.subscribe, autosave.state);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!keeping) return undefined;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [keeping]);
  if (!keeping) return null;
  const seconds = Math.max(0, Math.round((Date.now() - keeping.at) / 1_000));
  const said =
    keeping.where === 'browser'
      ? screens.keptInBrowser
      : seconds < MINUTE
        ? fill(screens.savedAgo, { seconds })
        : fill(screens.savedAt, { time: displayInstant(new Date(keeping.at).toISOString()) });
  return (
    <Text textStyle="small" color="fg.muted">
      {said}
    </Text>
  );
}
