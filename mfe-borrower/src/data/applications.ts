import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application, ApplicationSummary, NewApplication } from './api.js';
import { useCompanyId } from './use-company.js';

/** The lists of a company's applications, by the statuses that the dashboard groups (specification 4). */
export const applicationGroups = ['inProgress', 'awaiting', 'underReview', 'inClosing', 'active'] as const;
export type ApplicationGroup = (typeof applicationGroups)[number];

export const applicationKeys = {
  all: ['applications'] as const,
  list: (companyId: string, group: ApplicationGroup) => ['applications', 'list', companyId, group] as const,
  single: (id: string) => ['applications', 'single', id] as const,
};

const listOf: Record<ApplicationGroup, (id: string) => Promise<ApplicationSummary[]>> = {
  inProgress: (id) => unwrap(api.GET('/api/borrower/application/inProgress/{id}', { params: { path: { id } } })),
  awaiting: (id) => unwrap(api.GET('/api/borrower/application/awaiting/{id}', { params: { path: { id } } })),
  underReview: (id) => unwrap(api.GET('/api/borrower/application/underReview/{id}', { params: { path: { id } } })),
  inClosing: (id) => unwrap(api.GET('/api/borrower/application/inClosing/{id}', { params: { path: { id } } })),
  active: (id) => unwrap(api.GET('/api/borrower/application/active/{id}', { params: { path: { id } } })),
};

/** One list of the company in use. */
export function useApplicationList(group: ApplicationGroup) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: applicationKeys.list(companyId, group),
    queryFn: () => listOf[group](companyId),
    enabled: companyId !== '',
  });
}

/** One application with everything that belongs to it. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: applicationKeys.single(id),
    queryFn: () => unwrap(api.GET('/api/borrower/application/single/{id}', { params: { path: { id } } })),
  });

export function useApplication(id: string) {
  return useQuery(applicationQuery(id));
}

/** The checklist of a closing, as the lender ticks it off. */
export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationKeys.single(id), 'closing'],
    queryFn: () => unwrap(api.GET('/api/borrower/application/closing/{id}', { params: { path: { id } } })),
  });

export function useClosing(id: string) {
  return useQuery(closingQuery(id));
}

/** What happened to an application, the latest first, a page at a time. */
export function useHistory(id: string) {
  return useInfiniteQuery({
    queryKey: [...applicationKeys.single(id), 'happened'],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/borrower/application/happened/{id}', {
          params: { path: { id }, query: cursor === '' ? {} : { cursor } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** The accounts of the company in use, for whose doing something was. */
export function useColleagues() {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: ['colleagues', companyId],
    queryFn: () => unwrap(api.GET('/api/borrower/users/company/{id}', { params: { path: { id: companyId } } })),
    enabled: companyId !== '',
  });
}

/** Sends an application with its documents to review; the service decides whether it may. */
export function useSubmitDocuments(id: string, onSubmitted: () => void) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: () => unwrap(api.PUT('/api/borrower/application/submit/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: applicationKeys.all });
      onSubmitted();
    },
  });
}

/** Creates an application, once. */
export function useCreateApplication(onCreated: (application: Application) => void) {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: NewApplication) => unwrap(api.POST('/api/borrower/application/newapp', { body })),
    onSuccess: async (application) => {
      await client.invalidateQueries({ queryKey: applicationKeys.all });
      onCreated(application);
    },
  });
}
