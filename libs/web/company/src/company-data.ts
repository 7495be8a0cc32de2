import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { useReads } from './company-access.js';
import type { CompanyReads } from './company-access.js';

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
export const companyQuery = (reads: Pick<CompanyReads, 'company'>, id: string) =>
  queryOptions({ queryKey: companyKeys.single(id), queryFn: () => reads.company(id), enabled: id !== '' });

/** The whole tree of owners with what follows from it. */
export function useOwnership(id: string) {
  const reads = useReads();
  return useQuery({ queryKey: companyKeys.ownership(id), queryFn: () => reads.ownership(id) });
}

/** Owners, employees who own nothing, and contractors. */
export function usePeople(id: string) {
  const reads = useReads();
  return useQuery({ queryKey: companyKeys.people(id), queryFn: () => reads.people(id) });
}

export function useLicenses(id: string) {
  const reads = useReads();
  return useQuery({ queryKey: companyKeys.licenses(id), queryFn: () => reads.licenses(id) });
}

export function useExperiences(id: string, kind: ExperienceKind) {
  const reads = useReads();
  return useQuery({ queryKey: companyKeys.experiences(id, kind), queryFn: () => reads.experiences(id, kind) });
}

/** Fetches everything of the set-up anew, after any change of it; resolves when it is there. */
export function useRefreshCompany(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: companyKeys.all });
}
