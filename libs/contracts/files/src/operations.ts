// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'files';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  addPart: { service: 'files', id: 'addPart', method: 'PUT', path: '/files/resumable/{id}' },
  beginUpload: { service: 'files', id: 'beginUpload', method: 'POST', path: '/files/resumable' },
  finishUpload: { service: 'files', id: 'finishUpload', method: 'POST', path: '/files/resumable/{id}' },
  getFile: { service: 'files', id: 'getFile', method: 'GET', path: '/files/{id}' },
  getFileContent: { service: 'files', id: 'getFileContent', method: 'GET', path: '/files/{id}/content' },
  getFileHistory: { service: 'files', id: 'getFileHistory', method: 'GET', path: '/files/{id}/history' },
  getFileLink: { service: 'files', id: 'getFileLink', method: 'GET', path: '/files/{id}/link' },
  getUpload: { service: 'files', id: 'getUpload', method: 'GET', path: '/files/resumable/{id}' },
  giveUpUpload: { service: 'files', id: 'giveUpUpload', method: 'DELETE', path: '/files/resumable/{id}' },
  listClosingPapers: { service: 'files', id: 'listClosingPapers', method: 'POST', path: '/internal/files/closing-papers' },
  listCreditFiles: { service: 'files', id: 'listCreditFiles', method: 'POST', path: '/internal/files/credit-files' },
  listFileVersions: { service: 'files', id: 'listFileVersions', method: 'GET', path: '/files/{id}/versions' },
  listFiles: { service: 'files', id: 'listFiles', method: 'GET', path: '/files' },
  listInvitedBrokerFiles: { service: 'files', id: 'listInvitedBrokerFiles', method: 'GET', path: '/files/invited-brokers/{id}' },
  listS1Files: { service: 'files', id: 'listS1Files', method: 'GET', path: '/files/s1' },
  lookUpFiles: { service: 'files', id: 'lookUpFiles', method: 'POST', path: '/internal/files/lookup' },
  nameFileProperty: { service: 'files', id: 'nameFileProperty', method: 'PUT', path: '/files/property' },
  readFileBytes: { service: 'files', id: 'readFileBytes', method: 'GET', path: '/internal/files/{id}/bytes' },
  reviewFile: { service: 'files', id: 'reviewFile', method: 'PUT', path: '/files/review' },
  uploadFile: { service: 'files', id: 'uploadFile', method: 'POST', path: '/files/{parentType}' },
  uploadInspectorPhotograph: { service: 'files', id: 'uploadInspectorPhotograph', method: 'POST', path: '/files/inspector-photographs' },
  uploadInvitedBrokerFile: { service: 'files', id: 'uploadInvitedBrokerFile', method: 'POST', path: '/files/invited-brokers/{id}' },
};
