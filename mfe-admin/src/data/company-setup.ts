import { useQuery } from '@tanstack/react-query';
import type { ExperienceKind } from '@groundwork/domain-companies';
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

/** Who owns how much of a company, over all paths. */
export function useOwnership(id: string) {
  return useQuery({ queryKey: companyKeys.ownership(id), queryFn: () => companyReads.ownership(id) });
}

export function useLicenses(id: string) {
  return useQuery({ queryKey: companyKeys.licenses(id), queryFn: () => companyReads.licenses(id) });
}

export function useExperiences(id: string, kind: ExperienceKind) {
  return useQuery({
    queryKey: companyKeys.experiences(id, kind),
    queryFn: () => companyReads.experiences(id, kind),
  });
}

/** Owners, employees and contractors of a company. */
export function useCompanyPeople(id: string) {
  return useQuery({ queryKey: companyKeys.people(id), queryFn: () => companyReads.people(id) });
}
