// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'identity';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  checkIdentity: { service: 'identity', id: 'checkIdentity', method: 'POST', path: '/identity-checks' },
  confirmRegistration: { service: 'identity', id: 'confirmRegistration', method: 'POST', path: '/registrations/confirmation' },
  confirmSecondFactor: { service: 'identity', id: 'confirmSecondFactor', method: 'POST', path: '/users/current/second-factor/confirm' },
  createApiToken: { service: 'identity', id: 'createApiToken', method: 'POST', path: '/api-tokens' },
  createDemonstrationAccount: { service: 'identity', id: 'createDemonstrationAccount', method: 'POST', path: '/internal/demonstration/accounts' },
  endCurrentSession: { service: 'identity', id: 'endCurrentSession', method: 'DELETE', path: '/sessions/current' },
  endDevice: { service: 'identity', id: 'endDevice', method: 'DELETE', path: '/users/current/devices/{id}' },
  endOtherDevices: { service: 'identity', id: 'endOtherDevices', method: 'DELETE', path: '/users/current/devices' },
  enrolSecondFactor: { service: 'identity', id: 'enrolSecondFactor', method: 'POST', path: '/users/current/second-factor/enrol' },
  findPeople: { service: 'identity', id: 'findPeople', method: 'GET', path: '/users/found' },
  finishSignIn: { service: 'identity', id: 'finishSignIn', method: 'POST', path: '/sessions/second' },
  forgotPassword: { service: 'identity', id: 'forgotPassword', method: 'POST', path: '/passwords/forgotten' },
  getCurrentSession: { service: 'identity', id: 'getCurrentSession', method: 'GET', path: '/sessions/current' },
  getOwnProfile: { service: 'identity', id: 'getOwnProfile', method: 'GET', path: '/users/current/profile' },
  getPasswordRules: { service: 'identity', id: 'getPasswordRules', method: 'GET', path: '/passwords/rules' },
  getProfile: { service: 'identity', id: 'getProfile', method: 'GET', path: '/users/{id}/profile' },
  getSecondFactor: { service: 'identity', id: 'getSecondFactor', method: 'GET', path: '/users/current/second-factor' },
  getSecondFactorOf: { service: 'identity', id: 'getSecondFactorOf', method: 'GET', path: '/administrators/second-factors/{id}' },
  getUserName: { service: 'identity', id: 'getUserName', method: 'GET', path: '/internal/users/{id}/name' },
  getUserRole: { service: 'identity', id: 'getUserRole', method: 'GET', path: '/internal/users/{id}/role' },
  inviteAdministrator: { service: 'identity', id: 'inviteAdministrator', method: 'POST', path: '/administrators/invitations' },
  inviteUser: { service: 'identity', id: 'inviteUser', method: 'POST', path: '/invitations' },
  joinCompany: { service: 'identity', id: 'joinCompany', method: 'POST', path: '/registrations/company' },
  listApiTokens: { service: 'identity', id: 'listApiTokens', method: 'GET', path: '/api-tokens' },
  listCompanyUsers: { service: 'identity', id: 'listCompanyUsers', method: 'GET', path: '/companies/{companyId}/users' },
  listDevices: { service: 'identity', id: 'listDevices', method: 'GET', path: '/users/current/devices' },
  listEndedSessions: { service: 'identity', id: 'listEndedSessions', method: 'GET', path: '/internal/sessions/ended' },
  listSigningSettings: { service: 'identity', id: 'listSigningSettings', method: 'GET', path: '/signing-settings' },
  listUsers: { service: 'identity', id: 'listUsers', method: 'GET', path: '/users' },
  openApiToken: { service: 'identity', id: 'openApiToken', method: 'POST', path: '/api-tokens/opened' },
  openSession: { service: 'identity', id: 'openSession', method: 'POST', path: '/sessions' },
  openSigning: { service: 'identity', id: 'openSigning', method: 'POST', path: '/internal/signings' },
  proveSigning: { service: 'identity', id: 'proveSigning', method: 'POST', path: '/signings/proofs' },
  readAudit: { service: 'identity', id: 'readAudit', method: 'GET', path: '/audit' },
  readLink: { service: 'identity', id: 'readLink', method: 'POST', path: '/links' },
  recordActivity: { service: 'identity', id: 'recordActivity', method: 'POST', path: '/sessions/current/activity' },
  recordExport: { service: 'identity', id: 'recordExport', method: 'POST', path: '/audit/exports' },
  recordOperation: { service: 'identity', id: 'recordOperation', method: 'POST', path: '/audit/operations' },
  refreshSession: { service: 'identity', id: 'refreshSession', method: 'POST', path: '/sessions/refresh' },
  register: { service: 'identity', id: 'register', method: 'POST', path: '/registrations' },
  registerAdministrator: { service: 'identity', id: 'registerAdministrator', method: 'POST', path: '/registrations/administrator' },
  registerBroker: { service: 'identity', id: 'registerBroker', method: 'POST', path: '/registrations/broker' },
  removePrivileges: { service: 'identity', id: 'removePrivileges', method: 'POST', path: '/administrators/removals' },
  renewProof: { service: 'identity', id: 'renewProof', method: 'POST', path: '/sessions/current/proof' },
  renewRecoveryCodes: { service: 'identity', id: 'renewRecoveryCodes', method: 'POST', path: '/users/current/second-factor/recovery-codes' },
  renewSession: { service: 'identity', id: 'renewSession', method: 'POST', path: '/sessions/renew' },
  resetPassword: { service: 'identity', id: 'resetPassword', method: 'POST', path: '/passwords/reset' },
  resetSecondFactor: { service: 'identity', id: 'resetSecondFactor', method: 'POST', path: '/administrators/second-factor-resets' },
  revokeApiToken: { service: 'identity', id: 'revokeApiToken', method: 'DELETE', path: '/api-tokens/{id}' },
  saveSigningSetting: { service: 'identity', id: 'saveSigningSetting', method: 'PUT', path: '/signing-settings' },
  sendSigningCode: { service: 'identity', id: 'sendSigningCode', method: 'POST', path: '/signings/letters' },
  setSuperStatus: { service: 'identity', id: 'setSuperStatus', method: 'POST', path: '/administrators/super-status' },
  signOutUser: { service: 'identity', id: 'signOutUser', method: 'POST', path: '/administrators/sign-outs' },
  turnOffSecondFactor: { service: 'identity', id: 'turnOffSecondFactor', method: 'DELETE', path: '/users/current/second-factor' },
  updateOwnPassword: { service: 'identity', id: 'updateOwnPassword', method: 'PUT', path: '/users/current/password' },
  updateOwnProfile: { service: 'identity', id: 'updateOwnProfile', method: 'PUT', path: '/users/current/profile' },
  useCompany: { service: 'identity', id: 'useCompany', method: 'PUT', path: '/sessions/current/company' },
};
