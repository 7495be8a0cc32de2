import { startTransition, useCallback, useEffect, useState } from 'react';
import type { AreaChannel, NavigationItem } from '@groundwork/web-mount';
import { openDialog } from '../dialogs/index.js';
import { notice } from '../notifications/index.js';
import { openPreview } from '../preview/index.js';
import { logOut, sessionOver } from '../session/index.js';

/** What the area tells the shell, as state for the layout. */
export function useAreaEvents(channel: AreaChannel) {
  const [navigation, setNavigation] = useState<NavigationItem[]>([]);
  const [title, setTitle] = useState('');
  const [current, setCurrent] = useState('');
  const [busy, setBusy] = useState(false);
  const [working, setWorking] = useState<string>();
  const [unsaved, setUnsaved] = useState(false);

  useEffect(() => {
    const subscriptions = [
      // In parts: they come with the first picture of an area, or of a screen.
      channel.on('navigation', (items) => startTransition(() => setNavigation(items))),
      channel.on('title', (text) => startTransition(() => setTitle(text))),
      channel.on('location', (path) => startTransition(() => setCurrent(path))),
      channel.on('busy', setBusy),
      channel.on('working', setWorking),
      channel.on('unsaved', setUnsaved),
      channel.on('notify', ({ kind, text, undo }) => notice(kind, text, undo)),
      channel.on('session-ended', sessionOver),
      channel.on('open', openDialog),
      channel.on('preview', openPreview),
      channel.on('logout', () => void logOut()),
    ];
    return () => subscriptions.forEach((end) => end());
  }, [channel]);

  /** The area is gone: nothing of it stays in the bars. */
  const clear = useCallback(() => {
    setNavigation([]);
    setTitle('');
    setCurrent('');
    setBusy(false);
    setWorking(undefined);
    setUnsaved(false);
  }, []);
  return { navigation, title, current, busy, working, unsaved, clear };
}
