import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ParentType } from '@groundwork/domain-files';
import { saveFile, sentenceFor, unwrap } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api, areaPath } from '../app/api.js';

const fileKeys = {
  of: (parent: ParentType, id: string) => ['files', parent, id] as const,
};

/** The files of an application, a company, a user or a broker, of every type. */
export function useFiles(parent: ParentType, id: string) {
  return useQuery({
    queryKey: fileKeys.of(parent, id),
    queryFn: () => unwrap(api.GET('/api/admin/fileUpload/{a}/{b}', { params: { path: { a: parent, b: id } } })),
  });
}

/** Fetches a file by a link that holds for this session and a few minutes. */
export function useDownload({ newTab = false }: { newTab?: boolean } = {}) {
  const notify = useNotify();
  return useMutation({
    mutationFn: async (id: string) => {
      const { uri } = await unwrap(api.GET('/api/admin/fileUpload/retrieve/{id}', { params: { path: { id } } }));
      saveFile(areaPath + (uri.startsWith('/') ? uri : `/${uri}`), { newTab });
    },
    onError: (error) => notify.error(sentenceFor(error)),
  });
}

/** Accepts a file, or rejects it with a reason. */
export function useReviewFile(parent: ParentType, parentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (review: { id: string; status: 'approved' | 'rejected'; comments?: string }) =>
      unwrap(api.PUT('/api/admin/fileupload/update', { body: review })),
    onSettled: () => client.invalidateQueries({ queryKey: fileKeys.of(parent, parentId) }),
  });
}
