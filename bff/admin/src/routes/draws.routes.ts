import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

export const DrawRequestRoutes = forwardingController('DrawRequest', {
  drawStatuses: route.get('/drawrequest/statuses', 'user', draws.listDrawStatuses),
  allDrawRequests: route.get('/drawrequest/all', 'admin', draws.listDrawRequests),
  drawRequestsOfCompany: route.get('/drawrequest/company/{id}', 'admin', draws.listDrawRequestsOfCompany, {
    params: { companyId: 'id' },
    beyond: '{id} is the company',
  }),
  waiting: route.get('/drawrequest/waiting', 'admin', draws.listWaiting, {
    beyond: 'lien waivers on paper, approvals above the limit and changes of budgets that wait for a decision',
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
  paymentAccounts: route.get('/drawrequest/ledger/{applicationId}/account', 'admin', draws.listPaymentAccounts, {
    beyond: 'the account that payments of the loan go to, in versions, masked',
    machine: false,
  }),
  savePaymentAccount: route.put('/drawrequest/ledger/{applicationId}/account', 'admin', draws.savePaymentAccount, {
    beyond: 'its next version',
    proved: true,
  }),
  lenderAccounts: route.get('/drawrequest/lender-account', 'admin', draws.listLenderAccounts, {
    beyond: 'the account that payments come from, masked',
    machine: false,
  }),
  saveLenderAccount: route.put('/drawrequest/lender-account', 'super', draws.saveLenderAccount, {
    beyond: 'set by a super administrator',
    proved: true,
  }),
  paymentBatches: route.get('/drawrequest/exports', 'admin', draws.listPaymentBatches, {
    beyond: 'payments that were exported for the bank',
  }),
  exportPayments: route.post('/drawrequest/exports', 'admin', draws.exportPayments, {
    beyond: 'puts planned payments into a batch, each once',
  }),
  recordBatch: route.put('/drawrequest/exports/{id}/record', 'admin', draws.recordBatch, {
    beyond: 'what of a batch is planned still was paid',
  }),
  paymentsCsv: route.get('/drawrequest/exports/{id}/csv', 'admin', draws.downloadPaymentsCsv, {
    beyond: 'a batch as CSV',
    machine: false,
  }),
  paymentsXml: route.get('/drawrequest/exports/{id}/xml', 'admin', draws.downloadPaymentsXml, {
    beyond: 'a batch as ISO 20022 pain.001',
    machine: false,
  }),
  searchDraws: route.get('/drawrequest/search', 'admin', draws.searchDraws, {
    beyond: 'the queue by project, company and age, a page at a time',
  }),
  findDraws: route.post('/drawrequest/search', 'admin', draws.findDraws, {
    beyond: 'the queue of whoever looks after companies, more of them than an address carries',
  }),
  drawSelections: route.get('/drawrequest/selections', 'admin', draws.listDrawSelections, {
    beyond: 'draws by what is left to do',
  }),
  drawSchedule: route.get('/drawrequest/schedule/{id}', 'admin', draws.getDrawSchedule, {
    beyond: 'schedule of values and certificate as submitted',
  }),
  drawCertificatePdf: route.get('/drawrequest/{id}/certificate', 'admin', agreements.printDrawCertificate, {
    params: { drawRequestId: 'id' },
    beyond: 'the same as it was signed, on paper',
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
    machine: true,
  }),
  drawNotes: route.get('/drawrequest/{id}/notes', 'admin', draws.listDrawNotes, {
    beyond: 'what the lender wrote about a draw',
  }),
  writeDrawNote: route.post('/drawrequest/{id}/notes', 'admin', draws.writeDrawNote, {
    beyond: 'a note to the borrower, or for the lender alone',
    machine: true,
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
    proved: true,
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
  loanCalendar: route.get('/loan/{applicationId}/calendar', 'admin', draws.printCalendar, {
    beyond: 'its due dates for a calendar program (ICS)',
  }),
  loanHistory: route.get('/loan/{applicationId}/history', 'admin', draws.listLoanHistory, {
    beyond: 'what happened to its draws',
  }),
  loanEvents: route.get('/loan/{applicationId}/events', 'admin', draws.listLoanEvents, {
    beyond: 'everything that happened to it',
  }),
  loanInterest: route.get('/loan/{applicationId}/interest', 'admin', draws.getLoanInterest, {
    beyond: 'what accrues, was stated and paid',
  }),
  setDrawPlan: route.put('/loan/{applicationId}/plan', 'admin', draws.setDrawPlan, {
    beyond: 'what is planned to be drawn month by month',
    machine: true,
  }),
  setInterestTerms: route.put('/loan/{applicationId}/interest/terms', 'admin', draws.setInterestTerms, {
    beyond: 'basis, rate and who pays, with the reason',
  }),
  makeStatement: route.post('/loan/{applicationId}/interest/statements', 'admin', draws.makeStatement, {
    beyond: 'interest of a month that is over',
  }),
  interestStatementPdf: route.get('/loan/{applicationId}/interest/{month}/pdf', 'admin', draws.printStatement, {
    beyond: 'a statement on paper',
  }),
  recordLoanPayment: route.post('/loan/{applicationId}/payments', 'admin', draws.recordLoanPayment, {
    beyond: 'interest that the borrower paid',
    machine: true,
  }),
  reverseLoanPayment: route.put('/loan/payments/reverse', 'admin', draws.reverseLoanPayment, {
    beyond: 'a payment of the borrower that came back',
  }),
  payoff: route.get('/loan/{applicationId}/payoff', 'admin', draws.getPayoff, {
    beyond: 'what pays a loan off on a day',
  }),
  payoffPdf: route.get('/loan/{applicationId}/payoff/pdf', 'admin', draws.printPayoff, {
    beyond: 'the same as a letter',
  }),
  recordPayoff: route.post('/loan/{applicationId}/payoff', 'admin', draws.recordPayoff, {
    beyond: 'ends a loan that was paid off',
  }),
  addReleaseUnit: route.post('/loan/{applicationId}/units', 'admin', draws.addReleaseUnit, {
    beyond: 'a unit with its release price',
  }),
  releaseUnit: route.put('/loan/units/release', 'admin', draws.releaseUnit, {
    beyond: 'a release price that was paid',
  }),
});

/** All loans that run. */
export const PortfolioRoutes = forwardingController('Portfolio', {
  portfolio: route.get('/portfolio', 'admin', draws.getPortfolio, { beyond: 'all loans in figures' }),
  bookOfLoans: route.get('/portfolio/loans', 'admin', draws.listBook, { beyond: 'the loans behind a figure' }),
  exportBook: route.get('/portfolio/csv', 'admin', draws.exportBook, { beyond: 'the same as a table to count with' }),
  exportWholeBook: route.get('/portfolio/book', 'admin', draws.exportWholeBook, {
    beyond: 'every loan with its ledger, draws, payments, fees and interest: tables in a zip',
  }),
});
