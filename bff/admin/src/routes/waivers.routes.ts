import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Lien waivers of draws, and the lender's texts that they are made out on. */
export const WaiverRoutes = forwardingController('Waiver', {
  waiversOfLoan: route.get('/waivers/loan/{applicationId}', 'admin', draws.listLoanWaivers, {
    beyond: 'which waivers the draws of a loan need, and where they stand',
  }),
  sendWaiver: route.put('/waivers/send', 'admin', draws.sendWaiver, { beyond: 'made out, with a link to sign it' }),
  remindWaiver: route.put('/waivers/remind', 'admin', draws.remindWaiver, { beyond: 'a letter with a new link' }),
  revokeWaiver: route.put('/waivers/revoke', 'admin', draws.revokeWaiver, {
    beyond: 'its link opens nothing any more',
  }),
  handInWaiver: route.put('/waivers/hand-in', 'admin', draws.handInWaiver, { beyond: 'one that was signed on paper' }),
  acceptWaiver: route.put('/waivers/accept', 'admin', draws.acceptWaiver, { beyond: 'a paper that is in order' }),
  returnWaiver: route.put('/waivers/return', 'admin', draws.returnWaiver, { beyond: 'a paper that is not' }),
  voidWaiver: route.put('/waivers/void', 'admin', draws.voidWaiver, { beyond: 'a waiver that does not count' }),
  waiverPdf: route.get('/waivers/{id}/pdf', 'admin', agreements.printWaiver, { beyond: 'a signed waiver on paper' }),
  waiver: route.get('/waivers/{id}', 'admin', draws.getWaiver, { beyond: 'a waiver with its text and history' }),
  waiverMasters: route.get('/waivermasters', 'admin', agreements.listWaiverMasters, {
    beyond: 'the texts of waivers in force, of all states and of single ones',
  }),
  waiverMasterVersions: route.get('/waivermasters/{kind}/versions', 'admin', agreements.listWaiverMasterVersions, {
    beyond: 'versions are listed and compared',
  }),
  createWaiverMaster: route.post('/waivermasters', 'admin', agreements.createWaiverMaster, {
    beyond: 'the next version of a text',
  }),
});
