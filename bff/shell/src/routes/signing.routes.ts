import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

/** What a signer proves where a signature was refused by `signature.proof_needed`, which named the challenge. */
export const SigningRoutes = forwardingController('Signing', {
  sendSigningCode: route.post('/signing/code', 'public', identity.sendSigningCode, {
    beyond: '{challenge}: a code by letter to the signer’s own address',
  }),
  proveSigning: route.post('/signing/proof', 'public', identity.proveSigning, {
    beyond: '{challenge, code} or {challenge, recoveryCode}: the proof that goes with the call that signs',
  }),
});
