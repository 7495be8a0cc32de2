// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export const operations = {
  getFile: { service: 'files', id: 'getFile', method: 'GET', path: '/files/{id}' },
  getFileContent: { service: 'files', id: 'getFileContent', method: 'GET', path: '/files/{id}/content' },
  getFileLink: { service: 'files', id: 'getFileLink', method: 'GET', path: '/files/{id}/link' },
  listFiles: { service: 'files', id: 'listFiles', method: 'GET', path: '/files' },
  lookUpFiles: { service: 'files', id: 'lookUpFiles', method: 'POST', path: '/internal/files/lookup' },
  reviewFile: { service: 'files', id: 'reviewFile', method: 'PUT', path: '/files/review' },
  uploadFile: { service: 'files', id: 'uploadFile', method: 'POST', path: '/files/{parentType}' },
} as const;
