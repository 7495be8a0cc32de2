import { useQuery } from '@tanstack/react-query';
import { companyKeys } from '@groundwork/web-company';
import type { CompanyReads } from '@groundwork/web-company';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** An administrator's ways to read the set-up of any company. */
export const companyReads: CompanyReads = {
  company: (id) => unwrap(api.GET('/api/admin/company/byId/{id}', { params: { path: { id } } })),
  ownership: (id) => unwrap(api.GET('/api/admin/entityowners/company/{id}', { params: { path: { id } } })),
  people: (id) => unwrap(api.GET('/api/admin/people/company/{id}', { params: { path: { id } } })),
  licenses: (id) => unwrap(api.GET('/api/admin/company/licenses/{id}', { params: { path: { id } } })),
  experiences: (companyId, kind) => {
    const query = { params: { query: { companyId } } };
    return unwrap(
      kind === 'construction'
        ? api.GET('/api/admin/experience/construction', query)
        : api.GET('/api/admin/experience/residential', query),
    );
  },
};

/** Owners, employees and contractors of a company. */
export function useCompanyPeople(id: string) {
  return useQuery({ queryKey: companyKeys.people(id), queryFn: () => companyReads.people(id) });
}
