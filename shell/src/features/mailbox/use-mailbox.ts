import { useEffect, useState } from 'react';
import { ApiProblem } from '@groundwork/web-http';
import { fetchMailbox } from '../../data/mailbox.js';
import type { MailboxMessage } from '../../data/mailbox.js';

const everyMs = 2_000;
const typingMs = 250;

export interface Mailbox {
  phase: 'loading' | 'ready' | 'failed' | 'none';
  messages: MailboxMessage[];
  /** What the messages were found by. */
  foundBy: string;
}

/** The messages to whom `search` names, kept up to date while the page is seen. */
export function useMailbox(search: string): Mailbox & { retry: () => void } {
  const [mailbox, setMailbox] = useState<Mailbox>({ phase: 'loading', messages: [], foundBy: '' });
  const [round, setRound] = useState(0);
  const to = search.trim();
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (document.visibilityState === 'visible')
        await fetchMailbox(to).then(
          (messages) => gone || setMailbox({ phase: 'ready', messages, foundBy: to }),
          // What is there stays: a letter that is being read does not go because one question failed.
          (error: unknown) =>
            gone ||
            setMailbox((before) =>
              isNone(error)
                ? { ...before, phase: 'none' }
                : before.phase === 'ready'
                  ? before
                  : { ...before, phase: 'failed' },
            ),
        );
      if (!gone) timer = setTimeout(() => void ask(), everyMs);
    };
    timer = setTimeout(() => void ask(), to ? typingMs : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [to, round]);
  return {
    ...mailbox,
    retry: () => {
      setMailbox((before) => ({ ...before, phase: 'loading' }));
      setRound((count) => count + 1);
    },
  };
}

const isNone = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;
