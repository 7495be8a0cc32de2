// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'companies';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  addCompanyAdmin: { service: 'companies', id: 'addCompanyAdmin', method: 'POST', path: '/company-admins/add' },
  assignBroker: { service: 'companies', id: 'assignBroker', method: 'POST', path: '/companies/broker' },
  createCompany: { service: 'companies', id: 'createCompany', method: 'POST', path: '/companies' },
  createContractor: { service: 'companies', id: 'createContractor', method: 'POST', path: '/contractors' },
  createExperience: { service: 'companies', id: 'createExperience', method: 'POST', path: '/experiences' },
  createLicense: { service: 'companies', id: 'createLicense', method: 'POST', path: '/licenses' },
  createOwner: { service: 'companies', id: 'createOwner', method: 'POST', path: '/entity-owners' },
  createPerson: { service: 'companies', id: 'createPerson', method: 'POST', path: '/people' },
  createRelatedCompany: { service: 'companies', id: 'createRelatedCompany', method: 'POST', path: '/companies/related' },
  createSetupStep: { service: 'companies', id: 'createSetupStep', method: 'POST', path: '/setup-steps' },
  detachPerson: { service: 'companies', id: 'detachPerson', method: 'PUT', path: '/people/{id}/detach' },
  getCompany: { service: 'companies', id: 'getCompany', method: 'GET', path: '/companies/{id}' },
  getCompanyFacts: { service: 'companies', id: 'getCompanyFacts', method: 'GET', path: '/internal/companies/{id}' },
  getCompanyParties: { service: 'companies', id: 'getCompanyParties', method: 'GET', path: '/internal/companies/{companyId}/parties' },
  getCompanyUser: { service: 'companies', id: 'getCompanyUser', method: 'GET', path: '/companies/users/{userId}' },
  getCreditParties: { service: 'companies', id: 'getCreditParties', method: 'GET', path: '/internal/companies/{companyId}/credit-parties' },
  getOwnCompany: { service: 'companies', id: 'getOwnCompany', method: 'GET', path: '/companies/own' },
  getOwnership: { service: 'companies', id: 'getOwnership', method: 'GET', path: '/entity-owners/company/{companyId}' },
  getSetupStep: { service: 'companies', id: 'getSetupStep', method: 'GET', path: '/setup-steps/company/{companyId}/{step}' },
  listAdminsOfCompany: { service: 'companies', id: 'listAdminsOfCompany', method: 'GET', path: '/company-admins/company/{id}' },
  listCompanies: { service: 'companies', id: 'listCompanies', method: 'GET', path: '/companies' },
  listCompanyAdminHistory: { service: 'companies', id: 'listCompanyAdminHistory', method: 'GET', path: '/company-admins/company/{id}/history' },
  listCompanyAdmins: { service: 'companies', id: 'listCompanyAdmins', method: 'GET', path: '/company-admins' },
  listContractors: { service: 'companies', id: 'listContractors', method: 'GET', path: '/contractors/company/{companyId}' },
  listDealChanges: { service: 'companies', id: 'listDealChanges', method: 'GET', path: '/companies/{id}/deal' },
  listExperiences: { service: 'companies', id: 'listExperiences', method: 'GET', path: '/experiences' },
  listInvitable: { service: 'companies', id: 'listInvitable', method: 'GET', path: '/people/company/{companyId}/invitable' },
  listLicenses: { service: 'companies', id: 'listLicenses', method: 'GET', path: '/licenses/company/{companyId}' },
  listPeople: { service: 'companies', id: 'listPeople', method: 'GET', path: '/people/company/{companyId}' },
  listSetupSteps: { service: 'companies', id: 'listSetupSteps', method: 'GET', path: '/setup-steps/company/{companyId}' },
  listUsersOfCompany: { service: 'companies', id: 'listUsersOfCompany', method: 'GET', path: '/companies/{id}/users' },
  openS1: { service: 'companies', id: 'openS1', method: 'POST', path: '/s1-link/open' },
  printS1: { service: 'companies', id: 'printS1', method: 'GET', path: '/entity-owners/company/{companyId}/s1/{personId}' },
  printSignedS1: { service: 'companies', id: 'printSignedS1', method: 'POST', path: '/s1-link/pdf' },
  readS1: { service: 'companies', id: 'readS1', method: 'POST', path: '/s1-link/read' },
  refreshAccounts: { service: 'companies', id: 'refreshAccounts', method: 'POST', path: '/account-verifications/{requestCode}/refresh' },
  refreshAccountsOf: { service: 'companies', id: 'refreshAccountsOf', method: 'POST', path: '/account-verifications/refreshed' },
  removeCompanyAdmin: { service: 'companies', id: 'removeCompanyAdmin', method: 'POST', path: '/company-admins/remove' },
  removeContractor: { service: 'companies', id: 'removeContractor', method: 'DELETE', path: '/contractors/{id}' },
  removeContractors: { service: 'companies', id: 'removeContractors', method: 'DELETE', path: '/contractors' },
  removeExperience: { service: 'companies', id: 'removeExperience', method: 'DELETE', path: '/experiences' },
  removeExperiences: { service: 'companies', id: 'removeExperiences', method: 'DELETE', path: '/experiences/lists' },
  removeLicenses: { service: 'companies', id: 'removeLicenses', method: 'DELETE', path: '/licenses' },
  removeOwner: { service: 'companies', id: 'removeOwner', method: 'DELETE', path: '/entity-owners/{id}' },
  removeOwners: { service: 'companies', id: 'removeOwners', method: 'DELETE', path: '/entity-owners' },
  requestBackground: { service: 'companies', id: 'requestBackground', method: 'POST', path: '/background-checks' },
  requestVerification: { service: 'companies', id: 'requestVerification', method: 'POST', path: '/account-verifications' },
  revokeS1Link: { service: 'companies', id: 'revokeS1Link', method: 'POST', path: '/entity-owners/s1-link/revoke' },
  saveSetupStep: { service: 'companies', id: 'saveSetupStep', method: 'PUT', path: '/setup-steps' },
  sendS1Link: { service: 'companies', id: 'sendS1Link', method: 'POST', path: '/entity-owners/s1-link/send' },
  setPointPerson: { service: 'companies', id: 'setPointPerson', method: 'POST', path: '/company-admins/point' },
  signS1: { service: 'companies', id: 'signS1', method: 'POST', path: '/s1-link/sign' },
  updateCompany: { service: 'companies', id: 'updateCompany', method: 'PUT', path: '/companies' },
  updateContractor: { service: 'companies', id: 'updateContractor', method: 'PUT', path: '/contractors' },
  updateExperience: { service: 'companies', id: 'updateExperience', method: 'PUT', path: '/experiences' },
  updateLicense: { service: 'companies', id: 'updateLicense', method: 'PUT', path: '/licenses' },
  updateOwner: { service: 'companies', id: 'updateOwner', method: 'PUT', path: '/entity-owners' },
  updatePerson: { service: 'companies', id: 'updatePerson', method: 'PUT', path: '/people' },
  verifyStructure: { service: 'companies', id: 'verifyStructure', method: 'POST', path: '/companies/structure' },
};
