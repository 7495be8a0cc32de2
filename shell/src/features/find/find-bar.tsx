import { lazy, Suspense, useEffect, useState } from 'react';
import { find as words } from '@groundwork/domain-messages-shell';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import { IconButton } from '@groundwork/web-ui';
import { queueKeys } from './queue-keys.js';

const FindDialog = lazy(async () => ({ default: (await import('./find.dialog.js')).FindDialog }));

interface FindBarProps {
  role: UserSummary['role'];
  navigation: readonly NavigationItem[];
  onNavigate: (path: string) => void;
}

/** The entry of the sidebar that keys open: Alt and Shift with the letter of a queue. */
function queueOf({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent, navigation: FindBarProps['navigation']) {
  if (!altKey || !shiftKey || ctrlKey || metaKey) return undefined;
  return navigation.find(({ id }) => queueKeys[id] !== undefined && code === `Key${queueKeys[id]}`);
}

const isModalOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** The way to the command bar: a button, and Ctrl or Command with K. The queues of the lender have keys of their own. */
export function FindBar({ role, navigation, onNavigate }: FindBarProps) {
  const [open, setOpen] = useState(false);
  const isLender = role === 'admin' || role === 'super';
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const queue = isLender ? queueOf(event, navigation) : undefined;
      if (!isFind && !queue) return;
      // A dialog has to be answered first.
      if (isModalOpen()) return;
      event.preventDefault();
      if (queue) onNavigate(queue.path);
      else setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isLender, navigation, onNavigate]);
  return (
    <>
      <IconButton label={words.button} icon="search" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)} />
      {open ? (
        <Suspense fallback={null}>
          <FindDialog
            role={role}
            navigation={navigation}
            onClose={() => setOpen(false)}
            onOpen={(path) => {
              setOpen(false);
              onNavigate(path);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
