import { Navigate } from '@groundwork/web-mount';
import type { RouteObject } from '@groundwork/web-mount';
import { NotFound } from '@groundwork/web-ui';

/** The routes of the borrower area (specification, borrower 2). Screens are fetched when they are first entered. */
export const routes = (): RouteObject[] => [
  { path: '/', element: <Navigate to="/home" replace /> },
  {
    path: '/home',
    lazy: async () => ({ Component: (await import('../features/dashboard/dashboard.screen.js')).DashboardScreen }),
  },
  {
    path: '/applications',
    lazy: async () => ({ Component: (await import('../features/add-project/add-project.screen.js')).AddProjectScreen }),
  },
  {
    path: '/applications/:id',
    lazy: async () => ({ Component: (await import('../features/wizard/wizard.screen.js')).WizardScreen }),
  },
  {
    path: '/items/:id',
    lazy: async () => ({ Component: (await import('../features/items/items.screen.js')).ItemsScreen }),
  },
  {
    path: '/loans/*',
    lazy: async () => ({ Component: (await import('../features/loans/loans.screen.js')).LoansScreen }),
  },
  {
    path: '/review/reviewapplication/:id',
    lazy: async () => ({ Component: (await import('../features/review/review.screen.js')).ReviewScreen }),
  },
  { path: '*', element: <NotFound /> },
];
