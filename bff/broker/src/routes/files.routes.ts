import { operations as files } from '@groundwork/contract-files';
import { fileRoutes, forwardingController, route } from '@groundwork/server-bff';

/** The W9, the logo and signed agreements; bodies stream through in both directions. */
export const FileUploadRoutes = forwardingController('FileUpload', {
  ...fileRoutes,
  brokerLogos: route.get('/fileUpload/brokerLogos/{id}', 'broker', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'broker', type: 'brokerLogo' },
  }),
});
