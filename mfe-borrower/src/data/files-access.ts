import { unwrap } from '@groundwork/web-http';
import type { FilesAccess } from '@groundwork/web-lending/files';
import { api } from './api.js';

/** This area's calls for files. A borrower decides about none. */
export const filesAccess: FilesAccess = {
  areaPath: '/api/borrower',
  list: (a, b) => unwrap(api.GET('/api/borrower/fileUpload/{a}/{b}', { params: { path: { a, b } } })),
  link: (id) => unwrap(api.GET('/api/borrower/fileUpload/retrieve/{id}', { params: { path: { id } } })),
  versions: (id) => unwrap(api.GET('/api/borrower/fileUpload/versions/{id}', { params: { path: { id } } })),
  history: (id) => unwrap(api.GET('/api/borrower/fileUpload/history/{id}', { params: { path: { id } } })),
  nameProperty: (body) => unwrap(api.PUT('/api/borrower/fileUpload/property', { body })),
  nameOf: async (id) => {
    const { firstName, lastName } = await unwrap(
      api.GET('/api/borrower/users/profileByUid/{id}', { params: { path: { id } } }),
    );
    return `${firstName} ${lastName}`.trim();
  },
};
