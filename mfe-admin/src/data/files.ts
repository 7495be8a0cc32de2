import { unwrap } from '@groundwork/web-http';
import type { FilesAccess } from '@groundwork/web-lending/files';
import { api, areaPath } from './api.js';

/** This area's calls for files. Administrators decide about them. */
export const filesAccess: FilesAccess = {
  areaPath,
  list: (a, b) => unwrap(api.GET('/api/admin/fileUpload/{a}/{b}', { params: { path: { a, b } } })),
  link: (id) => unwrap(api.GET('/api/admin/fileUpload/retrieve/{id}', { params: { path: { id } } })),
  versions: (id) => unwrap(api.GET('/api/admin/fileUpload/versions/{id}', { params: { path: { id } } })),
  history: (id) => unwrap(api.GET('/api/admin/fileUpload/history/{id}', { params: { path: { id } } })),
  nameProperty: (body) => unwrap(api.PUT('/api/admin/fileUpload/property', { body })),
  nameOf: async (id) => {
    const { firstName, lastName } = await unwrap(
      api.GET('/api/admin/users/profileByUid/{id}', { params: { path: { id } } }),
    );
    return `${firstName} ${lastName}`.trim();
  },
  review: (body) => unwrap(api.PUT('/api/admin/fileupload/update', { body })),
};
