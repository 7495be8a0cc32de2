import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Center, LoadingState } from '@groundwork/web-ui';
import { NoticeBar } from '../features/notifications/notice-bar.js';
import { needsCompany, useCompanyChoice } from '../features/company-choice/index.js';
import { ShellBoundary } from '../features/errors/shell-boundary.js';
import { Unreachable } from '../features/errors/unreachable.js';
import { lastUser } from '../features/session/last-user.js';
import { beginSession } from '../features/session/session.js';
import { useSession } from '../features/session/session.store.js';
import { OpeningFrame } from '../features/remotes/opening-frame.js';
import { knownOpening } from '../features/remotes/opening.js';
import { SigningHost } from '../features/signing/index.js';
import { SignInPage } from '../features/sign-in/sign-in.page.js';
import { goTo, signInPath, usePath } from '../components/location.js';
import { PublicPage } from './public-pages.js';
import { publicRouteOf } from './public-routes.js';

export const fetchPortal = () => import('./portal.js');
const Portal = lazy(fetchPortal);
const Choosing = lazy(() => import('./choosing.js'));

export function App() {
  return (
    <ShellBoundary>
      <Page />
      <NoticeBar />
      <SigningHost />
    </ShellBoundary>
  );
}

/** Which page a path and a session stand for: public page, sign-in, choice of a company, or the area of the role. */
function Page() {
  const path = usePath();
  const { phase, session } = useKnownSession();
  const startsNew = useCompanyChoice((state) => state.startsNew);
  const publicRoute = publicRouteOf(path, location.search);
  if (publicRoute) {
    return (
      <Suspense fallback={<Loading />}>
        <PublicPage {...publicRoute} />
      </Suspense>
    );
  }
  if (phase === 'unknown') return <Waiting />;
  if (phase === 'unreachable') return <Unreachable onRetry={() => void beginSession()} />;
  if (session) {
    return (
      <Suspense fallback={<Waiting />}>
        {needsCompany(session, startsNew) ? (
          <Choosing session={session} />
        ) : (
          <Portal session={session} key={`${session.user.id} ${session.companyId ?? ''}`} />
        )}
      </Suspense>
    );
  }
  return path === '/login' ? <SignInPage fetchPortal={fetchPortal} /> : <ToSignIn path={path + location.search} />;
}

/** Who is signed in. The first answer is rendered in parts, between which the page answers; what follows comes at once. */
function useKnownSession() {
  const current = useSession();
  const before = useDeferredValue(current);
  return before.phase === 'unknown' ? before : current;
}

function ToSignIn({ path }: { path: string }) {
  useEffect(() => goTo(signInPath(path), { replace: true }), [path]);
  return null;
}

/** Whoever was here last finds what the home begins with; nothing of it is decided, or can be pressed. */
function Waiting() {
  const [opening] = useState(() => knownOpening(lastUser()?.role));
  return opening ? <OpeningFrame opening={opening} /> : <Loading />;
}

function Loading() {
  return (
    <Center minHeight="100dvh">
      <LoadingState />
    </Center>
  );
}
