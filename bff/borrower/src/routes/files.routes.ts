import { operations as files } from '@groundwork/contract-files';
import { forwardingController, route } from '@groundwork/server-bff';

/** Uploads and downloads; bodies stream through in both directions. */
export const FileUploadRoutes = forwardingController('FileUpload', {
  upload: route.post('/fileUpload/{parentType}', 'user', files.uploadFile, {
    note: 'multipart: userId, applicationId, companyId or brokerId; file; type; personId',
  }),
  companyLogos: route.get('/fileUpload/companyLogos/{id}', 'borrower', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 'companyLogo' },
  }),
  fileLink: route.get('/fileUpload/retrieve/{id}', 'user', files.getFileLink, { note: 'download uri' }),
  fileContent: route.get('/fileUpload/content/{id}', 'user', files.getFileContent, {
    beyond: 'the bytes of a file, by the link of retrieve',
  }),
  fileHistory: route.get('/fileUpload/history/{id}', 'user', files.getFileHistory, {
    beyond: 'uploads and decisions of a file over all its versions',
  }),
  fileVersions: route.get('/fileUpload/versions/{id}', 'user', files.listFileVersions, {
    beyond: 'every version of a file: a replacement keeps the older ones',
  }),
  s1Files: route.get('/fileUpload/s1', 'user', files.listS1Files),
  /** By company. */
  s1FilesOfCompany: route.get('/fileUpload/s1/{id}', 'borrower', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 's1' },
  }),
  filesOfParent: route.get('/fileUpload/{a}/{b}', 'user', files.listFiles, {
    queryFromParams: { parentType: 'a', parentId: 'b' },
    note: 'by parent type and id',
  }),
});
