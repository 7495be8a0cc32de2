import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { maturityRungs, watchCauses } from '@groundwork/domain-draws';
import { isId } from '@groundwork/domain-validation';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { drawKeys } from './draws.js';
import { usePrint } from './print.js';

/** Which loans of the book are asked for, as the address has it; undefined for what is not. A state of '' is several. */
export interface BookFilters {
  readonly type?: string;
  readonly state?: string;
  readonly company?: string;
  readonly rung?: (typeof maturityRungs)[number];
  readonly watch?: (typeof watchCauses)[number] | 'any';
}

/** What an address asks for; what it has wrong is left out. */
export function bookFiltersIn(params: URLSearchParams): BookFilters {
  const [type, state, company] = ['type', 'state', 'company'].map((name) => params.get(name));
  const rung = maturityRungs.find((each) => each === params.get('rung'));
  const watch = (['any', ...watchCauses] as const).find((each) => each === params.get('watch'));
  return {
    ...(type ? { type: type.slice(0, 40) } : {}),
    ...(state === null || state === undefined ? {} : { state: state.slice(0, 40) }),
    ...(company && isId(company) ? { company } : {}),
    ...(rung ? { rung } : {}),
    ...(watch ? { watch } : {}),
  };
}

/** All loans that run, in figures. */
export function usePortfolio() {
  return useQuery({
    queryKey: [...drawKeys.all, 'portfolio'],
    queryFn: () => unwrap(api.GET('/api/admin/portfolio')),
  });
}

/** The loans behind a figure, a page at a time. */
export function useBook(filters: BookFilters) {
  return useInfiniteQuery({
    queryKey: [...drawKeys.all, 'book', filters],
    queryFn: ({ pageParam: from }) =>
      unwrap(api.GET('/api/admin/portfolio/loans', { params: { query: { ...filters, from } } })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Every loan with all that happened to it, as a zip that comes while it is made. */
export const fetchWholeBook = (signal: AbortSignal): Promise<ReadableStream<Uint8Array>> =>
  unwrap(api.GET('/api/admin/portfolio/book', { parseAs: 'stream', signal }));

/** The same as a file to count with. */
export function useExportBook(filters: BookFilters) {
  return usePrint('portfolio.csv', () =>
    unwrap(api.GET('/api/admin/portfolio/csv', { params: { query: filters }, parseAs: 'blob' })),
  );
}
