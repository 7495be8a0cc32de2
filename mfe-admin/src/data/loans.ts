import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { SetDrawPlan } from './api.js';
import { drawKeys } from './draws.js';
import { usePrint } from './print.js';

/** An active loan line by line and draw by draw. */
export function useLoan(applicationId: string) {
  return useQuery({
    queryKey: drawKeys.loan(applicationId),
    queryFn: () => unwrap(api.GET('/api/admin/loan/{applicationId}', { params: { path: { applicationId } } })),
  });
}

/** What supports its draws, some draws at a time. */
export function useLoanFiles(applicationId: string) {
  return useInfiniteQuery({
    queryKey: [...drawKeys.loan(applicationId), 'files'],
    queryFn: ({ pageParam: before }) =>
      unwrap(
        api.GET('/api/admin/loan/{applicationId}/files', {
          params: { path: { applicationId }, query: before === '' ? {} : { before } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** What happened to it, the latest first, so much at a time. */
export function useLoanHistory(applicationId: string) {
  return useInfiniteQuery({
    queryKey: [...drawKeys.loan(applicationId), 'events'],
    queryFn: ({ pageParam: before }) =>
      unwrap(
        api.GET('/api/admin/loan/{applicationId}/events', {
          params: { path: { applicationId }, query: before === '' ? {} : { before } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Its due dates, for a calendar program. */
export const useLoanCalendar = (applicationId: string) =>
  usePrint('due-dates.ics', () =>
    unwrap(
      api.GET('/api/admin/loan/{applicationId}/calendar', { params: { path: { applicationId } }, parseAs: 'blob' }),
    ),
  );

/** What is planned to be drawn of it month by month; its history tells of it. */
export function useSetDrawPlan(applicationId: string) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: SetDrawPlan) =>
      unwrap(api.PUT('/api/admin/loan/{applicationId}/plan', { params: { path: { applicationId } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.loan(applicationId) }),
  });
}
