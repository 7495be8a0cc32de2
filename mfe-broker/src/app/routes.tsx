import { NotFoundScreen } from '@groundwork/web-mount';
import type { RouteObject } from '@groundwork/web-mount';

/** The routes of the broker area (specification, broker 2). Screens are fetched when they are first entered. */
export const routes = (): RouteObject[] => [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('../features/referrals/referrals.screen.js')).ReferralsScreen }),
  },
  {
    path: '/fees',
    lazy: async () => ({ Component: (await import('../features/fees/fees.screen.js')).FeesScreen }),
  },
  {
    path: '/manageBroker',
    lazy: async () => ({ Component: (await import('../features/account/account.screen.js')).AccountScreen }),
  },
  { path: '*', element: <NotFoundScreen home="/" /> },
];
