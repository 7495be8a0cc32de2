import { Navigate } from '@groundwork/web-mount';
import type { RouteObject } from '@groundwork/web-mount';
import { NotFound } from '@groundwork/web-ui';

/** The routes of the admin area (specification, back office 2). Screens are fetched when they are first entered. */
export const routes = (): RouteObject[] => [
  { path: '/', element: <Navigate to="/admin" replace /> },
  {
    path: '/admin',
    lazy: async () => ({ Component: (await import('../features/home/home.screen.js')).HomeScreen }),
  },
  {
    path: '/approval',
    lazy: async () => ({ Component: (await import('../features/approval/approval.screen.js')).ApprovalScreen }),
  },
  {
    path: '/admin/reviewapplication/:id',
    lazy: async () => ({ Component: (await import('../features/approval/review-application.screen.js')).ReviewApplicationScreen }),
  },
  {
    path: '/draws',
    lazy: async () => ({ Component: (await import('../features/draws/draws.screen.js')).DrawsScreen }),
  },
  {
    path: '/brokers',
    lazy: async () => ({ Component: (await import('../features/brokers/brokers.screen.js')).BrokersScreen }),
  },
  { path: '*', element: <NotFound /> },
];
