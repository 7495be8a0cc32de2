import { operations as agreements } from '@groundwork/contract-agreements';
import { forwardingController, route } from '@groundwork/server-bff';

/** The masters of e-sign terms and ICCA with their versions, and who accepted the terms. */
export const MastersRoutes = forwardingController('Masters', {
  latestEsignMaster: route.get('/esignmaster/latest', 'public', agreements.getLatestEsignMaster, {
    note: 'also read by the public registration pages',
  }),
  allEsignMasters: route.get('/esignmaster/all', 'admin', agreements.listEsignMasters),
  esignMaster: route.get('/esignmaster/{id}', 'user', agreements.getEsignMaster),
  createEsignMaster: route.post('/esignmaster', 'admin', agreements.createEsignMaster),
  esignAcceptances: route.get('/esign', 'admin', agreements.listEsignAcceptances),
  esignAcceptancesOfUser: route.get('/esign/user/{id}', 'user', agreements.listEsignAcceptancesOfUser),
  esignPdf: route.get('/esign/{id}/pdf', 'admin', agreements.printAcceptedEsign, {
    beyond: 'the terms as a user accepted them, with their certificate page, PDF',
  }),
  latestIccaMaster: route.get('/iccaagreementmaster/latest', 'admin', agreements.getLatestIccaMaster),
  allIccaMasters: route.get('/iccaagreementmaster/all', 'admin', agreements.listIccaMasters),
  iccaEditions: route.get('/iccaagreementmaster/all/{version}', 'admin', agreements.listIccaEditions),
  iccaVersions: route.get('/iccaagreementmaster/versions', 'admin', agreements.listIccaVersions),
  iccaVersion: route.get('/iccaagreementmaster/version/{version}', 'admin', agreements.getIccaVersion),
  iccaMaster: route.get('/iccaagreementmaster/id/{id}', 'admin', agreements.getIccaMaster),
  createIccaMaster: route.post('/iccaagreementmaster/create', 'super', agreements.createIccaMaster),
  deleteIccaVersion: route.delete('/iccaagreementmaster/version/{version}', 'super', agreements.withdrawIccaVersion, {
    note: "'deleted'",
  }),
});

export const TermSheetRoutes = forwardingController('TermSheet', {
  termSheetAgreement: route.get('/termsheet/app/{applicationId}', 'admin', agreements.getTermSheetAgreement),
  termSheets: route.get('/termsheet', 'admin', agreements.listTermSheets, {
    beyond: 'the table of types with version, editor and date, in one call',
  }),
  termSheetVersions: route.get('/termsheet/{type}/versions', 'admin', agreements.listTermSheetVersions, {
    beyond: 'versions are listed and compared',
  }),
  applicationTermSheet: route.get('/termsheet/app/{applicationId}/sheet', 'admin', agreements.getApplicationTermSheet, {
    beyond: 'what the borrower reads and accepted',
  }),
  termSheetPdf: route.get('/termsheet/app/{applicationId}/pdf', 'admin', agreements.printTermSheet, {
    beyond: 'for the credit file',
  }),
  latestTermSheet: route.get('/termsheet/{type}', 'admin', agreements.getLatestTermSheet),
  termSheetVersion: route.get('/termsheet/{type}/version/{version}', 'admin', agreements.getTermSheetVersion),
  createTermSheet: route.post('/termsheet/create', 'admin', agreements.createTermSheet),
});
