import { useRef, useState } from 'react';
import { fileComplaint, formatFileSize } from '@groundwork/domain-files';
import type { FileType, ParentType } from '@groundwork/domain-files';
import { borrower } from '@groundwork/domain-messages';
import { ApiProblem, upload } from '@groundwork/web-http';
import { useNotify, useUploadLimit } from '@groundwork/web-mount';
import type { UploadEntry } from '@groundwork/web-ui';
import type { StoredFile } from '../app/api.js';
import { areaPath } from '../data/files.js';

interface Options {
  /** Whose file it is: an application's, a company's or a user's. One of the three. */
  applicationId?: string;
  companyId?: string;
  userId?: string;
  /** The person that it is about. */
  personId?: string;
  type: FileType;
  /** Called with each file that has arrived. */
  onStored: (file: StoredFile) => void;
}

const parentOf = ({ companyId, userId }: Pick<Options, 'companyId' | 'userId'>): ParentType => (companyId ? 'company' : userId ? 'user' : 'application');

/** Files on their way: what is sent, what failed, and how to cancel or repeat it. */
export function useUploads({ type, onStored, ...of }: Options) {
  const notify = useNotify();
  const limit = useUploadLimit();
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const running = useRef(new Map<string, { file: File; abort: AbortController }>());

  const put = (id: string, change: Partial<UploadEntry> | undefined) =>
    setEntries((before) => (change ? before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) : before.filter((entry) => entry.id !== id)));

  const send = async (id: string, file: File) => {
    const complaint = fileComplaint(type, file, limit);
    if (complaint !== undefined) return put(id, { progress: undefined, error: complaint });
    const abort = new AbortController();
    running.current.set(id, { file, abort });
    put(id, { progress: 0, error: undefined });
    try {
      const stored = await upload<StoredFile>({
        url: `${areaPath}/fileUpload/${parentOf(of)}`,
        file,
        fields: { ...(of as Record<string, string>), type },
        onProgress: (share) => put(id, { progress: share }),
        signal: abort.signal,
      });
      put(id, undefined);
      onStored(stored);
    } catch (error) {
      if (abort.signal.aborted) return put(id, undefined);
      put(id, { progress: undefined, error: error instanceof ApiProblem && error.status !== 0 ? error.message : borrower.uploadProblem });
      notify.error(`${borrower.errorUploading} ${error instanceof ApiProblem ? error.message : ''}`.trim());
    }
  };
  return {
    entries,
    start: (files: readonly File[]) => {
      for (const file of files) {
        const id = crypto.randomUUID();
        setEntries((before) => [...before, { id, name: file.name, detail: formatFileSize(file.size), progress: 0 }]);
        void send(id, file);
      }
    },
    /** Stops what runs, and takes away what failed. */
    cancel: (id: string) => {
      running.current.get(id)?.abort.abort();
      put(id, undefined);
    },
    retry: (id: string) => {
      const known = running.current.get(id);
      if (known) void send(id, known.file);
    },
  };
}
