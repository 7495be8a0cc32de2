import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from '../app/api.js';

const companyKeys = {
  all: ['companies'] as const,
  single: (id: string) => ['companies', 'single', id] as const,
  admins: (id: string) => ['companies', 'admins', id] as const,
};

export function useCompanies() {
  return useQuery({ queryKey: companyKeys.all, queryFn: () => unwrap(api.GET('/api/admin/company/getAll')) });
}

export function useCompany(id: string) {
  return useQuery({
    queryKey: companyKeys.single(id),
    queryFn: () => unwrap(api.GET('/api/admin/company/byId/{id}', { params: { path: { id } } })),
  });
}

/** The administrators who look after a company. */
export function useCompanyAdmins(id: string) {
  return useQuery({
    queryKey: companyKeys.admins(id),
    queryFn: () => unwrap(api.GET('/api/admin/admin/getAdminsForCompany/{id}', { params: { path: { id } } })),
  });
}

/** What a selector calls a company: its name, else its id (specification 2). */
export function companyTitle({ organizationName, companyId }: { organizationName?: string | null; companyId: string }): string {
  return organizationName?.trim() || companyId;
}
