import { useCallback, useEffect, useState } from 'react';
import { acknowledge, fetchBell } from './bell.api.js';
import type { BellLine } from './bell.api.js';

const everyMs = 60_000;

/**
 * The unread lines of the bell, asked for now, once a minute while the page is seen, and when it is seen again. Plain
 * state: one list is not worth the weight of a query library on the way to the first screen.
 */
export function useBell() {
  const [unread, setUnread] = useState<BellLine[]>([]);

  useEffect(() => {
    let gone = false;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      fetchBell().then(
        (lines) => gone || setUnread(lines.filter((line) => !line.acknowledged)),
        // The bell keeps what it last knew; what fails for longer shows in the areas themselves.
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  const read = useCallback(async (ids: string[]) => {
    await acknowledge(ids);
    setUnread((lines) => lines.filter((line) => !ids.includes(line.id)));
  }, []);
  return { unread, read };
}
