import { operations as agreements } from '@groundwork/contract-agreements';
import { forwardingController, route } from '@groundwork/server-bff';

const beyond = 'the specification has one text a type; this one is filled with the figures of the application';

/** Term sheets by type and version, and what an application agreed to. */
export const TermSheetRoutes = forwardingController('TermSheet', {
  termSheetAgreement: route.get('/termsheet/app/{applicationId}', 'borrower', agreements.getTermSheetAgreement),
  withdrawTermSheet: route.delete('/termsheet/app/{applicationId}', 'borrower', agreements.withdrawTermSheet),
  acceptTermSheet: route.post('/termsheet/accept', 'borrower', agreements.acceptTermSheet),
  applicationTermSheet: route.get(
    '/termsheet/app/{applicationId}/sheet',
    'borrower',
    agreements.getApplicationTermSheet,
    { beyond },
  ),
  termSheetPdf: route.get('/termsheet/app/{applicationId}/pdf', 'borrower', agreements.printTermSheet, {
    beyond: 'what was agreed to is to be kept by whoever agreed',
  }),
  declineTermSheet: route.post('/termsheet/decline', 'borrower', agreements.declineTermSheet, {
    beyond: 'declining clears the agreement; what was never accepted has none to delete',
  }),
  acknowledgeSupervision: route.post('/termsheet/supervision', 'borrower', agreements.acknowledgeSupervision, {
    beyond: 'what is acknowledged with a line of credit is kept as an acceptance is: text, who, when, from where',
  }),
  latestTermSheet: route.get('/termsheet/{type}', 'borrower', agreements.getLatestTermSheet),
  termSheetVersion: route.get('/termsheet/{type}/version/{version}', 'borrower', agreements.getTermSheetVersion),
});

/** The electronic-signature terms and the user's acceptances of them. */
export const EsignRoutes = forwardingController('Esign', {
  latestEsignMaster: route.get('/esignmaster/latest', 'public', agreements.getLatestEsignMaster, {
    note: 'also read by the public registration pages',
  }),
  esignAcceptances: route.get('/esign/user/{id}', 'user', agreements.listEsignAcceptancesOfUser),
  acceptEsign: route.post('/esign', 'user', agreements.acceptEsign),
  withdrawEsign: route.delete('/esign/{id}', 'user', agreements.withdrawEsign),
});
