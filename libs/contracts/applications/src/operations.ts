// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'applications';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  allocateBudget: { service: 'applications', id: 'allocateBudget', method: 'PUT', path: '/budgets/allocation' },
  createApplication: { service: 'applications', id: 'createApplication', method: 'POST', path: '/applications' },
  createUnitBudget: { service: 'applications', id: 'createUnitBudget', method: 'POST', path: '/unit-budgets' },
  forgetDraft: { service: 'applications', id: 'forgetDraft', method: 'DELETE', path: '/applications/{id}/drafts/{section}' },
  forgetView: { service: 'applications', id: 'forgetView', method: 'DELETE', path: '/application-views/{id}' },
  getApplication: { service: 'applications', id: 'getApplication', method: 'GET', path: '/applications/{id}' },
  getApplicationHistory: { service: 'applications', id: 'getApplicationHistory', method: 'GET', path: '/applications/{id}/history' },
  getApplicationOwner: { service: 'applications', id: 'getApplicationOwner', method: 'GET', path: '/internal/applications/{id}/owner' },
  getApproval: { service: 'applications', id: 'getApproval', method: 'GET', path: '/applications/{id}/approval' },
  getBudgetOfProperty: { service: 'applications', id: 'getBudgetOfProperty', method: 'GET', path: '/properties/{propertyId}/budget' },
  getBudgetOfUnit: { service: 'applications', id: 'getBudgetOfUnit', method: 'GET', path: '/units/{unitId}/budget' },
  getCapital: { service: 'applications', id: 'getCapital', method: 'GET', path: '/applications/{id}/capital' },
  getClosing: { service: 'applications', id: 'getClosing', method: 'GET', path: '/applications/{id}/closing' },
  getDecision: { service: 'applications', id: 'getDecision', method: 'GET', path: '/decisions/{id}' },
  getDraft: { service: 'applications', id: 'getDraft', method: 'GET', path: '/applications/{id}/drafts/{section}' },
  getNotice: { service: 'applications', id: 'getNotice', method: 'GET', path: '/adverse-notices/{id}' },
  getTermSheetFigures: { service: 'applications', id: 'getTermSheetFigures', method: 'GET', path: '/internal/applications/{id}/term-sheet-figures' },
  getUnitBudget: { service: 'applications', id: 'getUnitBudget', method: 'GET', path: '/unit-budgets/{id}' },
  keepDraft: { service: 'applications', id: 'keepDraft', method: 'PUT', path: '/applications/{id}/drafts/{section}' },
  listApplicationsOfCompany: { service: 'applications', id: 'listApplicationsOfCompany', method: 'GET', path: '/companies/{companyId}/applications' },
  listAppraisals: { service: 'applications', id: 'listAppraisals', method: 'GET', path: '/applications/{id}/appraisals' },
  listBudgetsOfCompany: { service: 'applications', id: 'listBudgetsOfCompany', method: 'GET', path: '/companies/{companyId}/budgets' },
  listContractorUse: { service: 'applications', id: 'listContractorUse', method: 'POST', path: '/internal/applications/contractor-use' },
  listDecisions: { service: 'applications', id: 'listDecisions', method: 'GET', path: '/applications/{id}/decisions' },
  listLatestApplications: { service: 'applications', id: 'listLatestApplications', method: 'GET', path: '/latest-applications' },
  listLoanDocumentVersions: { service: 'applications', id: 'listLoanDocumentVersions', method: 'GET', path: '/loan-documents/{loanType}/versions' },
  listLoanDocuments: { service: 'applications', id: 'listLoanDocuments', method: 'GET', path: '/loan-documents' },
  listLoanLimitVersions: { service: 'applications', id: 'listLoanLimitVersions', method: 'GET', path: '/loan-limits/{loanType}/versions' },
  listLoanLimits: { service: 'applications', id: 'listLoanLimits', method: 'GET', path: '/loan-limits' },
  listNotices: { service: 'applications', id: 'listNotices', method: 'GET', path: '/adverse-notices' },
  listNoticesOfApplication: { service: 'applications', id: 'listNoticesOfApplication', method: 'GET', path: '/applications/{id}/adverse-notices' },
  listUnitBudgetsOfCompany: { service: 'applications', id: 'listUnitBudgetsOfCompany', method: 'GET', path: '/companies/{companyId}/unit-budgets' },
  listUnitBudgetsOfProperty: { service: 'applications', id: 'listUnitBudgetsOfProperty', method: 'GET', path: '/properties/{propertyId}/unit-budgets' },
  listUnits: { service: 'applications', id: 'listUnits', method: 'GET', path: '/properties/{propertyId}/units' },
  listValuations: { service: 'applications', id: 'listValuations', method: 'GET', path: '/valuations' },
  listViews: { service: 'applications', id: 'listViews', method: 'GET', path: '/application-views' },
  lookUpDemographics: { service: 'applications', id: 'lookUpDemographics', method: 'POST', path: '/demographics' },
  pageHistory: { service: 'applications', id: 'pageHistory', method: 'GET', path: '/applications/{id}/happened' },
  pageOfApplications: { service: 'applications', id: 'pageOfApplications', method: 'GET', path: '/applications' },
  printApplication: { service: 'applications', id: 'printApplication', method: 'GET', path: '/applications/{id}/pdf' },
  printBudget: { service: 'applications', id: 'printBudget', method: 'GET', path: '/properties/{propertyId}/budget/pdf' },
  printNotice: { service: 'applications', id: 'printNotice', method: 'GET', path: '/adverse-notices/{id}/pdf' },
  printUnitBudget: { service: 'applications', id: 'printUnitBudget', method: 'GET', path: '/units/{unitId}/budget/pdf' },
  recordAppraisal: { service: 'applications', id: 'recordAppraisal', method: 'POST', path: '/applications/{id}/appraisals' },
  removeConstructionOverseer: { service: 'applications', id: 'removeConstructionOverseer', method: 'DELETE', path: '/construction-overseers/{id}' },
  removeFloorPlan: { service: 'applications', id: 'removeFloorPlan', method: 'DELETE', path: '/floor-plans/{id}' },
  saveApplication: { service: 'applications', id: 'saveApplication', method: 'PUT', path: '/applications/{id}' },
  saveBudget: { service: 'applications', id: 'saveBudget', method: 'PUT', path: '/budgets' },
  saveClosingItem: { service: 'applications', id: 'saveClosingItem', method: 'PUT', path: '/applications/{id}/closing/{kind}' },
  saveLoanDocuments: { service: 'applications', id: 'saveLoanDocuments', method: 'PUT', path: '/loan-documents' },
  saveLoanLimits: { service: 'applications', id: 'saveLoanLimits', method: 'PUT', path: '/loan-limits' },
  saveUnitBudget: { service: 'applications', id: 'saveUnitBudget', method: 'PUT', path: '/unit-budgets' },
  saveView: { service: 'applications', id: 'saveView', method: 'PUT', path: '/application-views' },
  searchApplications: { service: 'applications', id: 'searchApplications', method: 'GET', path: '/application-search' },
  searchOwnApplications: { service: 'applications', id: 'searchOwnApplications', method: 'GET', path: '/companies/{companyId}/application-search' },
  sendAdverseNotice: { service: 'applications', id: 'sendAdverseNotice', method: 'POST', path: '/adverse-notices/{id}/send' },
  showLetter: { service: 'applications', id: 'showLetter', method: 'POST', path: '/adverse-notices/{id}/letter' },
  submitDocuments: { service: 'applications', id: 'submitDocuments', method: 'PUT', path: '/applications/{id}/documents' },
  undoAllocation: { service: 'applications', id: 'undoAllocation', method: 'DELETE', path: '/properties/{propertyId}/allocation' },
};
