import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Appraisal, ValuationState } from '@groundwork/domain-capital';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';

const capitalKey = (applicationId: string) => [...applicationKeys.all, 'capital', applicationId];
const appraisalsKey = (applicationId: string) => [...applicationKeys.all, 'appraisals', applicationId];

/** What the figures of an application's loan are computed from, and what the limits of its type say of it. */
export function useCapital(applicationId: string) {
  return useQuery({
    queryKey: capitalKey(applicationId),
    queryFn: () => unwrap(api.GET('/api/admin/application/capital/{id}', { params: { path: { id: applicationId } } })),
  });
}

/** Every appraisal that was recorded for an application, the newest first. */
export function useAppraisals(applicationId: string) {
  return useQuery({
    queryKey: appraisalsKey(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/application/appraisals/{id}', { params: { path: { id: applicationId } } })),
  });
}

/** Properties of all applications that the lender has, a page at a time. */
export function useValuations(state: ValuationState | undefined) {
  return useInfiniteQuery({
    queryKey: [...applicationKeys.all, 'valuations', state ?? ''],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/admin/application/valuations', {
          params: { query: { ...(state ? { state } : {}), ...(cursor === '' ? {} : { cursor }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Records an appraisal on the one that was read, its `version`; every figure is read anew with it. */
export function useRecordAppraisal(applicationId: string) {
  const client = useQueryClient();
  const record = useCommand({
    mutationFn: (body: Appraisal & { version: number }) =>
      unwrap(api.POST('/api/admin/application/appraisal/{id}', { params: { path: { id: applicationId } }, body })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: capitalKey(applicationId) }),
        client.invalidateQueries({ queryKey: appraisalsKey(applicationId) }),
        client.invalidateQueries({ queryKey: [...applicationKeys.all, 'valuations'] }),
        client.invalidateQueries({ queryKey: applicationKeys.approval(applicationId) }),
      ]),
  });
  return record.mutateAsync;
}
