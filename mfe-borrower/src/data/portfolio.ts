import { useQuery } from '@tanstack/react-query';
import { ApiProblem, unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { useCompanyId } from './use-company.js';

export const portfolioKeys = {
  all: ['portfolio'] as const,
  totals: (companyId: string) => ['portfolio', 'totals', companyId] as const,
  draws: (companyId: string) => ['portfolio', 'draws', companyId] as const,
  drafts: (companyId: string) => ['portfolio', 'drafts', companyId] as const,
  draft: (applicationId: string, drawRequestId: string | null) =>
    ['portfolio', 'draft', applicationId, drawRequestId] as const,
  draw: (id: string) => ['portfolio', 'draw', id] as const,
  changes: (applicationId: string) => ['portfolio', 'changes', applicationId] as const,
  ledger: (applicationId: string) => ['portfolio', 'ledger', applicationId] as const,
  loan: (applicationId: string) => ['portfolio', 'loan', applicationId] as const,
  waiting: (companyId: string) => ['portfolio', 'waiting', companyId] as const,
};

/** Active loans of the company with their totals, from the ledger of draws. */
export function usePortfolio() {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: portfolioKeys.totals(companyId),
    queryFn: () =>
      unwrap(api.GET('/api/borrower/application/activetotals/{id}', { params: { path: { id: companyId } } })),
    enabled: companyId !== '',
  });
}

/** Lien waivers of active loans that are to be got, and papers of them that end; not asked for where no loan runs. */
export function useLoansWaiting(isLent = true) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: portfolioKeys.waiting(companyId),
    queryFn: () =>
      unwrap(api.GET('/api/borrower/drawrequest/waiting/{companyId}', { params: { path: { companyId } } })),
    enabled: isLent && companyId !== '',
    refetchOnMount: 'always',
  });
}

/** Whether a failure says that the part of the portal behind a call is away, and not that the call was refused. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 502);
}
