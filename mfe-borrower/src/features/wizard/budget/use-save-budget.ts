import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from '../../../app/api.js';
import { applicationKeys } from '../../../data/applications.js';
import { budgetKey } from '../../../data/budgets.js';
import { toSave } from './budget-values.js';
import type { BudgetDto, BudgetValues } from './budget-values.js';

/** Saves a property's budget on the version that was read last. The application's completeness follows it. */
export function useSaveBudget(budget: BudgetDto) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: BudgetValues) =>
      unwrap(api.PUT('/api/borrower/budgets/update', { body: toSave(values, budget) })),
    onSuccess: async (saved) => {
      client.setQueryData(budgetKey(saved.propertyId), saved);
      await client.invalidateQueries({ queryKey: applicationKeys.all });
    },
  });
}
