// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'agreements';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  acceptEsign: { service: 'agreements', id: 'acceptEsign', method: 'POST', path: '/esign-acceptances' },
  acceptTermSheet: { service: 'agreements', id: 'acceptTermSheet', method: 'POST', path: '/term-sheet-agreements' },
  acknowledgeSupervision: { service: 'agreements', id: 'acknowledgeSupervision', method: 'POST', path: '/supervisory-acknowledgements' },
  createEsignMaster: { service: 'agreements', id: 'createEsignMaster', method: 'POST', path: '/esign-masters' },
  createIccaMaster: { service: 'agreements', id: 'createIccaMaster', method: 'POST', path: '/icca-masters' },
  createTermSheet: { service: 'agreements', id: 'createTermSheet', method: 'POST', path: '/term-sheets' },
  createWaiverMaster: { service: 'agreements', id: 'createWaiverMaster', method: 'POST', path: '/waiver-masters' },
  declineTermSheet: { service: 'agreements', id: 'declineTermSheet', method: 'POST', path: '/term-sheet-declines' },
  getApplicationTermSheet: { service: 'agreements', id: 'getApplicationTermSheet', method: 'GET', path: '/term-sheet-agreements/application/{applicationId}/sheet' },
  getEsignCertificate: { service: 'agreements', id: 'getEsignCertificate', method: 'GET', path: '/esign-acceptances/{id}/certificate' },
  getEsignMaster: { service: 'agreements', id: 'getEsignMaster', method: 'GET', path: '/esign-masters/{id}' },
  getIccaMaster: { service: 'agreements', id: 'getIccaMaster', method: 'GET', path: '/icca-masters/{id}' },
  getIccaVersion: { service: 'agreements', id: 'getIccaVersion', method: 'GET', path: '/icca-masters/version/{version}' },
  getLatestEsignMaster: { service: 'agreements', id: 'getLatestEsignMaster', method: 'GET', path: '/esign-masters/latest' },
  getLatestIccaMaster: { service: 'agreements', id: 'getLatestIccaMaster', method: 'GET', path: '/icca-masters/latest' },
  getLatestTermSheet: { service: 'agreements', id: 'getLatestTermSheet', method: 'GET', path: '/term-sheets/{type}' },
  getStandingAcceptance: { service: 'agreements', id: 'getStandingAcceptance', method: 'GET', path: '/internal/term-sheets/{applicationId}/acceptance' },
  getStandingSupervision: { service: 'agreements', id: 'getStandingSupervision', method: 'GET', path: '/internal/term-sheets/{applicationId}/supervision' },
  getTermSheetAgreement: { service: 'agreements', id: 'getTermSheetAgreement', method: 'GET', path: '/term-sheet-agreements/application/{applicationId}' },
  getTermSheetVersion: { service: 'agreements', id: 'getTermSheetVersion', method: 'GET', path: '/term-sheets/{type}/version/{version}' },
  getWaiverMasterInForce: { service: 'agreements', id: 'getWaiverMasterInForce', method: 'GET', path: '/waiver-masters/{kind}/in-force' },
  listEsignAcceptances: { service: 'agreements', id: 'listEsignAcceptances', method: 'GET', path: '/esign-acceptances' },
  listEsignAcceptancesOfUser: { service: 'agreements', id: 'listEsignAcceptancesOfUser', method: 'GET', path: '/esign-acceptances/user/{id}' },
  listEsignMasters: { service: 'agreements', id: 'listEsignMasters', method: 'GET', path: '/esign-masters' },
  listIccaEditions: { service: 'agreements', id: 'listIccaEditions', method: 'GET', path: '/icca-masters/version/{version}/editions' },
  listIccaMasters: { service: 'agreements', id: 'listIccaMasters', method: 'GET', path: '/icca-masters' },
  listIccaVersions: { service: 'agreements', id: 'listIccaVersions', method: 'GET', path: '/icca-masters/versions' },
  listTermSheetVersions: { service: 'agreements', id: 'listTermSheetVersions', method: 'GET', path: '/term-sheets/{type}/versions' },
  listTermSheets: { service: 'agreements', id: 'listTermSheets', method: 'GET', path: '/term-sheets' },
  listWaiverMasterVersions: { service: 'agreements', id: 'listWaiverMasterVersions', method: 'GET', path: '/waiver-masters/{kind}/versions' },
  listWaiverMasters: { service: 'agreements', id: 'listWaiverMasters', method: 'GET', path: '/waiver-masters' },
  printAcceptedEsign: { service: 'agreements', id: 'printAcceptedEsign', method: 'GET', path: '/esign-acceptances/{id}/pdf' },
  printDrawCertificate: { service: 'agreements', id: 'printDrawCertificate', method: 'GET', path: '/draw-certificates/{drawRequestId}/pdf' },
  printTermSheet: { service: 'agreements', id: 'printTermSheet', method: 'GET', path: '/term-sheet-agreements/application/{applicationId}/pdf' },
  printWaiver: { service: 'agreements', id: 'printWaiver', method: 'GET', path: '/waiver-signatures/{id}/pdf' },
  readSignedWaiver: { service: 'agreements', id: 'readSignedWaiver', method: 'GET', path: '/internal/waiver-signatures/{id}' },
  recordEsignAcceptance: { service: 'agreements', id: 'recordEsignAcceptance', method: 'POST', path: '/internal/esign-acceptances' },
  verifyPaper: { service: 'agreements', id: 'verifyPaper', method: 'POST', path: '/verifications' },
  withdrawEsign: { service: 'agreements', id: 'withdrawEsign', method: 'DELETE', path: '/esign-acceptances/{id}' },
  withdrawIccaVersion: { service: 'agreements', id: 'withdrawIccaVersion', method: 'DELETE', path: '/icca-masters/version/{version}' },
  withdrawTermSheet: { service: 'agreements', id: 'withdrawTermSheet', method: 'DELETE', path: '/term-sheet-agreements/application/{applicationId}' },
};
