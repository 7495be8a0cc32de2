import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { SaveBudget } from './api.js';
import { applicationKeys } from './applications.js';

export const budgetKey = (propertyId: string) => ['budgets', propertyId] as const;

/** The budget of a property; the default sections where none was saved yet. */
export function useBudget(propertyId: string) {
  return useQuery({
    queryKey: budgetKey(propertyId),
    queryFn: () => unwrap(api.GET('/api/borrower/budgets/property/{id}', { params: { path: { id: propertyId } } })),
  });
}

/** The company's latest budgets, to begin another from. */
export function useBudgetsOfCompany(companyId: string) {
  return useQuery({
    queryKey: ['budgets', 'company', companyId],
    queryFn: () => unwrap(api.GET('/api/borrower/company/budget/{id}', { params: { path: { id: companyId } } })),
  });
}

/** Saves a property's budget. The application's completeness follows it. */
export function useSaveBudget() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: SaveBudget) => unwrap(api.PUT('/api/borrower/budgets/update', { body })),
    onSuccess: (saved) => {
      client.setQueryData(budgetKey(saved.propertyId), saved);
      // Nobody waits for how complete the application is by it: the next step is there at once.
      void client.invalidateQueries({ queryKey: applicationKeys.all });
    },
  });
}
