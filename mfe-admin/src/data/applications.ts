import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application, ClosingItem, SaveApplication, SaveClosingItem } from './api.js';

export const applicationKeys = {
  all: ['applications'] as const,
  lists: ['applications', 'list'] as const,
  ofStatus: (status: ApplicationStatus) => ['applications', 'list', 'status', status] as const,
  ofCompany: (companyId: string) => ['applications', 'list', 'company', companyId] as const,
  single: (id: string) => ['applications', 'single', id] as const,
  budget: (propertyId: string) => ['applications', 'budget', propertyId] as const,
  history: (id: string) => ['applications', 'history', id] as const,
  approval: (id: string) => ['applications', 'approval', id] as const,
  decisions: (id: string) => ['applications', 'decisions', id] as const,
  closing: (id: string) => ['applications', 'closing', id] as const,
  decision: (id: string) => ['applications', 'decision', id] as const,
};

/** The newest applications of a status, over all companies. */
export function useApplicationsOf(status: ApplicationStatus) {
  return useQuery({
    queryKey: applicationKeys.ofStatus(status),
    queryFn: () => unwrap(api.GET('/api/admin/application/all', { params: { query: { status } } })),
  });
}

/** All applications of one company. */
export function useApplicationsOfCompany(companyId: string) {
  return useQuery({
    queryKey: applicationKeys.ofCompany(companyId),
    queryFn: () => unwrap(api.GET('/api/admin/application/company/{id}', { params: { path: { id: companyId } } })),
  });
}

/** One application with everything that belongs to it. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: applicationKeys.single(id),
    queryFn: () => unwrap(api.GET('/api/admin/application/single/{id}', { params: { path: { id } } })),
  });

export function useApplication(id: string) {
  return useQuery(applicationQuery(id));
}

/** The budget of one property, totals computed by the server. */
export function useBudget(propertyId: string) {
  return useQuery({
    queryKey: applicationKeys.budget(propertyId),
    queryFn: () => unwrap(api.GET('/api/admin/budgets/property/{id}', { params: { path: { id: propertyId } } })),
  });
}

/** Demographic figures of a property, from the outside provider; younger than 30 days they come as they are kept, unless asked anew. */
export function usePropertyDetails(propertyId: string) {
  return useCommand({
    mutationFn: (refresh: boolean) =>
      unwrap(api.POST('/api/admin/application/esri', { body: { propertyId, ...(refresh ? { refresh } : {}) } })),
  });
}

/** What happened to an application, the latest first, a page at a time. */
export function useHistory(id: string) {
  return useInfiniteQuery({
    queryKey: applicationKeys.history(id),
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/admin/application/happened/{id}', {
          params: { path: { id }, query: cursor === '' ? {} : { cursor } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** What an approval needs; always as it is now, since documents come and go by themselves. */
export function useApproval(id: string) {
  return useQuery({
    queryKey: applicationKeys.approval(id),
    queryFn: () => unwrap(api.GET('/api/admin/application/approval/{id}', { params: { path: { id } } })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The checklist of a closing. */
export function useClosing(id: string) {
  return useQuery({
    queryKey: applicationKeys.closing(id),
    queryFn: () => unwrap(api.GET('/api/admin/application/closing/{id}', { params: { path: { id } } })),
  });
}

/** Saves one item of it. Where somebody else was first, the list is read anew. */
export function useSaveClosingItem(id: string, kind: ClosingItem['kind']) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: SaveClosingItem) =>
      unwrap(api.PUT('/api/admin/application/closing/{id}/{kind}', { params: { path: { id, kind } }, body })),
    onSuccess: (closing) => client.setQueryData(applicationKeys.closing(id), closing),
    onError: () => void client.invalidateQueries({ queryKey: applicationKeys.closing(id) }),
  });
}

/** The decisions on an application, the latest first. */
export function useDecisions(id: string) {
  return useQuery({
    queryKey: applicationKeys.decisions(id),
    queryFn: () => unwrap(api.GET('/api/admin/application/decisions/{id}', { params: { path: { id } } })),
  });
}

/** A decision with what it was taken upon. It never changes. */
export function useDecision(id: string) {
  return useQuery({
    queryKey: applicationKeys.decision(id),
    queryFn: () => unwrap(api.GET('/api/admin/application/decision/{id}', { params: { path: { id } } })),
  });
}

/** Fields of a save in review; what is left out stays as it is. */
export type Changes = Omit<SaveApplication, 'version'>;

/**
 * A save in review, and with a status its decision, on the version that it names, else on the one that this browser read last. Where
 * somebody else changed the application meanwhile, it is read anew, so that the next attempt is made by somebody who saw that.
 */
export function useSaveApplication(id: string) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: ({ version: typedOver, ...changes }: Changes & { version?: number }) => {
      const version = typedOver ?? client.getQueryData<Application>(applicationKeys.single(id))?.version ?? 0;
      return unwrap(
        api.PUT('/api/admin/application/update/{id}', { params: { path: { id } }, body: { ...changes, version } }),
      );
    },
    onSuccess: (saved) => {
      client.setQueryData(applicationKeys.single(id), saved);
      void client.invalidateQueries({ queryKey: applicationKeys.lists });
      void client.invalidateQueries({ queryKey: applicationKeys.history(id) });
      void client.invalidateQueries({ queryKey: applicationKeys.decisions(id) });
    },
    onError: () => void client.invalidateQueries({ queryKey: applicationKeys.single(id) }),
  });
}
