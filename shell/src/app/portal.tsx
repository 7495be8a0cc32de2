import { useCallback, useEffect, useMemo, useRef } from 'react';
import { areaOf, homeOf } from '@groundwork/domain-accounts';
import { createChannel } from '@groundwork/web-mount';
import type { AreaContext } from '@groundwork/web-mount';
import { Layout } from '../features/layout/layout.js';
import { useAreaEvents } from '../features/layout/use-area-events.js';
import { Bell } from '../features/notifications/bell.js';
import { AreaOutlet } from '../features/remotes/area-outlet.js';
import { useArea } from '../features/remotes/use-area.js';
import { IdleDialog } from '../features/session/idle-dialog.js';
import type { Session } from '../features/session/session.types.js';
import { summaryOf } from '../features/session/user-summary.js';
import { goTo, usePath } from './location.js';

/** The portal of who is signed in: top bar, sidebar, and the area of the role. */
export default function Portal({ session }: { session: Session }) {
  const { role } = session;
  const path = usePath();
  const { state, retry, enterIfNewer, fail } = useArea(areaOf(role));
  const context = useMemo<AreaContext>(
    () => ({ basename: '/', user: summaryOf(session), channel: createChannel() }),
    [session],
  );
  const { navigation, title, current, busy, clear } = useAreaEvents(context.channel);
  const ready = state.phase === 'ready';

  useEffect(() => {
    if (path === '/login') goTo(homeOf(role), { replace: true });
  }, [path, role]);
  useEffect(() => {
    if (!ready) clear();
  }, [ready, clear]);

  const navigate = useCallback(
    (to: string) => {
      if (busy) return;
      if (ready) context.channel.emit('navigate', to);
      else goTo(to);
    },
    [busy, ready, context],
  );
  const home = homeOf(role);
  const onTheWayHome = useRef(false);
  const goHome = useCallback(() => {
    if (busy) return;
    onTheWayHome.current = current !== home;
    if (current === home) void enterIfNewer();
    else navigate(home);
  }, [navigate, home, current, busy, enterIfNewer]);
  useEffect(() => {
    // Only once the area is there: unsaved changes may have kept the user where he was.
    if (current === home && onTheWayHome.current) void enterIfNewer();
    if (current === home) onTheWayHome.current = false;
  }, [current, home, enterIfNewer]);

  return (
    <Layout
      user={context.user}
      title={title}
      navigation={navigation}
      current={current || path}
      onNavigate={navigate}
      onHome={goHome}
      tools={<Bell onNavigate={navigate} />}
    >
      <AreaOutlet state={state} context={context} onFailed={fail} onRetry={retry} />
      <IdleDialog {...session.idle} />
    </Layout>
  );
}
