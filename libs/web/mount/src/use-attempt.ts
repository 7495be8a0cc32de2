import { useRef, useState } from 'react';
import { sentenceFor } from '@groundwork/web-http';

export interface Attempting {
  /** What is said before the reason why it could not be done. */
  failed?: string | undefined;
  /** The reason in words, where the error's own are not all there is to say. */
  explain?: ((error: unknown) => string) | undefined;
  /** Whether what went wrong is told otherwise. */
  caught?: ((error: unknown) => boolean) | undefined;
}

/** What is tried, and why the last try did not succeed: to stand where it was tried until the next one. */
export interface Attempt {
  readonly failure: string | undefined;
  readonly busy: boolean;
  /**
   * Resolves with whether it was done. Pressed twice it is done once, also where the second press comes before the button is drawn as
   * locked; nothing is tried where another question follows.
   */
  readonly attempt: (act: () => Promise<unknown> | undefined) => Promise<boolean>;
  /** What is asked now is another thing. */
  readonly forget: () => void;
}

/**
 * Calls the server from a dialog or a form. What goes wrong stays there to be read: a notice of the snackbar goes by itself.
 */
export function useAttempt({ failed, explain = sentenceFor, caught }: Attempting = {}): Attempt {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const attempt: Attempt['attempt'] = async (act) => {
    const acting = isRunning.current ? undefined : act();
    if (!acting) return false;
    isRunning.current = true;
    setFailure(undefined);
    setBusy(true);
    try {
      await acting;
      return true;
    } catch (error) {
      if (!caught?.(error)) setFailure(failed ? `${failed}: ${explain(error)}` : explain(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { failure, busy, attempt, forget: () => setFailure(undefined) };
}
