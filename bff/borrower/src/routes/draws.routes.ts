import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Draws against the ledger of an active loan. */
export const DrawRequestRoutes = forwardingController('DrawRequest', {
  createDrawRequest: route.post('/drawrequest', 'borrower', draws.createDrawRequest),
  releaseSchedule: route.post('/drawrequest/release-schedule', 'borrower', draws.previewRelease, {
    beyond: 'schedule of values and certificate as a release would be submitted',
  }),
  drawStatuses: route.get('/drawrequest/statuses', 'user', draws.listDrawStatuses),
  drawRequestsOfCompany: route.get('/drawrequest/company/{id}', 'borrower', draws.listDrawRequestsOfCompany, {
    params: { companyId: 'id' },
    beyond: '{id} is the company',
  }),
  waiting: route.get('/drawrequest/waiting/{companyId}', 'borrower', draws.listWaitingOfCompany, {
    beyond: 'lien waivers that are to be got, and papers that end, of all active loans',
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
  drawDraftSchedule: route.get('/drawrequest/draft/{id}/schedule', 'borrower', draws.previewDrawDraft, {
    beyond: 'schedule of values and certificate as a draft would be submitted',
  }),
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
  drawCertificatePdf: route.get('/drawrequest/{id}/certificate', 'borrower', agreements.printDrawCertificate, {
    params: { drawRequestId: 'id' },
    beyond: 'the same as it was signed, on paper',
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
  drawNotes: route.get('/drawrequest/{id}/notes', 'borrower', draws.listDrawNotes, {
    beyond: 'what the lender wrote about a draw',
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
  loanCalendar: route.get('/loan/{applicationId}/calendar', 'borrower', draws.printCalendar, {
    beyond: 'its due dates for a calendar program (ICS)',
  }),
  loanHistory: route.get('/loan/{applicationId}/history', 'borrower', draws.listLoanHistory, {
    beyond: 'what happened to its draws',
  }),
  loanEvents: route.get('/loan/{applicationId}/events', 'borrower', draws.listLoanEvents, {
    beyond: 'everything that happened to it',
  }),
  loanInterest: route.get('/loan/{applicationId}/interest', 'borrower', draws.getLoanInterest, {
    beyond: 'what accrues, was stated and paid',
  }),
  interestStatementPdf: route.get('/loan/{applicationId}/interest/{month}/pdf', 'borrower', draws.printStatement, {
    beyond: 'a statement on paper',
  }),
  payoff: route.get('/loan/{applicationId}/payoff', 'borrower', draws.getPayoff, {
    beyond: 'what pays a loan off on a day',
  }),
  payoffPdf: route.get('/loan/{applicationId}/payoff/pdf', 'borrower', draws.printPayoff, {
    beyond: 'the same as a letter',
  }),
});
