import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Draws against the ledger of an active loan. */
export const DrawRequestRoutes = forwardingController('DrawRequest', {
  createDrawRequest: route.post('/drawrequest', 'borrower', draws.createDrawRequest),
  drawStatuses: route.get('/drawrequest/statuses', 'user', draws.listDrawStatuses),
  drawRequestsOfCompany: route.get('/drawrequest/company/{id}', 'borrower', draws.listDrawRequestsOfCompany, {
    params: { companyId: 'id' },
    beyond: '{id} is the company',
  }),
  ledger: route.get('/drawrequest/ledger/{applicationId}', 'borrower', draws.getLedger, {
    beyond: 'lines with funded, pending, remaining',
  }),
  ledgerEntries: route.get('/drawrequest/ledger/{applicationId}/entries', 'borrower', draws.listLedgerEntries, {
    beyond: 'why money of the loan moved',
  }),
  startDrawDraft: route.post('/drawrequest/draft', 'borrower', draws.startDrawDraft, {
    beyond: 'a draw is written before it is submitted',
  }),
  drawDrafts: route.get('/drawrequest/drafts/{companyId}', 'borrower', draws.listDrawDrafts, {
    beyond: 'what people of the company are writing',
  }),
  drawDraft: route.get('/drawrequest/draft/{id}', 'borrower', draws.getDrawDraft, { beyond: 'a draft' }),
  saveDrawDraft: route.put('/drawrequest/draft/{id}', 'borrower', draws.saveDrawDraft, {
    beyond: 'the lines that were changed, each on its version',
  }),
  discardDrawDraft: route.delete('/drawrequest/draft/{id}', 'borrower', draws.discardDrawDraft, {
    beyond: 'a draft that is not wanted',
  }),
  submitDrawDraft: route.post('/drawrequest/draft/{id}/submit', 'borrower', draws.submitDrawDraft, {
    beyond: 'the version that was read and signed',
  }),
  withdrawDraw: route.put('/drawrequest/withdraw', 'borrower', draws.withdrawDraw, {
    beyond: 'a draw of which nothing is approved',
  }),
  drawSchedule: route.get('/drawrequest/schedule/{id}', 'borrower', draws.getDrawSchedule, {
    beyond: 'schedule of values and certificate as submitted',
  }),
  budgetChanges: route.get('/drawrequest/changes/{applicationId}', 'borrower', draws.listBudgetChanges, {
    beyond: 'what was asked to be changed of a budget, and what was decided',
  }),
  requestBudgetChange: route.post('/drawrequest/changes', 'borrower', draws.requestBudgetChange, {
    beyond: 'a reallocation, a use of contingency or a change order',
  }),
  withdrawBudgetChange: route.put('/drawrequest/changes/withdraw', 'borrower', draws.withdrawBudgetChange, {
    beyond: 'a change that is not decided',
  }),
  drawRequest: route.get('/drawrequest/{id}', 'borrower', draws.getDrawRequest, {
    beyond: 'a draw request with its lines',
  }),
});

/** The page of an active loan. */
export const LoanRoutes = forwardingController('Loan', {
  loan: route.get('/loan/{applicationId}', 'borrower', draws.getLoan, {
    beyond: 'a loan line by line and draw by draw',
  }),
  loanFiles: route.get('/loan/{applicationId}/files', 'borrower', draws.listLoanFiles, {
    beyond: 'what supports its draws',
  }),
  loanHistory: route.get('/loan/{applicationId}/history', 'borrower', draws.listLoanHistory, {
    beyond: 'what happened to its draws',
  }),
});
