import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { areaOf } from '@groundwork/domain-access';
import { homeOf } from '@groundwork/domain-accounts';
import { handbook } from '@groundwork/domain-messages-shell';
import { createChannel } from '@groundwork/web-mount';
import type { AreaContext } from '@groundwork/web-mount';
import { Box, LoadingState } from '@groundwork/web-ui';
import { useAdoptedCompany } from '../features/company-choice/use-adopted-company.js';
import { useEsignCheck } from '../features/esign/use-esign-check.js';
import { DialogHost } from '../features/dialogs/dialog-host.js';
import { LoadingDialog } from '../features/dialogs/loading-dialog.js';
import { Layout } from '../features/layout/layout.js';
import { useAreaEvents } from '../features/layout/use-area-events.js';
import { Bell } from '../features/notifications/bell.js';
import { PreviewHost } from '../features/preview/index.js';
import { prove, ProofHost, useProof } from '../features/proof/index.js';
import { proveSigning, useSigning } from '../features/signing/index.js';
import { AreaOutlet } from '../features/remotes/area-outlet.js';
import { developerOrigin, endDeveloperVersion } from '../features/remotes/developer-version.js';
import { takeAnswer } from '../features/remotes/early-answers.js';
import { knownOpening, rememberOpening } from '../features/remotes/opening.js';
import { useArea } from '../features/remotes/use-area.js';
import { IdleDialog } from '../features/session/idle-dialog.js';
import { LogoutQuestion } from '../features/session/logout-question.js';
import { useOffline } from '../features/session/use-offline.js';
import type { Session } from '../data/session.types.js';
import { summaryOf } from '../features/session/user-summary.js';
import { dialogRegistry } from './dialog-registry.js';
import { goTo, usePath } from '../components/location.js';
import { publicConfig, uploadLimitBytes } from '../data/public-config.js';

// Nothing of the first screen waits for it.
const Handbook = lazy(() => import('../features/handbook/handbook.page.js'));
const DeveloperBanner = lazy(() => import('../features/remotes/developer-banner.js'));
const fetchTools = () => import('./portal-tools.js');
const FindBar = lazy(async () => ({ default: (await fetchTools()).FindBar }));
const PortalMenu = lazy(async () => ({ default: (await fetchTools()).PortalMenu }));

/** The portal of who is signed in: top bar, sidebar, and the area of the role. */
export default function Portal({ session }: { session: Session }) {
  const { role } = session;
  const path = usePath();
  const { state, retry, enterIfNewer, fail } = useArea(areaOf(role), { id: session.user.id, role });
  const context = useMemo<AreaContext>(
    () => ({
      basename: '/',
      user: summaryOf(session),
      channel: createChannel(),
      previews: true,
      placedPreviews: true,
      prove,
      proveSigning,
      answersAhead: (path) => takeAnswer(session.user.id, path),
      // Read when an upload is about to begin: the area does not wait for it.
      get uploadLimitBytes() {
        return uploadLimitBytes();
      },
    }),
    [session],
  );
  useAdoptedCompany(context.channel);
  useEsignCheck(session, context.channel);
  useOffline(session, context.channel);
  const { navigation, title, current, busy, working, unsaved, clear } = useAreaEvents(context.channel);
  const isAskedWho = useProof(({ question }) => question !== undefined);
  const isAsked = useSigning(({ question }) => question !== undefined) || isAskedWho;
  const ready = state.phase === 'ready';
  // What the area begins with is fetched before what the bars have besides; once there, that stays.
  const [isDue, setDue] = useState(false);
  const [opening] = useState(() => knownOpening(role));
  if (!isDue && state.phase !== 'loading') setDue(true);

  useEffect(() => void publicConfig(), []);
  useEffect(
    () => context.channel.on('opening', (opening) => rememberOpening({ ...opening, role, home: homeOf(role) })),
    [context, role],
  );

  useEffect(() => {
    if (path !== '/login') return;
    goTo(homeOf(role), { replace: true });
    // An area that stands already has taken the address for a path of its own.
    context.channel.emit('navigate', homeOf(role));
  }, [path, role, context]);
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
  const showPublished = useCallback(() => {
    endDeveloperVersion();
    retry();
  }, [retry]);
  // Only once the area was asked for: the address says it until then.
  const developed = state.phase === 'loading' ? undefined : developerOrigin(areaOf(role));
  const place = current || path;
  const isReading = /^\/handbook\b/.test(place);
  const home = homeOf(role);
  const onTheWayHome = useRef(false);
  const goHome = useCallback(() => {
    if (busy) return;
    onTheWayHome.current = current !== home;
    if (current !== home) navigate(home);
    else if (!unsaved) void enterIfNewer();
  }, [navigate, home, current, busy, unsaved, enterIfNewer]);
  useEffect(() => {
    // Only once the area is there: unsaved changes may have kept the user where he was.
    if (current === home && onTheWayHome.current) void enterIfNewer();
    if (current === home) onTheWayHome.current = false;
  }, [current, home, enterIfNewer]);

  return (
    <Layout
      title={isReading ? handbook.title : title}
      navigation={navigation}
      current={place}
      blocked={busy}
      onNavigate={navigate}
      onHome={goHome}
      tools={
        <>
          <Suspense fallback={<Box width="10" />}>
            {isDue ? <FindBar role={role} navigation={navigation} onNavigate={navigate} /> : <Box width="10" />}
          </Suspense>
          <Bell who={`${session.user.id} ${session.companyId ?? ''}`} onNavigate={navigate} />
        </>
      }
      menu={
        <Suspense fallback={<Box width="14" />}>
          {isDue ? <PortalMenu user={context.user} place={place} onNavigate={navigate} /> : <Box width="14" />}
        </Suspense>
      }
    >
      {isReading ? (
        <Suspense fallback={<LoadingState />}>
          <Handbook role={role} path={place} onNavigate={navigate} />
        </Suspense>
      ) : null}
      {developed && !isReading ? (
        <Suspense>
          <DeveloperBanner origin={developed} onEnd={showPublished} />
        </Suspense>
      ) : null}
      <AreaOutlet
        hidden={isReading}
        opening={opening}
        state={state}
        context={context}
        onFailed={fail}
        onRetry={retry}
      />
      <DialogHost registry={dialogRegistry} session={session} channel={context.channel} navigate={navigate} />
      <PreviewHost />
      <LoadingDialog message={isAsked ? undefined : working} />
      <ProofHost />
      <IdleDialog {...session.idle} />
      <LogoutQuestion />
    </Layout>
  );
}
