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
  searchApplications: route.get('/application/search', 'admin', applications.searchApplications, {
    beyond: 'the list by words, filters and dates, sorted, by cursor',
  }),
  singleApplication: route.get('/application/single/{id}', 'admin', applications.getApplication),
  applicationHistory: route.get('/application/history/{id}', 'admin', applications.getApplicationHistory, {
    beyond: 'every round of an application',
  }),
  whatHappened: route.get('/application/happened/{id}', 'admin', applications.pageHistory, {
    beyond: 'what happened to an application, for people, a page at a time',
  }),
  capital: route.get('/application/capital/{id}', 'admin', applications.getCapital, {
    beyond: 'what the figures of the loan are computed from, and which limits it keeps',
  }),
  recordAppraisal: route.post('/application/appraisal/{id}', 'admin', applications.recordAppraisal, {
    beyond: 'what an appraiser found a property to be worth',
    machine: true,
  }),
  appraisals: route.get('/application/appraisals/{id}', 'admin', applications.listAppraisals, {
    beyond: 'every appraisal that was recorded for an application',
  }),
  valuations: route.get('/application/valuations', 'admin', applications.listValuations, {
    beyond: 'properties of all applications with what they were appraised at',
  }),
  approvalOfApplication: route.get('/application/approval/{id}', 'admin', applications.getApproval, {
    beyond: 'what is missing for an approval, and terms to begin with',
  }),
  decisionsOfApplication: route.get('/application/decisions/{id}', 'admin', applications.listDecisions, {
    beyond: 'every decision on an application',
  }),
  decision: route.get('/application/decision/{id}', 'admin', applications.getDecision, {
    beyond: 'a decision with what was decided upon',
  }),
  applicationPaper: route.get('/application/pdf/{id}', 'admin', applications.printApplication, {
    beyond: 'the whole application for the credit file, PDF',
  }),
  closing: route.get('/application/closing/{id}', 'admin', applications.getClosing, {
    beyond: 'the checklist of a closing',
  }),
  closings: route.get('/application/closings', 'admin', applications.listClosings, {
    beyond: 'every loan in closing with how far its checklist is',
  }),
  saveClosingItem: route.put('/application/closing/{id}/{kind}', 'admin', applications.saveClosingItem, {
    beyond: 'an item of the checklist: due, end, ticked off',
    machine: true,
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

/** What follows from a rejection: the notice of adverse action. */
export const AdverseRoutes = forwardingController('Adverse', {
  adverseNotices: route.get('/adverse/all', 'admin', applications.listNotices, {
    beyond: 'notices of adverse action that are due, were sent or closed, a page at a time',
  }),
  adverseNoticesOfApplication: route.get('/adverse/application/{id}', 'admin', applications.listNoticesOfApplication, {
    beyond: 'those of one application',
  }),
  adverseNotice: route.get('/adverse/single/{id}', 'admin', applications.getNotice, {
    beyond: 'a notice with its letter, or with what to begin with',
  }),
  adverseLetter: route.post('/adverse/letter/{id}', 'admin', applications.showLetter, {
    beyond: 'the letter as it would be sent now',
  }),
  sendAdverseNotice: route.post('/adverse/send/{id}', 'admin', applications.sendAdverseNotice, {
    beyond: 'sent once, as its letter was shown',
  }),
  adverseNoticeOnPaper: route.post('/adverse/onpaper/{id}', 'admin', applications.putAdverseNoticeOnPaper, {
    beyond: 'that it went out on paper, or what was wrong with the entry before',
  }),
  withdrawAdverseNoticeOnPaper: route.post(
    '/adverse/onpaper/withdraw/{id}',
    'admin',
    applications.withdrawAdverseNoticeOnPaper,
    { beyond: 'a notice that is on record as sent on paper and never was: the entry stays, withdrawn for a reason' },
  ),
  decisionReport: route.get('/adverse/decisions', 'admin', applications.reportDecisions, {
    beyond: 'decisions on all applications with their times, a page at a time',
  }),
  decisionReportCsv: route.get('/adverse/decisions/csv', 'admin', applications.exportDecisions, {
    beyond: 'the same as a table to count with',
  }),
  adverseNoticePdf: route.get('/adverse/pdf/{id}', 'admin', applications.printNotice, {
    beyond: 'the notice as it was sent, PDF',
  }),
});

/** Views of the list of applications, each administrator's own. */
export const SavedViewRoutes = forwardingController('SavedView', {
  savedViews: route.get('/application/views', 'admin', applications.listViews, {
    beyond: 'the views that one keeps',
    machine: false,
  }),
  saveView: route.put('/application/views', 'admin', applications.saveView, { beyond: 'kept under its name' }),
  forgetView: route.delete('/application/views/{id}', 'admin', applications.forgetView, { beyond: 'kept no longer' }),
});

/** How far the lender goes with each type of loan. */
export const LoanLimitRoutes = forwardingController('LoanLimit', {
  loanLimits: route.get('/loanlimits', 'admin', applications.listLoanLimits, {
    beyond: 'the limits of every loan type as they stand',
  }),
  loanLimitVersions: route.get('/loanlimits/{loanType}/versions', 'admin', applications.listLoanLimitVersions, {
    beyond: 'what the limits of a loan type have been',
  }),
  saveLoanLimits: route.put('/loanlimits', 'super', applications.saveLoanLimits, {
    beyond: 'the next version of the limits of a loan type',
  }),
});

/** What each type of loan asks its borrower for. */
export const LoanDocumentRoutes = forwardingController('LoanDocument', {
  loanDocuments: route.get('/loandocuments', 'admin', applications.listLoanDocuments, {
    beyond: 'what every loan type asks for as it stands',
  }),
  loanDocumentVersions: route.get(
    '/loandocuments/{loanType}/versions',
    'admin',
    applications.listLoanDocumentVersions,
    { beyond: 'what a loan type has asked for' },
  ),
  saveLoanDocuments: route.put('/loandocuments', 'super', applications.saveLoanDocuments, {
    beyond: 'the next version of what a loan type asks for',
  }),
});

export const BudgetRoutes = forwardingController('Budget', {
  budgetOfProperty: route.get('/budgets/property/{id}', 'admin', applications.getBudgetOfProperty, {
    params: { propertyId: 'id' },
  }),
  budgetPdf: route.get('/budgets/property/{id}/pdf', 'admin', applications.printBudget, {
    params: { propertyId: 'id' },
    beyond: 'the budget on paper; {id} is the property',
  }),
  updateBudget: route.put('/budgets/update', 'admin', applications.saveBudget),
  unitBudgetsOfProperty: route.get('/unitbudgets/property/{id}', 'admin', applications.listUnitBudgetsOfProperty, {
    params: { propertyId: 'id' },
  }),
  unitBudgetsOfCompany: route.get('/unitbudgets/company/{id}', 'admin', applications.listUnitBudgetsOfCompany, {
    params: { companyId: 'id' },
  }),
  unitBudget: route.get('/unitbudgets/{id}', 'admin', applications.getUnitBudget),
  budgetOfUnit: route.get('/unitbudgets/unit/{id}', 'admin', applications.getBudgetOfUnit, {
    params: { unitId: 'id' },
  }),
  unitBudgetPdf: route.get('/unitbudgets/unit/{id}/pdf', 'admin', applications.printUnitBudget, {
    params: { unitId: 'id' },
    beyond: 'the budget of a unit on paper; {id} is the unit',
  }),
  budgetsOfCompany: route.get('/company/budget/{id}', 'admin', applications.listBudgetsOfCompany, {
    params: { companyId: 'id' },
  }),
  unitsOfProperty: route.get('/units/{id}', 'admin', applications.listUnits, { params: { propertyId: 'id' } }),
});
