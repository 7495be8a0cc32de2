import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawStatusId, LineDecision } from '@groundwork/domain-draws';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { DrawRequest } from './api.js';

export const drawKeys = {
  all: ['draws'] as const,
  statuses: ['draws', 'statuses'] as const,
  ofStatus: (statusId: DrawStatusId) => ['draws', 'list', statusId] as const,
};

/** The statuses with the number of requests in each. */
export function useDrawStatuses() {
  return useQuery({ queryKey: drawKeys.statuses, queryFn: () => unwrap(api.GET('/api/admin/drawrequest/statuses')) });
}

export function useDrawRequests(statusId: DrawStatusId) {
  return useQuery({
    queryKey: drawKeys.ofStatus(statusId),
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/all', { params: { query: { statusId } } })),
  });
}

/** Sends the lines that move; the answer is the request as it stands then. */
export function useDecideDraw({ id, version }: Pick<DrawRequest, 'id' | 'version'>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (lineItems: LineDecision[]) =>
      unwrap(api.PUT('/api/admin/drawrequest/save', { body: { id, version, lineItems } })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }),
  });
}
