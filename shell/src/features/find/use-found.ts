import { useEffect, useState } from 'react';
import { fetchFound } from '../../data/find.js';
import type { Found } from '../../data/find.js';

const shortest = 2;
const pause = 200;

export interface Finding {
  /** Of the words that were answered last. */
  readonly found: Found | undefined;
  readonly searching: boolean;
  readonly failed: boolean;
}

const idle: Finding = { found: undefined, searching: false, failed: false };

/** Asks for what fits once the typing pauses; an answer to earlier words is dropped. */
export function useFound(text: string): Finding {
  const [finding, setFinding] = useState<Finding>(idle);
  const q = text.trim();
  useEffect(() => {
    if (q.length < shortest) {
      setFinding(idle);
      return;
    }
    let dropped = false;
    setFinding((before) => ({ ...before, searching: true, failed: false }));
    const timer = setTimeout(() => {
      fetchFound(q).then(
        (found) => !dropped && setFinding({ found, searching: false, failed: false }),
        () => !dropped && setFinding({ found: undefined, searching: false, failed: true }),
      );
    }, pause);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [q]);
  return finding;
}
