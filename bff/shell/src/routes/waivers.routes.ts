import { operations as draws } from '@groundwork/contract-draws';
import { forwardingController, route } from '@groundwork/server-bff';

/** A lien waiver is signed by whoever has its link; the token stands in the body. */
export const WaiverLinkRoutes = forwardingController('WaiverLink', {
  openWaiver: route.post('/waiver/open', 'public', draws.openWaiver, { beyond: '{token}: the waiver as it is signed' }),
  signWaiver: route.post('/waiver/sign', 'public', draws.signWaiver, {
    beyond: '{token,contentHash,signature,drawing?}: the named signer signs',
  }),
  refuseWaiver: route.post('/waiver/refuse', 'public', draws.refuseWaiver, { beyond: '{token,reason}' }),
  signedWaiverPdf: route.post('/waiver/pdf', 'public', draws.printSignedWaiver, {
    beyond: '{token}: the signed waiver on paper',
  }),
});
