import { unwrap } from '@groundwork/web-http';
import type { FilesAccess } from '@groundwork/web-lending/files';
import { api, areaPath } from './api.js';

/** This area's calls for files. A broker decides about none. */
export const filesAccess: FilesAccess = {
  areaPath,
  list: (a, b) => unwrap(api.GET('/api/broker/fileUpload/{a}/{b}', { params: { path: { a, b } } })),
  link: (id) => unwrap(api.GET('/api/broker/fileUpload/retrieve/{id}', { params: { path: { id } } })),
  versions: (id) => unwrap(api.GET('/api/broker/fileUpload/versions/{id}', { params: { path: { id } } })),
  history: (id) => unwrap(api.GET('/api/broker/fileUpload/history/{id}', { params: { path: { id } } })),
  nameOf: async (id) => {
    const { firstName, lastName } = await unwrap(
      api.GET('/api/broker/users/profileByUid/{id}', { params: { path: { id } } }),
    );
    return `${firstName} ${lastName}`.trim();
  },
};
