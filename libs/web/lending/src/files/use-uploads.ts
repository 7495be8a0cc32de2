import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fileComplaint } from '@groundwork/domain-files';
import type { FileType, ParentType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { ApiProblem, upload } from '@groundwork/web-http';
import { useAreaLife, useNotify, useUploadLimit } from '@groundwork/web-mount';
import { useFilesAccess } from './files-access.js';
import type { StoredFile } from './files-access.js';
import { useStored } from './files-queries.js';
import { queueOf } from './upload-queue.js';
import type { Sending, Upload } from './upload-queue.js';

/** Files on their way to one place, and what can be done about them. */
export interface Uploads {
  readonly entries: readonly Upload[];
  /** Largest file, bytes. */
  readonly limit: number;
  /** Something is being sent, or waits to be. */
  readonly busy: boolean;
  /** @param replaces the file whose next version the chosen one is, in a place of many files */
  start(files: readonly File[], replaces?: string): void;
  cancel(id: string): void;
  retry(id: string): void;
}

/** Why an upload failed, and whether the same file may be sent again: what the server found wrong with it stays wrong. */
export function explainUpload(error: unknown): { error: string; mayRetry: boolean } {
  if (!(error instanceof ApiProblem) || error.status === 0) return { error: screens.uploadProblem, mayRetry: true };
  return { error: error.message, mayRetry: error.status >= 500 || [401, 408, 429].includes(error.status) };
}

interface QueueOptions<Stored> extends Pick<Sending<Stored>, 'onStored' | 'onFailed' | 'onArrived'> {
  /** Names the place among those of the area. */
  place: string;
  type: FileType;
  limit: number;
  send: (file: File, replaces: string | undefined, under: Parameters<Sending<Stored>['send']>[1]) => Promise<Stored>;
}

/**
 * Uploads to one place, however they are sent: refused beforehand where that can be known, three at once, the others in
 * turn. In an area they go on while another screen is shown; elsewhere they end with the page.
 */
export function useUploadQueue<Stored>({ place, type, limit, send, ...hears }: QueueOptions<Stored>): Uploads {
  const area = useAreaLife();
  const [page, setPage] = useState(() => new AbortController());
  useEffect(() => {
    // A page that is shown again begins anew.
    if (page.signal.aborted) setPage(new AbortController());
    return () => page.abort();
  }, [page]);
  const queue = useMemo(() => queueOf<Stored>(area ?? page.signal, place), [area, page, place]);
  const entries = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return {
    entries,
    limit,
    busy: entries.some(({ state }) => state !== 'failed'),
    start: (files, replaces) =>
      queue.start(files, {
        ...hears,
        check: (file) => fileComplaint(type, file, limit),
        explain: explainUpload,
        send: (file, under) => send(file, replaces, under),
      }),
    cancel: queue.cancel,
    retry: queue.retry,
  };
}

/** Where files hang: an application, a company, a user or a broker, and the person or the property that they are about. */
export interface FileTarget {
  type: FileType;
  parent: ParentType;
  parentId: string;
  personId?: string;
  propertyId?: string;
  /** Keeps uploads to one parent apart on a screen: the line of a draw request. */
  about?: string;
}

/** Uploads of an area, through its own back end; the lists of files follow. */
export function useUploads(
  { type, parent, parentId, personId, propertyId, about }: FileTarget,
  onStored?: (file: StoredFile) => void,
): Uploads {
  const { areaPath } = useFilesAccess();
  const limit = useUploadLimit();
  const notify = useNotify();
  const stored = useStored(parent, parentId);
  return useUploadQueue<StoredFile>({
    place: [parent, parentId, type, personId ?? propertyId, about].join('/'),
    type,
    limit,
    send: (file, replaces, under) =>
      upload<StoredFile>({
        url: `${areaPath}/fileUpload/${parent}`,
        file,
        fields: {
          [`${parent}Id`]: parentId,
          type,
          ...(personId ? { personId } : {}),
          ...(propertyId ? { propertyId } : {}),
          ...(replaces ? { replaces } : {}),
        },
        ...under,
      }),
    onStored: (file) => {
      void stored(file);
      onStored?.(file);
    },
    onFailed: (sentence) => notify.error(`${screens.errorUploading} ${sentence}`),
    onArrived: (count) =>
      notify.success(count === 1 ? screens.uploadComplete : fill(sentences.manyComplete, { count })),
  });
}
