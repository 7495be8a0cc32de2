import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { unwrap } from '@groundwork/web-http';
import { api } from '../app/api.js';

export const companyKeys = {
  /** Everything of a company's set-up: one change may move the status of any section. */
  all: ['company'] as const,
  single: (id: string) => ['company', 'single', id] as const,
  ownership: (id: string) => ['company', 'ownership', id] as const,
  people: (id: string) => ['company', 'people', id] as const,
  licenses: (id: string) => ['company', 'licenses', id] as const,
  experiences: (id: string, kind: ExperienceKind) => ['company', 'experiences', id, kind] as const,
};

/** The company with the status of every section of its set-up. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.single(id),
    queryFn: () => unwrap(api.GET('/api/borrower/company/byId/{id}', { params: { path: { id } } })),
    enabled: id !== '',
  });

/** The whole tree of owners with what follows from it. */
export function useOwnership(id: string) {
  return useQuery({
    queryKey: companyKeys.ownership(id),
    queryFn: () => unwrap(api.GET('/api/borrower/entityowners/company/{id}', { params: { path: { id } } })),
  });
}

/** Owners, employees who own nothing, and contractors. */
export function usePeople(id: string) {
  return useQuery({
    queryKey: companyKeys.people(id),
    queryFn: () => unwrap(api.GET('/api/borrower/people/company/{id}', { params: { path: { id } } })),
  });
}

export function useLicenses(id: string) {
  return useQuery({
    queryKey: companyKeys.licenses(id),
    queryFn: () => unwrap(api.GET('/api/borrower/company/licenses/{id}', { params: { path: { id } } })),
  });
}

export function useExperiences(id: string, kind: ExperienceKind) {
  const query = { params: { query: { companyId: id } } };
  return useQuery({
    queryKey: companyKeys.experiences(id, kind),
    queryFn: () => unwrap(kind === 'construction' ? api.GET('/api/borrower/experience/construction', query) : api.GET('/api/borrower/experience/residential', query)),
  });
}

/** Fetches everything of the set-up anew, after any change of it; resolves when it is there. */
export function useRefreshCompany(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: companyKeys.all });
}
