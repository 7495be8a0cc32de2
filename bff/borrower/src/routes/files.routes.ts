import { operations as files } from '@groundwork/contract-files';
import { fileRoutes, forwardingController, route } from '@groundwork/server-bff';

/** Uploads and downloads; bodies stream through in both directions. */
export const FileUploadRoutes = forwardingController('FileUpload', {
  ...fileRoutes,
  nameFileProperty: route.put('/fileUpload/property', 'borrower', files.nameFileProperty, {
    beyond: 'of which property of its application a paper is, or that nobody knows it',
  }),
  companyLogos: route.get('/fileUpload/companyLogos/{id}', 'borrower', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 'companyLogo' },
  }),
  s1Files: route.get('/fileUpload/s1', 'user', files.listS1Files),
  /** By company. */
  s1FilesOfCompany: route.get('/fileUpload/s1/{id}', 'borrower', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 's1' },
  }),
});
