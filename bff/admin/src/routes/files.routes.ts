import { operations as files } from '@groundwork/contract-files';
import { forwardingController, route } from '@groundwork/server-bff';

/** Documents of applications, companies, users and brokers; review is an administrator's alone. */
export const FileUploadRoutes = forwardingController('FileUpload', {
  companyLogos: route.get('/fileUpload/companyLogos/{id}', 'admin', files.listFiles, {
    query: { parentType: 'company', type: 'companyLogo' },
    queryFromParams: { parentId: 'id' },
  }),
  brokerLogos: route.get('/fileUpload/brokerLogos/{id}', 'admin', files.listFiles, {
    query: { parentType: 'broker', type: 'brokerLogo' },
    queryFromParams: { parentId: 'id' },
  }),
  /** The link of a file, for this session and a few minutes. */
  retrieveFile: route.get('/fileUpload/retrieve/{id}', 'user', files.getFileLink, { note: 'download uri' }),
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
  s1FilesOfCompany: route.get('/fileUpload/s1/{id}', 'admin', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 's1' },
  }),
  filesOfParent: route.get('/fileUpload/{a}/{b}', 'user', files.listFiles, {
    queryFromParams: { parentType: 'a', parentId: 'b' },
    note: 'by parent type and id',
  }),
  uploadFile: route.post('/fileUpload/{parentType}', 'user', files.uploadFile, {
    note: 'multipart: userId, applicationId, companyId or brokerId; file; type; personId',
  }),
  /** The path is spelled so in the catalogue, with small letters. */
  reviewFile: route.put('/fileupload/update', 'admin', files.reviewFile, {
    form: true,
    note: 'multipart {id,status,comments}',
  }),
});
