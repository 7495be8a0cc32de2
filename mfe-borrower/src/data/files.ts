import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { DocumentSlot, ParentType } from '@groundwork/domain-files';
import { saveFile, sentenceFor, unwrap } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api } from '../app/api.js';
import type { StoredFile } from '../app/api.js';

export const fileKeys = {
  of: (parent: FileParent, id: string) => ['files', parent, id] as const,
};

/** What files of this area hang on. */
export type FileParent = Extract<ParentType, 'application' | 'company' | 'user'>;

/** Base path of this area's calls: a file's link is relative to it. */
export const areaPath = '/api/borrower';

/** The files of an application, a company or a user, of every type. */
export const filesQuery = (parent: FileParent, id: string) =>
  queryOptions({
    queryKey: fileKeys.of(parent, id),
    queryFn: () => unwrap(api.GET('/api/borrower/fileUpload/{a}/{b}', { params: { path: { a: parent, b: id } } })),
    enabled: id !== '',
  });

export function useApplicationFiles(id: string) {
  return useQuery(filesQuery('application', id));
}

/** Required documents without a file that stands: a rejected one does not. */
export function missingDocuments(slots: readonly DocumentSlot[], files: readonly StoredFile[]): DocumentSlot[] {
  const there = new Set(files.filter(({ status }) => status !== 'rejected').map(({ fileType }) => fileType));
  return slots.filter(({ required, type }) => required && !there.has(type));
}

/** Fetches a file: a link of a few minutes is asked for, and the browser saves what it leads to. */
export function useDownload() {
  const notify = useNotify();
  return useMutation({
    mutationFn: async (id: string) => {
      const { uri } = await unwrap(api.GET('/api/borrower/fileUpload/retrieve/{id}', { params: { path: { id } } }));
      saveFile(areaPath + (uri.startsWith('/') ? uri : `/${uri}`));
    },
    onError: (error) => notify.error(sentenceFor(error)),
  });
}
