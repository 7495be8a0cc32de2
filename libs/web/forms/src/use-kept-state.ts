import { useCallback, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts.js';

/**
 * State that a reload does not lose: what was chosen on the way to a form, kept in the browser beside the drafts of the same user until it
 * is forgotten. It is put back without a question, as nothing is typed over by it.
 */
export function useKeptState<State extends object>(
  key: string,
  empty: State,
): { state: State; change: (next: State) => void; forget: () => void } {
  const [state, setState] = useState<State>(() => ({ ...empty, ...readDraft<State>(key)?.values }));
  const change = useCallback(
    (next: State) => {
      setState(next);
      writeDraft<State>(key, { at: new Date().toISOString(), base: next, values: next });
    },
    [key],
  );
  const forget = useCallback(() => dropDraft(key), [key]);
  return { state, change, forget };
}
