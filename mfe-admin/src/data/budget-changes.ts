import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import type { ChangeBody, ChangeCalls } from '@groundwork/web-lending/changes';
import { api } from './api.js';
import { drawKeys } from './draws.js';

/** The ledger of a loan: its lines with their values, what is funded, pending and available. */
export function useLedger(applicationId: string) {
  return useQuery({
    queryKey: drawKeys.ledger(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/drawrequest/ledger/{applicationId}', { params: { path: { applicationId } } })),
    refetchOnMount: 'always',
  });
}

/** What an administrator may do about changes of a loan's budget. After each the ledger and the draws are read anew. */
export function useChangeCalls(applicationId: string): ChangeCalls {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: drawKeys.all });
  const changes = useQuery({
    queryKey: drawKeys.changes(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/drawrequest/changes/{applicationId}', { params: { path: { applicationId } } })),
    refetchOnMount: 'always',
  });
  const request = useCommand({
    mutationFn: (body: ChangeBody) => unwrap(api.POST('/api/admin/drawrequest/changes', { body })),
    onSettled,
  });
  const approve = useCommand({
    mutationFn: (body: { id: string; version: number; note: string | null }) =>
      unwrap(api.PUT('/api/admin/drawrequest/changes/approve', { body })),
    onSettled,
  });
  const reject = useCommand({
    mutationFn: (body: { id: string; version: number; reason: string }) =>
      unwrap(api.PUT('/api/admin/drawrequest/changes/reject', { body })),
    onSettled,
  });
  return {
    changes,
    request: request.mutateAsync,
    approve: approve.mutateAsync,
    reject: reject.mutateAsync,
  };
}
