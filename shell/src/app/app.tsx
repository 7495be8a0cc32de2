import { lazy, Suspense, useEffect } from 'react';
import { Center, LoadingState, NotFound, TextLink } from '@groundwork/web-ui';
import { NoticeBar } from '../features/notifications/notice-bar.js';
import { ShellBoundary } from '../features/errors/shell-boundary.js';
import { Unreachable } from '../features/errors/unreachable.js';
import { beginSession } from '../features/session/session.js';
import { useSession } from '../features/session/session.store.js';
import { SignInPage } from '../features/sign-in/sign-in.page.js';
import { goTo, signInPath, usePath } from './location.js';
import { isPublicPath } from './public-routes.js';

const Portal = lazy(() => import('./portal.js'));

export function App() {
  return (
    <ShellBoundary>
      <Page />
      <NoticeBar />
    </ShellBoundary>
  );
}

/** Which page a path and a session stand for: public page, sign-in, or the area of the role. */
function Page() {
  const path = usePath();
  const { phase, session } = useSession();
  if (isPublicPath(path)) return <PublicFallback />;
  if (phase === 'unknown') return <Waiting />;
  if (phase === 'unreachable') return <Unreachable onRetry={() => void beginSession()} />;
  if (session) {
    return (
      <Suspense fallback={<Waiting />}>
        <Portal session={session} key={session.user.id} />
      </Suspense>
    );
  }
  return path === '/login' ? <SignInPage /> : <ToSignIn path={path + location.search} />;
}

function ToSignIn({ path }: { path: string }) {
  useEffect(() => goTo(signInPath(path), { replace: true }), [path]);
  return null;
}

function Waiting() {
  return (
    <Center minHeight="100dvh">
      <LoadingState />
    </Center>
  );
}

function PublicFallback() {
  return (
    <Center as="main" minHeight="100dvh">
      <NotFound action={<TextLink href="/login">Sign in</TextLink>} />
    </Center>
  );
}
