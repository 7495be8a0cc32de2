import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

const keys = {
  all: ['company-admins', 'all'] as const,
  of: (companyId: string) => ['company-admins', companyId] as const,
  history: (companyId: string) => ['company-admins', companyId, 'history'] as const,
};

/** The administrators who look after a company. */
export function useCompanyAdmins(companyId: string) {
  return useQuery({
    queryKey: keys.of(companyId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/admin/getAdminsForCompany/{id}', { params: { path: { id: companyId } } })),
  });
}

/** Who looks after which company, over all companies. */
export function useAllCompanyAdmins() {
  return useQuery({ queryKey: keys.all, queryFn: () => unwrap(api.GET('/api/admin/admin/companyAdmins')) });
}

/** What changed about them, the latest first. */
export function useCompanyAdminHistory(companyId: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.history(companyId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/admin/companyAdminHistory/{id}', { params: { path: { id: companyId } } })),
    enabled,
  });
}

/** A change of them; the list is read anew also where it was refused: somebody else may have been first. */
function useChange<Input>(companyId: string, run: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: run,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.of(companyId) }),
        client.invalidateQueries({ queryKey: ['deals', companyId] }),
      ]),
  });
}

export function useAddCompanyAdmin(companyId: string) {
  return useChange(companyId, (userId: string) =>
    unwrap(api.POST('/api/admin/admin/addCompanyAdmin', { body: { companyId, userId } })),
  );
}

export function useRemoveCompanyAdmin(companyId: string) {
  return useChange(companyId, (userId: string) =>
    unwrap(api.POST('/api/admin/admin/removeCompanyAdmin', { body: { companyId, userId } })),
  );
}

/** Makes somebody the point person in place of the one whom this browser saw, or of nobody. */
export function useSetPointPerson(companyId: string) {
  return useChange(companyId, ({ userId, replaces }: { userId: string; replaces: string | null }) =>
    unwrap(api.POST('/api/admin/admin/updateCompAdmins', { body: { companyId, userId, replaces } })),
  );
}
