import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoanType } from '@groundwork/domain-applications';
import type { LoanLimits as Limits } from '@groundwork/domain-capital';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';

const keys = {
  all: ['loan-limits'],
  versions: (loanType: LoanType) => [...keys.all, loanType],
};

/** The limits of every loan type as they stand. */
export function useLoanLimits() {
  return useQuery({ queryKey: keys.all, queryFn: () => unwrap(api.GET('/api/admin/loanlimits')) });
}

/** What the limits of a loan type have been, the newest first. */
export function useLoanLimitVersions(loanType: LoanType) {
  return useQuery({
    queryKey: keys.versions(loanType),
    queryFn: () => unwrap(api.GET('/api/admin/loanlimits/{loanType}/versions', { params: { path: { loanType } } })),
  });
}

/** Makes the next version of a type's limits; a newer one in between is a conflict. Whatever was held against the old ones is read anew. */
export function useSaveLoanLimits(loanType: LoanType) {
  const client = useQueryClient();
  const save = useCommand({
    mutationFn: (body: Limits & { version: number }) =>
      unwrap(api.PUT('/api/admin/loanlimits', { body: { ...body, loanType } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.all }),
        client.invalidateQueries({ queryKey: applicationKeys.all }),
      ]),
  });
  return save.mutateAsync;
}
