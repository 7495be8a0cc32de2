import { NotFound } from '@groundwork/web-ui';
import type { RouteObject } from '@groundwork/web-mount';

/** The routes of the borrower area (specification, borrower 2). Screens are fetched when they are first entered. */
export const routes = (): RouteObject[] => [
  ...['/', '/home'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../features/dashboard/dashboard.screen.js')).DashboardScreen }),
  })),
  { path: '*', element: <NotFound /> },
];
