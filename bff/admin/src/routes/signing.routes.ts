import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

/** What a signer proves beside the session: read by every administrator, changed by a super administrator. */
export const SigningRoutes = forwardingController('Signing', {
  signingSettings: route.get('/signing', 'admin', identity.listSigningSettings, {
    beyond: 'what has been asked of who signs, the newest first',
  }),
  saveSigningSetting: route.put('/signing', 'super', identity.saveSigningSetting, {
    beyond: 'the next version, set by a super administrator',
    proved: true,
  }),
});
