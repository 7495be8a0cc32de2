import { useEffect, useRef, useState } from 'react';
import { fileComplaint, MAX_FILE_SIZE } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { sentenceFor } from '@groundwork/web-http';
import { usePublicConfig } from '../../app/public-config.js';
import { uploadBrokerFile } from './broker-registration.api.js';

export interface SentFile {
  key: string;
  type: FileType;
  file: File;
  /** Share that is sent, 0 to 1. */
  share: number;
  error?: string;
  done?: boolean;
}

/** The files of this page, on their way or there. A page that is left stops what it sends. */
export function useBrokerUploads(id: string, code: string) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const { uploadLimitMb } = usePublicConfig();
  const limit = uploadLimitMb === undefined ? MAX_FILE_SIZE : uploadLimitMb * 1024 * 1024;
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  const change = (key: string, values: Partial<SentFile>) => setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const send = (entry: SentFile) => {
    const { key, type, file } = entry;
    const complaint = fileComplaint(type, file, limit);
    setFiles((all) => [...all.filter((one) => one.key !== key), { ...entry, share: 0, error: complaint }]);
    if (complaint) return;
    const controller = new AbortController();
    running.current.set(key, controller);
    uploadBrokerFile({ id, code, type, file, signal: controller.signal, onProgress: (share) => change(key, { share }) })
      .then(
        () => change(key, { done: true }),
        (error: unknown) => change(key, { error: controller.signal.aborted ? shared.uploadCancelled : sentenceFor(error) }),
      )
      .finally(() => running.current.delete(key));
  };

  return {
    files,
    /** Largest file, in bytes. */
    limit,
    busy: files.some((file) => !file.done && !file.error),
    start: (type: FileType, file: File) => send({ key: crypto.randomUUID(), type, file, share: 0 }),
    cancel: (key: string) => running.current.get(key)?.abort(),
    retry: (key: string) => {
      const entry = files.find((file) => file.key === key);
      if (entry) send(entry);
    },
  };
}

export type BrokerUploads = ReturnType<typeof useBrokerUploads>;
