import { operations as applications } from '@groundwork/contract-applications';
import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

const ofCompany = { params: { companyId: 'id' } } as const;

/** Approval and deal entry: applications of all companies. */
export const ApplicationRoutes = forwardingController('Application', {
  allApplications: route.get('/application/all', 'admin', applications.listLatestApplications),
  pageOfApplications: route.get('/application/page', 'admin', applications.pageOfApplications, {
    beyond: 'a page of the list by cursor, filtered by status',
  }),
  singleApplication: route.get('/application/single/{id}', 'admin', applications.getApplication),
  applicationHistory: route.get('/application/history/{id}', 'admin', applications.getApplicationHistory, {
    beyond: 'every round of an application',
  }),
  updateApplication: route.put('/application/update/{id}', 'admin', applications.saveApplication, {
    note: "save; status approved or rejected plus extra fields is an admin's alone",
  }),
  newApplication: route.post('/application/newapp', 'admin', applications.createApplication),
  /** Demographic details of a property. */
  demographics: route.post('/application/esri', 'admin', applications.lookUpDemographics, {
    note: 'demographic details of a property',
  }),
  applicationsOfCompany: route.get('/application/company/{id}', 'admin', applications.listApplicationsOfCompany, {
    ...ofCompany,
  }),
  applicationsInProgress: route.get('/application/inProgress/{id}', 'admin', applications.listApplicationsOfCompany, {
    ...ofCompany,
    query: { group: 'applications' },
    note: '{id} is the company',
  }),
  applicationsAwaiting: route.get('/application/awaiting/{id}', 'admin', applications.listApplicationsOfCompany, {
    ...ofCompany,
    query: { group: 'items' },
    note: '{id} is the company',
  }),
  applicationsInClosing: route.get('/application/inClosing/{id}', 'admin', applications.listApplicationsOfCompany, {
    ...ofCompany,
    query: { group: 'closing' },
    note: '{id} is the company',
  }),
  activeApplications: route.get('/application/active/{id}', 'admin', applications.listApplicationsOfCompany, {
    ...ofCompany,
    query: { group: 'active' },
    note: '{id} is the company',
  }),
  activeTotals: route.get('/application/activetotals/{id}', 'admin', draws.getActiveTotals, {
    ...ofCompany,
    note: '{id} is the company',
  }),
});

export const BudgetRoutes = forwardingController('Budget', {
  budgetOfProperty: route.get('/budgets/property/{id}', 'admin', applications.getBudgetOfProperty, {
    params: { propertyId: 'id' },
  }),
  updateBudget: route.put('/budgets/update', 'admin', applications.saveBudget),
  budgetsOfCompany: route.get('/company/budget/{id}', 'admin', applications.listBudgetsOfCompany, {
    params: { companyId: 'id' },
  }),
  unitsOfProperty: route.get('/units/{id}', 'admin', applications.listUnits, { params: { propertyId: 'id' } }),
});
