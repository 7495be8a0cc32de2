import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from '../app/api.js';

export const budgetKey = (propertyId: string) => ['budgets', propertyId] as const;

/** The budget of a property; the default sections where none was saved yet. */
export function useBudget(propertyId: string) {
  return useQuery({
    queryKey: budgetKey(propertyId),
    queryFn: () => unwrap(api.GET('/api/borrower/budgets/property/{id}', { params: { path: { id: propertyId } } })),
  });
}
