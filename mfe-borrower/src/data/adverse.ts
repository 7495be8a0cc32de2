import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application } from './api.js';
import { applicationKeys } from './applications.js';
import { usePaper } from './loan-interest.js';

/** The notices of adverse action that were sent of an application; one that never came back has none. */
export function useAdverseNotices({ id, round, status }: Pick<Application, 'id' | 'round' | 'status'>) {
  return useQuery({
    queryKey: [...applicationKeys.single(id), 'adverse'],
    queryFn: () => unwrap(api.GET('/api/borrower/application/adverse/{id}', { params: { path: { id } } })),
    enabled: round > 1 || status === 'rejected',
  });
}

export const usePrintNotice = (id: string) =>
  usePaper('notice-of-action-taken.pdf', () =>
    unwrap(api.GET('/api/borrower/application/adverse/pdf/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  );
