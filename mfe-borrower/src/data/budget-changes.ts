import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import type { ChangeBody, ChangeCalls } from '@groundwork/web-lending/changes';
import { api } from './api.js';
import { portfolioKeys } from './portfolio.js';

/** What a borrower may do about changes of a loan's budget. After each the ledger is read anew. */
export function useChangeCalls(applicationId: string): ChangeCalls {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: portfolioKeys.all });
  const changes = useQuery({
    queryKey: portfolioKeys.changes(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/borrower/drawrequest/changes/{applicationId}', { params: { path: { applicationId } } })),
    refetchOnMount: 'always',
  });
  const request = useCommand({
    mutationFn: (body: ChangeBody) => unwrap(api.POST('/api/borrower/drawrequest/changes', { body })),
    onSettled,
  });
  const withdraw = useCommand({
    mutationFn: (body: { id: string; version: number }) =>
      unwrap(api.PUT('/api/borrower/drawrequest/changes/withdraw', { body })),
    onSettled,
  });
  return { changes, request: request.mutateAsync, withdraw: withdraw.mutateAsync };
}
