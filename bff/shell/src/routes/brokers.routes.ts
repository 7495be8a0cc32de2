import { operations as files } from '@groundwork/contract-files';
import { forwardingController, route } from '@groundwork/server-bff';

/** The W9 and the logo of an invited broker; the body streams through. The files service looks at the invitation. */
export const BrokerFilesRoutes = forwardingController('BrokerFiles', {
  list: route.get('/brokers/{id}/files', 'public', files.listInvitedBrokerFiles, {
    beyond: 'what an invited broker has sent, by the code of its invitation',
  }),
  upload: route.post('/brokers/{id}/files', 'public', files.uploadInvitedBrokerFile, {
    beyond: 'W9 and logo of an invited broker without an account, by the code of its invitation',
  }),
});
