import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { useCompanyId } from './use-company.js';

/** What happened to the company in use, newest first, a page at a time. */
export function useTimeline() {
  const company = useCompanyId();
  return useInfiniteQuery({
    queryKey: ['timeline', company],
    queryFn: ({ pageParam: before }) =>
      unwrap(
        api.GET('/api/borrower/notification/timeline/{company}', {
          params: { path: { company }, query: before === '' ? {} : { before } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    enabled: company !== '',
  });
}
