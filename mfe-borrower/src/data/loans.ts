import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { portfolioKeys } from './portfolio.js';

/** An active loan line by line and draw by draw. */
export function useLoan(applicationId: string) {
  return useQuery({
    queryKey: portfolioKeys.loan(applicationId),
    queryFn: () => unwrap(api.GET('/api/borrower/loan/{applicationId}', { params: { path: { applicationId } } })),
  });
}

/** What supports its draws, some draws at a time. */
export function useLoanFiles(applicationId: string) {
  return useInfiniteQuery({
    queryKey: [...portfolioKeys.loan(applicationId), 'files'],
    queryFn: ({ pageParam: before }) =>
      unwrap(
        api.GET('/api/borrower/loan/{applicationId}/files', {
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
    queryKey: [...portfolioKeys.loan(applicationId), 'events'],
    queryFn: ({ pageParam: before }) =>
      unwrap(
        api.GET('/api/borrower/loan/{applicationId}/events', {
          params: { path: { applicationId }, query: before === '' ? {} : { before } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
