import { useQuery } from '@tanstack/react-query';
import type { DocumentSlot, ParentType } from '@groundwork/domain-files';
import { filesQuery as queryOf } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { filesAccess } from './files-access.js';

/** The files of an application, a company or a user, of every type. */
export const filesQuery = (parent: ParentType, id: string) => queryOf(filesAccess, parent, id);

export function useApplicationFiles(id: string) {
  return useQuery(filesQuery('application', id));
}

/** Required documents without a file that stands: a rejected one does not. */
export function missingDocuments(
  slots: readonly DocumentSlot[],
  files: readonly Pick<StoredFile, 'status' | 'fileType'>[],
): DocumentSlot[] {
  const there = new Set<string>(files.filter(({ status }) => status !== 'rejected').map(({ fileType }) => fileType));
  return slots.filter(({ required, type }) => required && !there.has(type));
}
