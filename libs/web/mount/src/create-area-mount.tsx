import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { AreaTheme, useFocusOfPage } from '@groundwork/web-ui';
import {
  createQueryClient,
  onProofNeeded,
  onReading,
  onSessionEnded,
  onSigningProofNeeded,
} from '@groundwork/web-http';
import { AreaLifeContext, AreaReactContext, useArea } from './area-context.js';
import type { AreaContext, AreaModule } from './contract.js';
import { createBrowserRouter, Outlet, RouterProvider, useLocation, useRouteError } from './router.js';
import type { RouteObject } from './router.js';

export interface AreaDefinition {
  /** 'borrower', 'broker' or 'admin'; scopes the area's styles. */
  name: string;
  /** The area's routes, beneath its basename. Screens should be lazy: `lazy: () => import('./x.js')`. */
  routes: (context: AreaContext) => RouteObject[];
  /** Wraps all screens, inside the router: the place for `useNavigation` and for stores. */
  frame?: (props: { children: ReactNode }) => ReactNode;
}

/**
 * The `mount` of an area from its routes: React root, theme, query client, router and the channel's wiring.
 * What a screen throws is reported to the shell as 'failed'; the shell then offers 'Try again'.
 */
export function createAreaMount(definition: AreaDefinition): AreaModule {
  return {
    mount(element, context) {
      const { channel } = context;
      const failed = (error: unknown) => channel.emit('failed', { message: messageOf(error) });
      const client = createQueryClient();
      const life = new AbortController();
      const router = createBrowserRouter(
        [
          {
            element: <AreaFrame frame={definition.frame} />,
            errorElement: <RouteFailure />,
            hydrateFallbackElement: <></>,
            // The shell shows its handbook there, and the area nothing.
            children: [{ path: '/handbook/*', element: <></> }, ...definition.routes(context)],
          },
        ],
        { basename: context.basename || '/' },
      );
      const root = createRoot(element, { onUncaughtError: failed });
      const subscriptions = [
        channel.on('navigate', (path) => void router.navigate(path)),
        onSessionEnded(() => channel.emit('session-ended', undefined)),
        ...(context.prove ? [onProofNeeded(context.prove)] : []),
        ...(context.proveSigning ? [onSigningProofNeeded(context.proveSigning)] : []),
        ...(context.answersAhead ? [onReading(context.answersAhead)] : []),
      ];
      // In parts, between which the page answers.
      startTransition(() =>
        root.render(
          <AreaReactContext value={context}>
            <AreaLifeContext value={life.signal}>
              <AreaTheme name={definition.name}>
                <QueryClientProvider client={client}>
                  <RouterProvider router={router} />
                </QueryClientProvider>
              </AreaTheme>
            </AreaLifeContext>
          </AreaReactContext>,
        ),
      );
      let mounted = true;
      return {
        unmount() {
          if (!mounted) return;
          mounted = false;
          life.abort();
          for (const end of subscriptions) end();
          router.dispose();
          root.unmount();
          client.clear();
        },
      };
    },
  };
}

function AreaFrame({ frame: Frame }: { frame?: AreaDefinition['frame'] }) {
  const { channel } = useArea();
  const { pathname, search } = useLocation();
  useEffect(() => channel.emit('location', pathname), [channel, pathname]);
  useFocusOfPage(pathname + search);
  return Frame ? (
    <Frame>
      <Outlet />
    </Frame>
  ) : (
    <Outlet />
  );
}

function RouteFailure() {
  const { channel } = useArea();
  const error = useRouteError();
  useEffect(() => {
    channel.emit('failed', { message: messageOf(error) });
  }, [channel, error]);
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
