import { operations as files } from '@groundwork/contract-files';
import { fileRoutes, forwardingController, route } from '@groundwork/server-bff';

/** Documents of applications, companies, users and brokers; review is an administrator's alone. */
export const FileUploadRoutes = forwardingController('FileUpload', {
  ...fileRoutes,
  nameFileProperty: route.put('/fileUpload/property', 'admin', files.nameFileProperty, {
    beyond: 'of which property of its application a paper is, or that nobody knows it',
    machine: true,
  }),
  companyLogos: route.get('/fileUpload/companyLogos/{id}', 'admin', files.listFiles, {
    query: { parentType: 'company', type: 'companyLogo' },
    queryFromParams: { parentId: 'id' },
  }),
  brokerLogos: route.get('/fileUpload/brokerLogos/{id}', 'admin', files.listFiles, {
    query: { parentType: 'broker', type: 'brokerLogo' },
    queryFromParams: { parentId: 'id' },
  }),
  s1Files: route.get('/fileUpload/s1', 'user', files.listS1Files),
  /** By company. */
  s1FilesOfCompany: route.get('/fileUpload/s1/{id}', 'admin', files.listFiles, {
    queryFromParams: { parentId: 'id' },
    query: { parentType: 'company', type: 's1' },
  }),
  /** The path is spelled so in the catalogue, with small letters. */
  reviewFile: route.put('/fileupload/update', 'admin', files.reviewFile, {
    form: true,
    note: 'multipart {id,status,comments}',
  }),
});
