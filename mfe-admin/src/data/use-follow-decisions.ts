import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyKeys as setupKeys } from '@groundwork/web-company';
import { filesQuery, useFilesAccess } from '@groundwork/web-lending/files';
import { companyKeys } from './companies.js';

const afterMs = 1000;

/** A decision about a file may reopen a section of the set-up. The company hears of it by an event, so it is read anew a moment later. */
export function useFollowDecisions(companyId: string): void {
  const client = useQueryClient();
  const { data } = useQuery(filesQuery(useFilesAccess(), 'company', companyId));
  const decisions = data?.map(({ fileUploadId, status }) => `${fileUploadId} ${status}`).join();
  const seen = useRef(decisions);
  useEffect(() => {
    if (decisions === seen.current) return;
    const first = seen.current === undefined;
    seen.current = decisions;
    if (first) return;
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: setupKeys.all });
      void client.invalidateQueries({ queryKey: companyKeys.single(companyId) });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [decisions, client, companyId]);
}
