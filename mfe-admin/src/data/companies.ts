import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { NewCompany } from './api.js';

export const companyKeys = {
  lists: ['companies', 'list'] as const,
  list: (search: string) => ['companies', 'list', search] as const,
  single: (id: string) => ['companies', 'single', id] as const,
  ownership: (id: string) => ['companies', 'ownership', id] as const,
  users: (id: string) => ['companies', 'users', id] as const,
};

/** Most companies that a selector lists at once. */
export const companiesAtOnce = 30;

/** Companies by a part of their name or the beginning of their id, the names in order; one more than a selector shows. */
export function useCompanies(search: string, enabled = true) {
  return useQuery({
    queryKey: companyKeys.list(search),
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/company/getAll', {
          params: { query: { search: search || undefined, limit: companiesAtOnce + 1 } },
        }),
      ),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useCompany(id: string) {
  return useQuery({
    queryKey: companyKeys.single(id),
    queryFn: () => unwrap(api.GET('/api/admin/company/byId/{id}', { params: { path: { id } } })),
    enabled: id !== '',
  });
}

/** The owners of the company itself, each with its accounts and their balances. */
export function useOwners(id: string) {
  return useQuery({
    queryKey: companyKeys.ownership(id),
    queryFn: () => unwrap(api.GET('/api/admin/entityowners/company/{id}', { params: { path: { id } } })),
    select: ({ entities }) => entities.find(({ companyId }) => companyId === id)?.entityOwners ?? [],
  });
}

/** Opens an account for a client of the lender. */
export function useCreateCompany() {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: NewCompany) => unwrap(api.POST('/api/admin/company/post', { body })),
    onSuccess: (company) => {
      client.setQueryData(companyKeys.single(company.companyId), company);
      return client.invalidateQueries({ queryKey: companyKeys.lists });
    },
  });
}

/** The users who belong to a company. */
export function useCompanyUsers(id: string) {
  return useQuery({
    queryKey: companyKeys.users(id),
    queryFn: () => unwrap(api.GET('/api/admin/company/users/{id}', { params: { path: { id } } })),
  });
}

/** What a selector calls a company: its name, else its id (specification 2). */
export function companyTitle({
  organizationName,
  companyId,
}: {
  organizationName?: string | null;
  companyId: string;
}): string {
  return organizationName?.trim() || companyId;
}
