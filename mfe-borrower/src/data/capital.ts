import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';

/** What the figures of an application's loan are computed from beside its answers: budgets, appraisals, limits. */
export function useCapital(applicationId: string) {
  return useQuery({
    queryKey: [...applicationKeys.all, 'capital', applicationId],
    queryFn: () =>
      unwrap(api.GET('/api/borrower/application/capital/{id}', { params: { path: { id: applicationId } } })),
  });
}
