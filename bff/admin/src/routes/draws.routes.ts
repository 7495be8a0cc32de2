import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

export const DrawRequestRoutes = forwardingController('DrawRequest', {
  drawStatuses: route.get('/drawrequest/statuses', 'user', draws.listDrawStatuses),
  allDrawRequests: route.get('/drawrequest/all', 'admin', draws.listDrawRequests),
  drawRequestsOfCompany: route.get('/drawrequest/company/{id}', 'admin', draws.listDrawRequestsOfCompany, {
    params: { companyId: 'id' },
    beyond: '{id} is the company',
  }),
  ledger: route.get('/drawrequest/ledger/{applicationId}', 'admin', draws.getLedger, {
    beyond: 'lines with funded, pending, remaining',
  }),
  ledgerEntries: route.get('/drawrequest/ledger/{applicationId}/entries', 'admin', draws.listLedgerEntries, {
    beyond: 'why money of the loan moved',
  }),
  correctFunded: route.post('/drawrequest/ledger/{applicationId}/corrections', 'admin', draws.correctFunded, {
    beyond: 'funded to date of a line, with its reason',
  }),
  setRetainageTerms: route.put('/drawrequest/ledger/{applicationId}/retainage', 'admin', draws.setRetainageTerms, {
    beyond: 'what is held back from now on',
  }),
  fundings: route.get('/drawrequest/fundings', 'admin', draws.listFundings, {
    beyond: 'payments of what was approved',
  }),
  pendingFundings: route.get('/drawrequest/fundings/pending', 'admin', draws.listPendingFundings, {
    beyond: 'what is approved and waits for a day',
  }),
  fundingTerms: route.get('/drawrequest/ledger/{applicationId}/funding', 'admin', draws.getFundingTerms, {
    beyond: 'what may be kept back of payments of the loan',
  }),
  scheduleFunding: route.post('/drawrequest/fundings', 'admin', draws.scheduleFunding, { beyond: 'a planned payment' }),
  fundDraw: route.put('/drawrequest/fundings/fund', 'admin', draws.fundDraw, { beyond: 'a payment that was made' }),
  cancelFunding: route.put('/drawrequest/fundings/cancel', 'admin', draws.cancelFunding, {
    beyond: 'a planned payment that is not made',
  }),
  reverseFunding: route.put('/drawrequest/fundings/reverse', 'admin', draws.reverseFunding, {
    beyond: 'a payment that came back',
  }),
  searchDraws: route.get('/drawrequest/search', 'admin', draws.searchDraws, {
    beyond: 'the queue by project, company and age, a page at a time',
  }),
  drawSelections: route.get('/drawrequest/selections', 'admin', draws.listDrawSelections, {
    beyond: 'draws by what is left to do',
  }),
  drawSchedule: route.get('/drawrequest/schedule/{id}', 'admin', draws.getDrawSchedule, {
    beyond: 'schedule of values and certificate as submitted',
  }),
  budgetChanges: route.get('/drawrequest/changes/{applicationId}', 'admin', draws.listBudgetChanges, {
    beyond: 'what was asked to be changed of a budget, and what was decided',
  }),
  requestBudgetChange: route.post('/drawrequest/changes', 'admin', draws.requestBudgetChange, {
    beyond: 'a change that the lender enters',
  }),
  approveBudgetChange: route.put('/drawrequest/changes/approve', 'admin', draws.approveBudgetChange, {
    beyond: 'applies a change to the lines of the budget',
  }),
  rejectBudgetChange: route.put('/drawrequest/changes/reject', 'admin', draws.rejectBudgetChange, {
    beyond: 'a change that is not made, with its reason',
  }),
  drawFindings: route.get('/drawrequest/rules/{id}', 'admin', draws.getDrawFindings, {
    beyond: 'what the rules find of a draw',
  }),
  overrideDrawRule: route.put('/drawrequest/rules/override', 'admin', draws.overrideDrawRule, {
    beyond: 'a finding that bars an approval',
  }),
  saveLoanPaper: route.put('/drawrequest/papers', 'admin', draws.saveLoanPaper, {
    beyond: 'when insurance, permit or title of a loan end',
  }),
  drawRequest: route.get('/drawrequest/{id}', 'admin', draws.getDrawRequest, {
    beyond: 'a draw request with its lines',
  }),
  saveDrawDecision: route.put('/drawrequest/save', 'admin', draws.saveDrawDecision),
  approveDrawItem: route.put('/drawrequest/item/approve', 'admin', draws.approveDrawItem),
  rejectDrawItem: route.put('/drawrequest/item/reject', 'admin', draws.rejectDrawItem),
  sendDrawBack: route.put('/drawrequest/send-back', 'admin', draws.sendDrawBack, {
    beyond: 'a draw that the borrower has to change',
  }),
  confirmProposal: route.put('/drawrequest/confirm', 'admin', draws.confirmProposal, {
    beyond: 'another administrator agrees to what was proposed',
  }),
  declineProposal: route.put('/drawrequest/decline', 'admin', draws.declineProposal, {
    beyond: 'a proposed approval that is not wanted',
  }),
  approvalLimits: route.get('/drawrequest/limits', 'admin', draws.listApprovalLimits, {
    beyond: 'above which amount two administrators approve',
  }),
  saveApprovalLimit: route.put('/drawrequest/limits', 'super', draws.saveApprovalLimit, {
    beyond: 'set by a super administrator',
  }),
  acceptDrawRequest: route.put('/drawrequest/accept', 'admin', draws.acceptDrawRequest),
  rejectDrawRequest: route.put('/drawrequest/reject', 'admin', draws.rejectDrawRequest),
});

/** Rules that run by themselves when a draw is submitted, in versions; a super administrator sets them. */
export const DrawRuleRoutes = forwardingController('DrawRule', {
  drawRules: route.get('/drawrules', 'admin', draws.listDrawRules, { beyond: 'the newest first' }),
  saveDrawRules: route.put('/drawrules', 'super', draws.saveDrawRules, { beyond: 'the next version' }),
});

/** The page of an active loan. */
export const LoanRoutes = forwardingController('Loan', {
  loan: route.get('/loan/{applicationId}', 'admin', draws.getLoan, { beyond: 'a loan line by line and draw by draw' }),
  loanFiles: route.get('/loan/{applicationId}/files', 'admin', draws.listLoanFiles, {
    beyond: 'what supports its draws',
  }),
  loanHistory: route.get('/loan/{applicationId}/history', 'admin', draws.listLoanHistory, {
    beyond: 'what happened to its draws',
  }),
});
