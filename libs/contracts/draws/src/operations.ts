// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'draws';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  acceptDrawRequest: { service: 'draws', id: 'acceptDrawRequest', method: 'PUT', path: '/draw-requests/accept' },
  acceptInspection: { service: 'draws', id: 'acceptInspection', method: 'PUT', path: '/inspections/accept' },
  approveBudgetChange: { service: 'draws', id: 'approveBudgetChange', method: 'PUT', path: '/budget-changes/approve' },
  approveDrawItem: { service: 'draws', id: 'approveDrawItem', method: 'PUT', path: '/draw-requests/item/approve' },
  cancelFunding: { service: 'draws', id: 'cancelFunding', method: 'PUT', path: '/fundings/cancel' },
  cancelInspection: { service: 'draws', id: 'cancelInspection', method: 'PUT', path: '/inspections/cancel' },
  confirmProposal: { service: 'draws', id: 'confirmProposal', method: 'PUT', path: '/draw-requests/confirm' },
  correctFunded: { service: 'draws', id: 'correctFunded', method: 'POST', path: '/ledgers/{applicationId}/corrections' },
  createDrawRequest: { service: 'draws', id: 'createDrawRequest', method: 'POST', path: '/draw-requests' },
  declineProposal: { service: 'draws', id: 'declineProposal', method: 'PUT', path: '/draw-requests/decline' },
  discardDrawDraft: { service: 'draws', id: 'discardDrawDraft', method: 'DELETE', path: '/draw-drafts/{id}' },
  fundDraw: { service: 'draws', id: 'fundDraw', method: 'PUT', path: '/fundings/fund' },
  getActiveTotals: { service: 'draws', id: 'getActiveTotals', method: 'GET', path: '/companies/{companyId}/active-totals' },
  getDrawDraft: { service: 'draws', id: 'getDrawDraft', method: 'GET', path: '/draw-drafts/{id}' },
  getDrawFindings: { service: 'draws', id: 'getDrawFindings', method: 'GET', path: '/draw-requests/{id}/rules' },
  getDrawRequest: { service: 'draws', id: 'getDrawRequest', method: 'GET', path: '/draw-requests/{id}' },
  getDrawSchedule: { service: 'draws', id: 'getDrawSchedule', method: 'GET', path: '/draw-requests/{id}/schedule' },
  getFundingTerms: { service: 'draws', id: 'getFundingTerms', method: 'GET', path: '/ledgers/{applicationId}/funding-terms' },
  getInspection: { service: 'draws', id: 'getInspection', method: 'GET', path: '/inspections/{id}' },
  getLedger: { service: 'draws', id: 'getLedger', method: 'GET', path: '/ledgers/{applicationId}' },
  getLoan: { service: 'draws', id: 'getLoan', method: 'GET', path: '/loans/{applicationId}' },
  getLoanInspections: { service: 'draws', id: 'getLoanInspections', method: 'GET', path: '/ledgers/{applicationId}/inspections' },
  listApprovalLimits: { service: 'draws', id: 'listApprovalLimits', method: 'GET', path: '/approval-limits' },
  listBudgetChanges: { service: 'draws', id: 'listBudgetChanges', method: 'GET', path: '/ledgers/{applicationId}/changes' },
  listDrawDrafts: { service: 'draws', id: 'listDrawDrafts', method: 'GET', path: '/companies/{companyId}/draw-drafts' },
  listDrawRequests: { service: 'draws', id: 'listDrawRequests', method: 'GET', path: '/draw-requests' },
  listDrawRequestsOfCompany: { service: 'draws', id: 'listDrawRequestsOfCompany', method: 'GET', path: '/companies/{companyId}/draw-requests' },
  listDrawRules: { service: 'draws', id: 'listDrawRules', method: 'GET', path: '/draw-rules' },
  listDrawSelections: { service: 'draws', id: 'listDrawSelections', method: 'GET', path: '/draw-requests/selections' },
  listDrawStatuses: { service: 'draws', id: 'listDrawStatuses', method: 'GET', path: '/draw-requests/statuses' },
  listFundings: { service: 'draws', id: 'listFundings', method: 'GET', path: '/fundings' },
  listInspections: { service: 'draws', id: 'listInspections', method: 'GET', path: '/inspections' },
  listLedgerEntries: { service: 'draws', id: 'listLedgerEntries', method: 'GET', path: '/ledgers/{applicationId}/entries' },
  listLoanFiles: { service: 'draws', id: 'listLoanFiles', method: 'GET', path: '/loans/{applicationId}/files' },
  listLoanHistory: { service: 'draws', id: 'listLoanHistory', method: 'GET', path: '/loans/{applicationId}/history' },
  listPendingFundings: { service: 'draws', id: 'listPendingFundings', method: 'GET', path: '/fundings/pending' },
  overrideDrawRule: { service: 'draws', id: 'overrideDrawRule', method: 'PUT', path: '/draw-requests/rules/override' },
  printInspection: { service: 'draws', id: 'printInspection', method: 'GET', path: '/inspections/{id}/pdf' },
  rejectBudgetChange: { service: 'draws', id: 'rejectBudgetChange', method: 'PUT', path: '/budget-changes/reject' },
  rejectDrawItem: { service: 'draws', id: 'rejectDrawItem', method: 'PUT', path: '/draw-requests/item/reject' },
  rejectDrawRequest: { service: 'draws', id: 'rejectDrawRequest', method: 'PUT', path: '/draw-requests/reject' },
  reportInspection: { service: 'draws', id: 'reportInspection', method: 'PUT', path: '/inspections/report' },
  requestBudgetChange: { service: 'draws', id: 'requestBudgetChange', method: 'POST', path: '/budget-changes' },
  requestInspection: { service: 'draws', id: 'requestInspection', method: 'POST', path: '/inspections' },
  returnInspection: { service: 'draws', id: 'returnInspection', method: 'PUT', path: '/inspections/return' },
  reverseFunding: { service: 'draws', id: 'reverseFunding', method: 'PUT', path: '/fundings/reverse' },
  saveApprovalLimit: { service: 'draws', id: 'saveApprovalLimit', method: 'PUT', path: '/approval-limits' },
  saveDrawDecision: { service: 'draws', id: 'saveDrawDecision', method: 'PUT', path: '/draw-requests/save' },
  saveDrawDraft: { service: 'draws', id: 'saveDrawDraft', method: 'PUT', path: '/draw-drafts/{id}' },
  saveDrawRules: { service: 'draws', id: 'saveDrawRules', method: 'PUT', path: '/draw-rules' },
  saveLoanPaper: { service: 'draws', id: 'saveLoanPaper', method: 'PUT', path: '/ledgers/papers' },
  scheduleFunding: { service: 'draws', id: 'scheduleFunding', method: 'POST', path: '/fundings' },
  scheduleInspection: { service: 'draws', id: 'scheduleInspection', method: 'PUT', path: '/inspections/schedule' },
  sendDrawBack: { service: 'draws', id: 'sendDrawBack', method: 'PUT', path: '/draw-requests/send-back' },
  setInspectionCaps: { service: 'draws', id: 'setInspectionCaps', method: 'PUT', path: '/inspections/caps' },
  setRetainageTerms: { service: 'draws', id: 'setRetainageTerms', method: 'PUT', path: '/ledgers/{applicationId}/retainage-terms' },
  startDrawDraft: { service: 'draws', id: 'startDrawDraft', method: 'POST', path: '/draw-drafts' },
  submitDrawDraft: { service: 'draws', id: 'submitDrawDraft', method: 'POST', path: '/draw-drafts/{id}/submit' },
  withdrawBudgetChange: { service: 'draws', id: 'withdrawBudgetChange', method: 'PUT', path: '/budget-changes/withdraw' },
  withdrawDraw: { service: 'draws', id: 'withdrawDraw', method: 'PUT', path: '/draw-requests/withdraw' },
};
