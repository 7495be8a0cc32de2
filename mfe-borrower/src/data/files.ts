import { useMutation, useQuery } from '@tanstack/react-query';
import type { DocumentSlot } from '@groundwork/domain-files';
import { saveFile, sentenceFor, unwrap } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api } from '../app/api.js';
import type { StoredFile } from '../app/api.js';

export const fileKeys = {
  ofApplication: (id: string) => ['files', 'application', id] as const,
};

/** Base path of this area's calls: a file's link is relative to it. */
export const areaPath = '/api/borrower';

/** The files of an application, of every type. */
export function useApplicationFiles(id: string) {
  return useQuery({
    queryKey: fileKeys.ofApplication(id),
    queryFn: () => unwrap(api.GET('/api/borrower/fileUpload/{a}/{b}', { params: { path: { a: 'application', b: id } } })),
  });
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
