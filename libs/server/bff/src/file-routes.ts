import { operations as files } from '@groundwork/contract-files';
import { route } from './route.js';

/** What every area with documents offers of a file; bodies stream through in both directions. */
export const fileRoutes = {
  upload: route.post('/fileUpload/{parentType}', 'user', files.uploadFile, {
    note: 'multipart: userId, applicationId, companyId or brokerId; file; type; personId',
    machine: true,
  }),
  /** The link of a file, for this session and a few minutes. */
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
  filesOfParent: route.get('/fileUpload/{a}/{b}', 'user', files.listFiles, {
    queryFromParams: { parentType: 'a', parentId: 'b' },
    note: 'by parent type and id',
  }),
} as const;
