import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { AllocateBudget, SaveBudget, SaveUnitBudget } from './api.js';
import { applicationKeys } from './applications.js';

const all = ['budgets'] as const;
export const budgetKey = (propertyId: string) => [...all, propertyId] as const;
const unitKey = (unitId: string) => [...all, 'unit', unitId] as const;
const unitsKey = (propertyId: string) => [...all, 'units', propertyId] as const;

/** Nobody waits for how complete the application is by it: the next step is there at once. */
const applicationFollows = (client: QueryClient) => void client.invalidateQueries({ queryKey: applicationKeys.all });

/** The budget of a property; the default sections where none was saved yet. */
export const budgetQuery = (propertyId: string) =>
  queryOptions({
    queryKey: budgetKey(propertyId),
    queryFn: () => unwrap(api.GET('/api/borrower/budgets/property/{id}', { params: { path: { id: propertyId } } })),
  });

export function useBudget(propertyId: string) {
  return useQuery(budgetQuery(propertyId));
}

/** The company's latest budgets, to begin another from. */
export function useBudgetsOfCompany(companyId: string) {
  return useQuery({
    queryKey: [...all, 'company', companyId],
    queryFn: () => unwrap(api.GET('/api/borrower/company/budget/{id}', { params: { path: { id: companyId } } })),
  });
}

/** The budget of a unit; the default sections where none was saved yet. */
export function useUnitBudget(unitId: string) {
  return useQuery({
    queryKey: unitKey(unitId),
    queryFn: () => unwrap(api.GET('/api/borrower/unitbudgets/unit/{id}', { params: { path: { id: unitId } } })),
  });
}

/** The budget of a property on paper, as it is saved. */
export const fetchBudgetPdf = (propertyId: string): Promise<Blob> =>
  unwrap(
    api.GET('/api/borrower/budgets/property/{id}/pdf', { params: { path: { id: propertyId } }, parseAs: 'blob' }),
  ) as Promise<Blob>;

/** The budget of a unit on paper, as it is saved. */
export const fetchUnitBudgetPdf = (unitId: string): Promise<Blob> =>
  unwrap(
    api.GET('/api/borrower/unitbudgets/unit/{id}/pdf', { params: { path: { id: unitId } }, parseAs: 'blob' }),
  ) as Promise<Blob>;

/** Sums and versions of the budgets that a property's units have, without their lines. */
export function useUnitBudgets(propertyId: string) {
  return useQuery({
    queryKey: unitsKey(propertyId),
    queryFn: () =>
      unwrap(
        api.GET('/api/borrower/unitbudgets/property/{id}', {
          params: { path: { id: propertyId }, query: { only: 'totals' } },
        }),
      ),
  });
}

/** Saves a property's budget. The application's completeness follows it. */
export function useSaveBudget() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: SaveBudget) => unwrap(api.PUT('/api/borrower/budgets/update', { body })),
    onSuccess: (saved) => {
      client.setQueryData(budgetKey(saved.propertyId), saved);
      applicationFollows(client);
    },
  });
}

/** Saves a unit's budget, the first one or a later one. That of its property follows where it is the sum of its units'. */
export function useSaveUnitBudget() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: SaveUnitBudget) =>
      unwrap(
        body.version === 0
          ? api.POST('/api/borrower/unitbudgets/create', { body })
          : api.PUT('/api/borrower/unitbudgets/update', { body }),
      ),
    onSuccess: (saved) => {
      client.setQueryData(unitKey(saved.unitId), saved);
      void client.invalidateQueries({ queryKey: unitsKey(saved.propertyId) });
      void client.invalidateQueries({ queryKey: budgetKey(saved.propertyId) });
      applicationFollows(client);
    },
  });
}

/** What other budgets are after one was divided is asked anew. */
function useDivided() {
  const client = useQueryClient();
  return async () => {
    applicationFollows(client);
    await client.invalidateQueries({ queryKey: all });
  };
}

/** Divides a property's budget over its units or over all properties; all of them are changed, or none. */
export function useAllocateBudget() {
  const onSuccess = useDivided();
  return useCommand({
    mutationFn: (body: AllocateBudget) => unwrap(api.PUT('/api/borrower/budgets/allocate', { body })),
    onSuccess,
  });
}

/** Takes the last division back. */
export function useUndoAllocation() {
  const onSuccess = useDivided();
  return useCommand({
    mutationFn: (propertyId: string) =>
      unwrap(api.DELETE('/api/borrower/budgets/allocate/{id}', { params: { path: { id: propertyId } } })),
    onSuccess,
  });
}
