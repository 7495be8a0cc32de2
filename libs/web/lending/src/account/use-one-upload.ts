import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { fileComplaint } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { borrower, shared } from '@groundwork/domain-messages';
import { ApiProblem, upload } from '@groundwork/web-http';
import { useNotify, useUploadLimit } from '@groundwork/web-mount';
import { filesKey } from './files-access.js';
import type { FilesAccess } from './files-access.js';

/**
 * One file on its way: what is wrong with it before it is sent, how far it is, and what went wrong. Resolves to whether
 * the file has arrived.
 */
export function useOneUpload(access: FilesAccess, type: FileType) {
  const client = useQueryClient();
  const notify = useNotify();
  const limit = useUploadLimit();
  const [share, setShare] = useState<number>();
  const [complaint, setComplaint] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  /** Whether the file may be sent; says why not. */
  const check = (file: File): boolean => {
    const found = fileComplaint(type, file, limit);
    setComplaint(found);
    return found === undefined;
  };
  const send = async (file: File): Promise<boolean> => {
    const { areaPath, parent, parentId } = access;
    const running = (abort.current = new AbortController());
    setComplaint(undefined);
    setShare(0);
    try {
      await upload({ url: `${areaPath}/fileUpload/${parent}`, file, fields: { [parent === 'company' ? 'companyId' : 'brokerId']: parentId, type }, onProgress: setShare, signal: running.signal });
      await client.invalidateQueries({ queryKey: filesKey(access, type) });
      notify.success(shared.uploadComplete);
      return true;
    } catch (error) {
      if (running.signal.aborted) notify.info(shared.uploadCancelled);
      else setComplaint(error instanceof ApiProblem && error.status !== 0 ? error.message : borrower.uploadProblem);
      return false;
    } finally {
      setShare(undefined);
    }
  };
  return { share, complaint, check, send, cancel: () => abort.current?.abort(), limit };
}
