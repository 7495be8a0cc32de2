import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { loanTypeValues } from '@groundwork/domain-applications';
import { closingSorts, closingWaits } from '@groundwork/domain-files';
import { isId } from '@groundwork/domain-validation';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';

/** Which of the loans in closing an address asks for; what it has wrong is left out. */
export function closingFiltersIn(params: URLSearchParams) {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const [q, pointPerson] = [params.get('q')?.trim(), params.get('pointPerson')];
  const waitsFor = one('waitsFor', closingWaits);
  const overdue = one('overdue', ['yes'] as const);
  const loanType = one('loanType', loanTypeValues);
  const sort = one('sort', closingSorts);
  return {
    ...(q ? { q: q.slice(0, 100) } : {}),
    ...(waitsFor ? { waitsFor } : {}),
    ...(overdue ? { overdue } : {}),
    ...(loanType ? { loanType } : {}),
    ...(pointPerson && isId(pointPerson) ? { pointPerson } : {}),
    ...(sort ? { sort } : {}),
  };
}

export type ClosingFilters = ReturnType<typeof closingFiltersIn>;

/** The loans in closing that fit with how far each is, a page at a time; those of before stay until the new ones are there. */
export function useClosings(filters: ClosingFilters) {
  return useInfiniteQuery({
    queryKey: [...applicationKeys.lists, 'closings', filters],
    queryFn: ({ pageParam: from }) =>
      unwrap(api.GET('/api/admin/application/closings', { params: { query: { ...filters, from } } })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
