import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationStatus, budgetOfTotal } from '@groundwork/domain-applications';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application, ClosingItem, SaveApplication, SaveClosingItem } from './api.js';

export const applicationKeys = {
  all: ['applications'] as const,
  lists: ['applications', 'list'] as const,
  count: (status: ApplicationStatus) => ['applications', 'list', 'count', status] as const,
  waiting: (q: string) => ['applications', 'list', 'waiting', q] as const,
  ofCompany: (companyId: string) => ['applications', 'list', 'company', companyId] as const,
  single: (id: string) => ['applications', 'single', id] as const,
  budget: (propertyId: string) => ['applications', 'budget', propertyId] as const,
  unitBudgets: (propertyId: string) => ['applications', 'unit-budgets', propertyId] as const,
  linesOfUnits: (propertyId: string) => ['applications', 'lines-of-units', propertyId] as const,
  unitBudget: (unitId: string) => ['applications', 'unit-budget', unitId] as const,
  history: (id: string) => ['applications', 'history', id] as const,
  approval: (id: string) => ['applications', 'approval', id] as const,
  decisions: (id: string) => ['applications', 'decisions', id] as const,
  closing: (id: string) => ['applications', 'closing', id] as const,
  decision: (id: string) => ['applications', 'decision', id] as const,
};

/** How many applications of a status there are, over all companies; counted up to a bound. */
export function useApplicationCount(status: ApplicationStatus) {
  return useQuery({
    queryKey: applicationKeys.count(status),
    queryFn: () => unwrap(api.GET('/api/admin/application/search', { params: { query: { status, limit: 1 } } })),
    select: ({ count, countIsBound }) => ({ count: count ?? 0, countIsBound }),
  });
}

/** So many are offered at once. */
const offeredAtOnce = 20;

/**
 * Submitted applications that what is typed finds, the longest waiting first; those of before stay until the new ones are there. Not
 * read before somebody looks for one.
 */
export function useWaitingApplications(q: string | undefined) {
  return useQuery({
    queryKey: applicationKeys.waiting(q ?? ''),
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/application/search', {
          params: {
            query: {
              status: 'submitted',
              sort: 'submitted',
              direction: 'asc',
              limit: offeredAtOnce,
              ...(q ? { q: q.slice(0, 100) } : {}),
            },
          },
        }),
      ),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
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
  return useQuery({ ...applicationQuery(id), enabled: id !== '' });
}

/** The budget of one property, totals computed by the server. */
export function useBudget(propertyId: string) {
  return useQuery({
    queryKey: applicationKeys.budget(propertyId),
    queryFn: () => unwrap(api.GET('/api/admin/budgets/property/{id}', { params: { path: { id: propertyId } } })),
  });
}

/** Writes the total of a budget that came as a file, as the budget it is kept as; what stands on it is read anew. */
export function useSaveFileTotal(propertyId: string) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: ({ budget, version }: { budget: ReturnType<typeof budgetOfTotal>; version: number }) =>
      unwrap(
        api.PUT('/api/admin/budgets/update', {
          body: { propertyId, version, byUnit: 'no', uploadBudget: true, ...budget },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** What the units of a property cost by budgets of their own; of those that have one, without their lines. */
export function useUnitBudgets(propertyId: string) {
  return useQuery({
    queryKey: applicationKeys.unitBudgets(propertyId),
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/unitbudgets/property/{id}', {
          params: { path: { id: propertyId }, query: { only: 'totals' } },
        }),
      ),
  });
}

/** The budgets of the units of a property with their lines. */
export function useLinesOfUnits(propertyId: string) {
  return useQuery({
    queryKey: applicationKeys.linesOfUnits(propertyId),
    queryFn: () => unwrap(api.GET('/api/admin/unitbudgets/property/{id}', { params: { path: { id: propertyId } } })),
  });
}

/** The budget of one unit with its lines. */
export function useUnitBudget(unitId: string) {
  return useQuery({
    queryKey: applicationKeys.unitBudget(unitId),
    queryFn: () => unwrap(api.GET('/api/admin/unitbudgets/unit/{id}', { params: { path: { id: unitId } } })),
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
