import { useQuery } from '@tanstack/react-query';
import type { DocumentSlot, ParentType } from '@groundwork/domain-files';
import { unwrap } from '@groundwork/web-http';
import { filesQuery as queryOf } from '@groundwork/web-lending/files';
import type { FilesAccess, StoredFile } from '@groundwork/web-lending/files';
import { api } from '../app/api.js';

/** This area's calls for files. A borrower decides about none. */
export const filesAccess: FilesAccess = {
  areaPath: '/api/borrower',
  list: (a, b) => unwrap(api.GET('/api/borrower/fileUpload/{a}/{b}', { params: { path: { a, b } } })),
  link: (id) => unwrap(api.GET('/api/borrower/fileUpload/retrieve/{id}', { params: { path: { id } } })),
  versions: (id) => unwrap(api.GET('/api/borrower/fileUpload/versions/{id}', { params: { path: { id } } })),
  history: (id) => unwrap(api.GET('/api/borrower/fileUpload/history/{id}', { params: { path: { id } } })),
  nameOf: async (id) => {
    const { firstName, lastName } = await unwrap(api.GET('/api/borrower/users/profileByUid/{id}', { params: { path: { id } } }));
    return `${firstName} ${lastName}`.trim();
  },
};

/** The files of an application, a company or a user, of every type. */
export const filesQuery = (parent: ParentType, id: string) => queryOf(filesAccess, parent, id);

export function useApplicationFiles(id: string) {
  return useQuery(filesQuery('application', id));
}

/** Required documents without a file that stands: a rejected one does not. */
export function missingDocuments(slots: readonly DocumentSlot[], files: readonly Pick<StoredFile, 'status' | 'fileType'>[]): DocumentSlot[] {
  const there = new Set<string>(files.filter(({ status }) => status !== 'rejected').map(({ fileType }) => fileType));
  return slots.filter(({ required, type }) => required && !there.has(type));
}
