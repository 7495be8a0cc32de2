import { Navigate, NotFoundScreen } from '@groundwork/web-mount';
import type { RouteObject } from '@groundwork/web-mount';

/** The routes of the admin area (specification, back office 2). Screens are fetched when they are first entered. */
export const routes = (): RouteObject[] => [
  { path: '/', element: <Navigate to="/admin" replace /> },
  {
    path: '/admin',
    lazy: async () => ({
      Component: (await import('../features/company-review/company-review.screen.js')).CompanyReviewScreen,
    }),
  },
  {
    path: '/activity',
    lazy: async () => ({ Component: (await import('../features/activity/activity.screen.js')).ActivityScreen }),
  },
  {
    path: '/dealentry',
    lazy: async () => ({ Component: (await import('../features/deal-entry/deal-entry.screen.js')).DealEntryScreen }),
  },
  {
    path: '/administrators',
    lazy: async () => ({
      Component: (await import('../features/administrators/administrators.screen.js')).AdministratorsScreen,
    }),
  },
  {
    path: '/approval',
    lazy: async () => ({ Component: (await import('../features/approval/approval.screen.js')).ApprovalScreen }),
  },
  {
    path: '/approval/adverse',
    lazy: async () => ({ Component: (await import('../features/adverse/adverse.screen.js')).AdverseScreen }),
  },
  {
    path: '/approval/adverse/decisions',
    lazy: async () => ({ Component: (await import('../features/adverse/decisions.screen.js')).DecisionsScreen }),
  },
  {
    path: '/approval/adverse/:id',
    lazy: async () => ({ Component: (await import('../features/adverse/notice.screen.js')).NoticeScreen }),
  },
  {
    path: '/admin/reviewapplication/:id',
    lazy: async () => ({
      Component: (await import('../features/approval/review-application.screen.js')).ReviewApplicationScreen,
    }),
  },
  {
    path: '/admin/decision/:id',
    lazy: async () => ({ Component: (await import('../features/approval/decision.screen.js')).DecisionScreen }),
  },
  {
    path: '/pipeline',
    lazy: async () => ({ Component: (await import('../features/pipeline/pipeline.screen.js')).PipelineScreen }),
  },
  {
    path: '/draws',
    lazy: async () => ({ Component: (await import('../features/draws/draws.screen.js')).DrawsScreen }),
  },
  {
    path: '/draws/:applicationId/changes',
    lazy: async () => ({
      Component: (await import('../features/budget-changes/budget-changes.screen.js')).BudgetChangesScreen,
    }),
  },
  {
    path: '/drawapproval',
    lazy: async () => ({
      Component: (await import('../features/approval-limit/approval-limit.screen.js')).ApprovalLimitScreen,
    }),
  },
  {
    path: '/loans/:id',
    lazy: async () => ({ Component: (await import('../features/loan/loan.screen.js')).LoanScreen }),
  },
  {
    path: '/funding',
    lazy: async () => ({ Component: (await import('../features/funding/funding.screen.js')).FundingScreen }),
  },
  {
    path: '/funding/:id',
    lazy: async () => ({ Component: (await import('../features/funding/loan-money.screen.js')).LoanMoneyScreen }),
  },
  {
    path: '/inspections',
    lazy: async () => ({
      Component: (await import('../features/inspections/inspections.screen.js')).InspectionsScreen,
    }),
  },
  {
    path: '/inspections/loan/:applicationId',
    lazy: async () => ({
      Component: (await import('../features/inspections/loan-inspections.screen.js')).LoanInspectionsScreen,
    }),
  },
  {
    path: '/inspections/:id',
    lazy: async () => ({
      Component: (await import('../features/inspections/inspection.screen.js')).InspectionScreen,
    }),
  },
  {
    path: '/inspections/:id/report',
    lazy: async () => ({ Component: (await import('../features/inspections/report.screen.js')).ReportScreen }),
  },
  {
    path: '/termsheets/*',
    lazy: async () => ({ Component: (await import('../features/term-sheets/term-sheets.screen.js')).TermSheetsScreen }),
  },
  {
    path: '/waivermasters/*',
    lazy: async () => ({
      Component: (await import('../features/waiver-masters/waiver-masters.screen.js')).WaiverMastersScreen,
    }),
  },
  {
    path: '/editicca',
    lazy: async () => ({ Component: (await import('../features/masters/icca.screen.js')).IccaScreen }),
  },
  {
    path: '/editesign',
    lazy: async () => ({ Component: (await import('../features/masters/esign.screen.js')).EsignScreen }),
  },
  {
    path: '/loanlimits/*',
    lazy: async () => ({ Component: (await import('../features/loan-limits/loan-limits.screen.js')).LoanLimitsScreen }),
  },
  {
    path: '/drawrules',
    lazy: async () => ({ Component: (await import('../features/draw-rules/draw-rules.screen.js')).DrawRulesScreen }),
  },
  {
    path: '/loandocuments/*',
    lazy: async () => ({
      Component: (await import('../features/loan-documents/loan-documents.screen.js')).LoanDocumentsScreen,
    }),
  },
  {
    path: '/settings',
    lazy: async () => ({ Component: (await import('../features/settings/settings.screen.js')).SettingsScreen }),
  },
  {
    path: '/settings/lender',
    lazy: async () => ({ Component: (await import('../features/settings/lender.screen.js')).LenderScreen }),
  },
  {
    path: '/settings/signing',
    lazy: async () => ({ Component: (await import('../features/settings/signing.screen.js')).SigningScreen }),
  },
  {
    path: '/settings/letters',
    lazy: async () => ({ Component: (await import('../features/settings/letters.screen.js')).LettersScreen }),
  },
  {
    path: '/settings/letters/:name',
    lazy: async () => ({ Component: (await import('../features/settings/letter.screen.js')).LetterScreen }),
  },
  {
    path: '/brokers',
    lazy: async () => ({ Component: (await import('../features/brokers/brokers.screen.js')).BrokersScreen }),
  },
  {
    path: '/apitokens',
    lazy: async () => ({ Component: (await import('../features/integrations/api-tokens.screen.js')).ApiTokensScreen }),
  },
  {
    path: '/apireference/*',
    lazy: async () => ({
      Component: (await import('../features/api-reference/api-reference.screen.js')).ApiReferenceScreen,
    }),
  },
  {
    path: '/webhooks',
    lazy: async () => ({ Component: (await import('../features/integrations/webhooks.screen.js')).WebhooksScreen }),
  },
  {
    path: '/webhooks/:id',
    lazy: async () => ({ Component: (await import('../features/integrations/webhook.screen.js')).WebhookScreen }),
  },
  {
    path: '/operations',
    lazy: async () => ({ Component: (await import('../features/operations/operations.screen.js')).OperationsScreen }),
  },
  {
    path: '/audit',
    lazy: async () => ({ Component: (await import('../features/audit/audit.screen.js')).AuditScreen }),
  },
  {
    path: '/manageBroker',
    lazy: async () => ({ Component: (await import('../features/account/manage-broker.screen.js')).ManageBrokerScreen }),
  },
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
  {
    path: '/valuation',
    lazy: async () => ({ Component: (await import('../features/approval/valuation.screen.js')).ValuationScreen }),
  },
  {
    path: '/valuation/:id',
    lazy: async () => ({ Component: (await import('../features/approval/valuation-of.screen.js')).ValuationOfScreen }),
  },
  {
    path: '/close',
    lazy: async () => ({ Component: (await import('../features/closings/close.screen.js')).CloseScreen }),
  },
  {
    path: '/portfolio',
    lazy: async () => ({ Component: (await import('../features/portfolio/portfolio.screen.js')).PortfolioScreen }),
  },
  {
    path: '/portfolio/loans',
    lazy: async () => ({ Component: (await import('../features/portfolio/book.screen.js')).BookScreen }),
  },
  { path: '*', element: <NotFoundScreen home="/admin" /> },
];
