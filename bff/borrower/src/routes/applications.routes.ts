import { operations as applications } from '@groundwork/contract-applications';
import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

const ofCompany = { companyId: 'id' } as const;

/** A company's applications on their way; in the paths of lists {id} is the company. */
export const ApplicationRoutes = forwardingController('Application', {
  applicationsOfCompany: route.get('/application/company/{id}', 'borrower', applications.listApplicationsOfCompany, {
    params: ofCompany,
  }),
  applicationsInProgress: route.get(
    '/application/inProgress/{id}',
    'borrower',
    applications.listApplicationsOfCompany,
    { params: ofCompany, query: { group: 'applications' }, note: '{id} is the company' },
  ),
  applicationsAwaiting: route.get('/application/awaiting/{id}', 'borrower', applications.listApplicationsOfCompany, {
    params: ofCompany,
    query: { group: 'items' },
    note: '{id} is the company',
  }),
  applicationsUnderReview: route.get(
    '/application/underReview/{id}',
    'borrower',
    applications.listApplicationsOfCompany,
    { params: ofCompany, query: { group: 'review' }, beyond: 'what the borrower waits for; {id} is the company' },
  ),
  applicationsInClosing: route.get('/application/inClosing/{id}', 'borrower', applications.listApplicationsOfCompany, {
    params: ofCompany,
    query: { group: 'closing' },
    note: '{id} is the company',
  }),
  activeApplications: route.get('/application/active/{id}', 'borrower', applications.listApplicationsOfCompany, {
    params: ofCompany,
    query: { group: 'active' },
    note: '{id} is the company',
  }),
  searchApplications: route.get('/application/search/{id}', 'borrower', applications.searchOwnApplications, {
    params: ofCompany,
    beyond: 'those that fit, sorted, a page at a time; {id} is the company',
  }),
  activeTotals: route.get('/application/activetotals/{id}', 'borrower', draws.getActiveTotals, {
    params: ofCompany,
    note: '{id} is the company',
  }),
  application: route.get('/application/single/{id}', 'borrower', applications.getApplication),
  applicationHistory: route.get('/application/history/{id}', 'borrower', applications.getApplicationHistory, {
    beyond: 'every round of an application',
  }),
  adverseNotices: route.get('/application/adverse/{id}', 'borrower', applications.listNoticesOfApplication, {
    beyond: 'notices of adverse action that were sent of an application',
  }),
  adverseNoticePdf: route.get('/application/adverse/pdf/{id}', 'borrower', applications.printNotice, {
    beyond: 'such a notice as it was sent, PDF; {id} is the notice',
  }),
  whatHappened: route.get('/application/happened/{id}', 'borrower', applications.pageHistory, {
    beyond: 'what happened to an application, for people, a page at a time',
  }),
  capital: route.get('/application/capital/{id}', 'borrower', applications.getCapital, {
    beyond: 'what the figures of the loan are computed from, and which limits it keeps',
  }),
  closing: route.get('/application/closing/{id}', 'borrower', applications.getClosing, {
    beyond: 'the checklist of a closing, as the lender ticks it off',
  }),
  loanDocuments: route.get('/loandocuments', 'borrower', applications.listLoanDocuments, {
    beyond: 'what every loan type asks for',
  }),
  newApplication: route.post('/application/newapp', 'borrower', applications.createApplication),
  updateApplication: route.put('/application/update/{id}', 'borrower', applications.saveApplication, {
    note: "save; status approved or rejected plus extra fields is an admin's alone",
  }),
  draft: route.get('/application/draft/{id}/{section}', 'borrower', applications.getDraft, {
    beyond: 'what the user typed into a section and never saved',
  }),
  keepDraft: route.put('/application/draft/{id}/{section}', 'borrower', applications.keepDraft, {
    beyond: 'kept as it is typed, and no save',
  }),
  forgetDraft: route.delete('/application/draft/{id}/{section}', 'borrower', applications.forgetDraft, {
    beyond: 'saved, or not wanted',
  }),
  submitDocuments: route.put('/application/submit/{id}', 'borrower', applications.submitDocuments),
  removeConstructionOverseer: route.delete(
    '/application/removeconstructionoverseer/{id}',
    'borrower',
    applications.removeConstructionOverseer,
  ),
});
