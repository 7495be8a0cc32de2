import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
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

/** Saves a property's budget. The application's completeness follows it. */
export function useSaveBudget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveBudget) => unwrap(api.PUT('/api/borrower/budgets/update', { body })),
    onSuccess: async (saved) => {
      client.setQueryData(budgetKey(saved.propertyId), saved);
      await client.invalidateQueries({ queryKey: applicationKeys.all });
    },
  });
}
