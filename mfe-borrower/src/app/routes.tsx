import { Navigate, NotFoundScreen } from '@groundwork/web-mount';
import type { RouteObject } from '@groundwork/web-mount';

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
    path: '/loans/:applicationId/changes',
    lazy: async () => ({
      Component: (await import('../features/budget-changes/budget-changes.screen.js')).BudgetChangesScreen,
    }),
  },
  {
    path: '/loans/:id',
    lazy: async () => ({ Component: (await import('../features/loans/loan-page/loan.screen.js')).LoanScreen }),
  },
  {
    path: '/loans/:applicationId/inspections',
    lazy: async () => ({
      Component: (await import('../features/inspections/loan-inspections.screen.js')).LoanInspectionsScreen,
    }),
  },
  {
    path: '/loans/*',
    lazy: async () => ({ Component: (await import('../features/loans/loans.screen.js')).LoansScreen }),
  },
  {
    path: '/review/reviewapplication/:id',
    lazy: async () => ({ Component: (await import('../features/review/review.screen.js')).ReviewScreen }),
  },
  ...['/closing', '/closing/:id'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../features/documents/closing.screen.js')).ClosingScreen }),
  })),
  {
    path: '/financial',
    lazy: async () => ({ Component: (await import('../features/documents/financial.screen.js')).FinancialScreen }),
  },
  {
    path: '/personal',
    lazy: async () => ({ Component: (await import('../features/personal/personal.screen.js')).PersonalScreen }),
  },
  ...['/setupCompany', '/setupCompany/:step'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../features/company-setup/setup.screen.js')).SetupScreen }),
  })),
  {
    path: '/account',
    lazy: async () => ({ Component: (await import('../features/account/account.screen.js')).AccountScreen }),
  },
  {
    path: '/updatePassword',
    lazy: async () => ({
      Component: (await import('../features/account/update-password.screen.js')).UpdatePasswordScreen,
    }),
  },
  { path: '*', element: <NotFoundScreen home="/home" /> },
];
