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
  createApplication: { service: 'applications', id: 'createApplication', method: 'POST', path: '/applications' },
  getApplication: { service: 'applications', id: 'getApplication', method: 'GET', path: '/applications/{id}' },
  getApplicationHistory: { service: 'applications', id: 'getApplicationHistory', method: 'GET', path: '/applications/{id}/history' },
  getApplicationOwner: { service: 'applications', id: 'getApplicationOwner', method: 'GET', path: '/internal/applications/{id}/owner' },
  getBudgetOfProperty: { service: 'applications', id: 'getBudgetOfProperty', method: 'GET', path: '/properties/{propertyId}/budget' },
  listApplicationsOfCompany: { service: 'applications', id: 'listApplicationsOfCompany', method: 'GET', path: '/companies/{companyId}/applications' },
  listBudgetsOfCompany: { service: 'applications', id: 'listBudgetsOfCompany', method: 'GET', path: '/companies/{companyId}/budgets' },
  listContractorUse: { service: 'applications', id: 'listContractorUse', method: 'POST', path: '/internal/applications/contractor-use' },
  listLatestApplications: { service: 'applications', id: 'listLatestApplications', method: 'GET', path: '/latest-applications' },
  listUnits: { service: 'applications', id: 'listUnits', method: 'GET', path: '/properties/{propertyId}/units' },
  lookUpDemographics: { service: 'applications', id: 'lookUpDemographics', method: 'POST', path: '/demographics' },
  pageOfApplications: { service: 'applications', id: 'pageOfApplications', method: 'GET', path: '/applications' },
  removeConstructionOverseer: { service: 'applications', id: 'removeConstructionOverseer', method: 'DELETE', path: '/construction-overseers/{id}' },
  removeFloorPlan: { service: 'applications', id: 'removeFloorPlan', method: 'DELETE', path: '/floor-plans/{id}' },
  saveApplication: { service: 'applications', id: 'saveApplication', method: 'PUT', path: '/applications/{id}' },
  saveBudget: { service: 'applications', id: 'saveBudget', method: 'PUT', path: '/budgets' },
  submitDocuments: { service: 'applications', id: 'submitDocuments', method: 'PUT', path: '/applications/{id}/documents' },
};
