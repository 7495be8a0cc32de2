import { operations as companies } from '@groundwork/contract-companies';
import { forwardingController, route } from '@groundwork/server-bff';

/** An owner signs the S-1 by the link of a letter; the token stands in the body. */
export const S1LinkRoutes = forwardingController('S1Link', {
  openS1: route.post('/s1/open', 'public', companies.openS1, { beyond: '{token}: whose S-1 a link leads to' }),
  readS1: route.post('/s1/read', 'public', companies.readS1, {
    beyond: '{token,address,birth,…}: the S-1 as it will be kept',
  }),
  signS1: route.post('/s1/sign', 'public', companies.signS1, {
    beyond: '{token,address,birth,…,contentHash,signature,drawing?}: the owner signs',
  }),
  signedS1Pdf: route.post('/s1/pdf', 'public', companies.printSignedS1, { beyond: '{token}: the signed S-1 on paper' }),
});
