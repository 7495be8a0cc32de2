import { useEffect } from 'react';
import type { AreaChannel } from '@groundwork/web-mount';
import type { Session } from '../../data/session.types.js';
import { rememberOffline } from './offline-session.js';

/** The screen has fetched what it needs by then, milliseconds. */
const settledMs = 1_500;

/** Has the screens of the area that ask for it open again without a network. */
export function useOffline(session: Session, channel: AreaChannel): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = channel.on('offline', (path) => {
      rememberOffline(session, path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        import('../../components/keep-page.js').then(({ keepPage }) => keepPage()).catch(() => undefined);
      }, settledMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session, channel]);
}
