import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ParentType } from '@groundwork/domain-files';
import { files } from '@groundwork/domain-messages-screens';
import { ApiProblem, saveFile, sentenceFor, useCommand } from '@groundwork/web-http';
import { useArea, useNotify, usePreview } from '@groundwork/web-mount';
import { addressOf, useFilesAccess } from './files-access.js';
import type { FileDecision, FileNaming, FilesAccess, StoredFile } from './files-access.js';

/** Keys of files in the query cache. */
export const fileKeys = {
  of: (parent: ParentType, id: string) => ['files', parent, id] as const,
  history: (id: string) => ['files', 'history', id] as const,
  name: (userId: string) => ['files', 'name', userId] as const,
};

/** The current files of a parent, of every type: one question for all the slots of a screen. */
export const filesQuery = (access: Pick<FilesAccess, 'list'>, parent: ParentType, id: string) =>
  queryOptions({ queryKey: fileKeys.of(parent, id), queryFn: () => access.list(parent, id), enabled: id !== '' });

export function useFiles(parent: ParentType, id: string) {
  return useQuery(filesQuery(useFilesAccess(), parent, id));
}

/** Fetches a file: a link of a few minutes is asked for, and the browser saves what it leads to. */
export function useDownload({ newTab = false }: { newTab?: boolean } = {}) {
  const access = useFilesAccess();
  const notify = useNotify();
  return useCommand({
    mutationFn: async (id: string) => saveFile(await addressOf(access, id), { newTab }),
    onError: (error) => notify.error(sentenceFor(error)),
  });
}

/** Has the shell show a file; undefined where it cannot. The link is asked for anew each time: it holds for minutes. */
export function useView(userFileName: string) {
  const access = useFilesAccess();
  const notify = useNotify();
  const preview = usePreview();
  const view = useCommand({
    mutationFn: async (id: string) => preview?.({ userFileName, address: await addressOf(access, id) }),
    onError: (error) => notify.error(sentenceFor(error)),
  });
  return preview && view;
}

/** All versions of a file and what happened to each, newest first. */
export function useFileHistory(id: string) {
  const access = useFilesAccess();
  return useQuery({
    queryKey: fileKeys.history(id),
    queryFn: async () => {
      const [versions, rounds] = await Promise.all([access.versions(id), access.history(id)]);
      return versions.map((version) => ({
        version,
        rounds: rounds.filter((round) => round.fileUploadId === version.fileUploadId),
      }));
    },
    // Somebody may have decided since it was last looked at.
    staleTime: 0,
  });
}

/** Who that was, in words for the one who reads it; `deciding` for a reviewer, whose name a client may not read. */
export function useNameOf(userId: string, deciding: boolean): string {
  const access = useFilesAccess();
  const { user } = useArea();
  const own = userId === user.id;
  const name = useQuery({
    queryKey: fileKeys.name(userId),
    queryFn: () => access.nameOf(userId),
    enabled: !own,
    retry: false,
    staleTime: Infinity,
  });
  if (own) return files.you;
  return name.data || (deciding ? files.theLender : files.somebody);
}

/** Puts a file that has just arrived into the lists at once, and has them read anew: a place of one shows the newest alone. */
export function useStored(parent: ParentType, parentId: string) {
  const client = useQueryClient();
  return (file: StoredFile) => {
    client.setQueryData<StoredFile[]>(
      fileKeys.of(parent, parentId),
      (before) => before && [file, ...before.filter(({ fileUploadId }) => fileUploadId !== file.fileUploadId)],
    );
    return client.invalidateQueries({ queryKey: fileKeys.of(parent, parentId) });
  };
}

/** Says of which property a file is. The lists are read anew also where it was refused. */
export function useNameProperty(parent: ParentType, parentId: string) {
  const access = useFilesAccess();
  const client = useQueryClient();
  return useCommand({
    mutationFn: (naming: FileNaming) => {
      if (!access.nameProperty) throw new Error('This area names no property of files');
      return access.nameProperty(naming);
    },
    onSettled: () => client.invalidateQueries({ queryKey: fileKeys.of(parent, parentId) }),
  });
}

/** The file as it is by now, of a command that came too late; undefined for any other failure. */
export function changedMeanwhile(error: unknown): StoredFile | undefined {
  return error instanceof ApiProblem && error.status === 409 ? (error.current as StoredFile | undefined) : undefined;
}

/** Accepts a file, or rejects it with a reason. The lists are read anew also where it was refused. */
export function useReviewFile(parent: ParentType, parentId: string) {
  const access = useFilesAccess();
  const client = useQueryClient();
  return useCommand({
    mutationFn: (decision: FileDecision) => {
      if (!access.review) throw new Error('This area does not review files');
      return access.review(decision);
    },
    onSettled: (_, __, { id }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: fileKeys.of(parent, parentId) }),
        client.invalidateQueries({ queryKey: fileKeys.history(id) }),
      ]),
  });
}
