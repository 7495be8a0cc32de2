import { operations as agreements } from '@groundwork/contract-agreements';
import { forwardingController, route } from '@groundwork/server-bff';

/** The e-sign terms and the user's own acceptances (borrower specification, section 4, E-sign). */
export const EsignRoutes = forwardingController('Esign', {
  latestEsignMaster: route.get('/esignmaster/latest', 'public', agreements.getLatestEsignMaster, {
    note: 'also read by the public registration pages',
  }),
  esignMaster: route.get('/esignmaster/{id}', 'user', agreements.getEsignMaster),
  esignOfUser: route.get('/esign/user/{id}', 'user', agreements.listEsignAcceptancesOfUser),
  esignCertificate: route.get('/esign/{id}/certificate', 'user', agreements.getEsignCertificate, {
    beyond: 'the certificate of an acceptance, PDF: of the own, or as an administrator',
  }),
  esignPdf: route.get('/esign/{id}/pdf', 'user', agreements.printAcceptedEsign, {
    beyond: 'the accepted terms with their certificate page, PDF, as it was made then',
  }),
  acceptEsign: route.post('/esign', 'user', agreements.acceptEsign),
  verifyPaper: route.post('/verify', 'public', agreements.verifyPaper, {
    beyond: '{paperHash}: whether a file is one that was signed here, by whom and when',
  }),
  withdrawEsign: route.delete('/esign/{id}', 'user', agreements.withdrawEsign),
});
