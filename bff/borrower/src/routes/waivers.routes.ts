import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** Lien waivers of the draws of the company's own loans. */
export const WaiverRoutes = forwardingController('Waiver', {
  waiversOfLoan: route.get('/waivers/loan/{applicationId}', 'borrower', draws.listLoanWaivers, {
    beyond: 'which waivers the draws of a loan need, and where they stand',
  }),
  sendWaiver: route.put('/waivers/send', 'borrower', draws.sendWaiver, { beyond: 'made out, with a link to sign it' }),
  remindWaiver: route.put('/waivers/remind', 'borrower', draws.remindWaiver, { beyond: 'a letter with a new link' }),
  revokeWaiver: route.put('/waivers/revoke', 'borrower', draws.revokeWaiver, {
    beyond: 'its link opens nothing any more',
  }),
  handInWaiver: route.put('/waivers/hand-in', 'borrower', draws.handInWaiver, {
    beyond: 'one that was signed on paper, for the lender to look at',
  }),
  waiverPdf: route.get('/waivers/{id}/pdf', 'borrower', agreements.printWaiver, { beyond: 'a signed waiver on paper' }),
  waiver: route.get('/waivers/{id}', 'borrower', draws.getWaiver, { beyond: 'a waiver with its text and history' }),
});
