import { useRef, useState } from 'react';
import { formatFileSize } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { borrower } from '@groundwork/domain-messages';
import { ApiProblem, upload } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import type { UploadEntry } from '@groundwork/web-ui';
import type { StoredFile } from '../app/api.js';
import { areaPath } from '../data/files.js';

interface Options {
  applicationId: string;
  type: FileType;
  /** Called with each file that has arrived. */
  onStored: (file: StoredFile) => void;
}

/** Files on their way to an application: what is sent, what failed, and how to cancel or repeat it. */
export function useUploads({ applicationId, type, onStored }: Options) {
  const notify = useNotify();
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const running = useRef(new Map<string, { file: File; abort: AbortController }>());

  const put = (id: string, change: Partial<UploadEntry> | undefined) =>
    setEntries((before) => (change ? before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) : before.filter((entry) => entry.id !== id)));

  const send = async (id: string, file: File) => {
    const abort = new AbortController();
    running.current.set(id, { file, abort });
    put(id, { progress: 0, error: undefined });
    try {
      const stored = await upload<StoredFile>({
        url: `${areaPath}/fileUpload/application`,
        file,
        fields: { applicationId, type },
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
    cancel: (id: string) => running.current.get(id)?.abort.abort(),
    retry: (id: string) => {
      const known = running.current.get(id);
      if (known) void send(id, known.file);
    },
  };
}
