import { useState } from 'react';

type Outcome = 'copied' | 'refused';

/** Copies a text and remembers how that went. Browsers may refuse; the text stands on the page to be selected. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { outcome, copy };
}
