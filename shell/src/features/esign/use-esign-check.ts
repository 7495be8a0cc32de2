import { useEffect } from 'react';
import { needsAcceptance } from '@groundwork/domain-agreements';
import type { AreaChannel } from '@groundwork/web-mount';
import { openDialog } from '../dialogs/index.js';
import type { Session } from '../../data/session.types.js';
import { fetchEsign } from '../../data/esign.js';
import { isIgnored, stand, useEsignStore } from './esign.store.js';

const againAfterMs = 30_000;

/**
 * Asks, when a borrower's portal stands, whether the terms in force are accepted, and opens the dialog where they are not,
 * unless they are ignored for this session (specification, borrower 4). The area is told how the user stands, also after
 * every change. While the service does not answer nobody is asked for anything; it is asked again.
 */
export function useEsignCheck(session: Session, channel: AreaChannel): void {
  const userId = session.user.id;
  const concerned = session.role === 'borrower';
  const standing = useEsignStore((state) => state.standing);

  useEffect(() => {
    if (!concerned) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const check = async () => {
      try {
        const read = await fetchEsign(userId);
        if (gone) return;
        const due = needsAcceptance(read.terms?.id, read.acceptance);
        const ignored = due && isIgnored(userId);
        stand({ accepted: !due, ignored });
        if (!due || ignored) return;
        useEsignStore.setState({ read });
        openDialog('esign');
      } catch {
        if (!gone) timer = setTimeout(() => void check(), againAfterMs);
      }
    };
    void check();
    return () => {
      gone = true;
      clearTimeout(timer);
      useEsignStore.setState({ standing: undefined, read: undefined });
    };
  }, [concerned, userId]);

  useEffect(() => {
    if (standing) channel.emit('esign', standing);
  }, [channel, standing]);
}
