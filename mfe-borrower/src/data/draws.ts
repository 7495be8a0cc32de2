import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { NewDrawRequest } from './api.js';
import { portfolioKeys } from './portfolio.js';
import { useCompanyId } from './use-company.js';

/** The draw requests of the company, newest first. */
export function useDrawRequests() {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: portfolioKeys.draws(companyId),
    queryFn: () => unwrap(api.GET('/api/borrower/drawrequest/company/{id}', { params: { path: { id: companyId } } })),
    enabled: companyId !== '',
  });
}

/** The ledger of a loan: its lines with what is funded, pending and available. Always read anew when it is shown. */
export function useLedger(applicationId: string) {
  return useQuery({
    queryKey: portfolioKeys.ledger(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/borrower/drawrequest/ledger/{applicationId}', { params: { path: { applicationId } } })),
    refetchOnMount: 'always',
  });
}

/** Submits a draw request; afterwards every total is read anew. */
export function useSubmitDraw() {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: NewDrawRequest) => unwrap(api.POST('/api/borrower/drawrequest', { body })),
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKeys.all }),
  });
}
