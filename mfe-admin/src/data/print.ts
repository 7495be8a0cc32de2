import { saveBlob, sentenceFor, unwrap, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api } from './api.js';

/** Has the browser keep a paper of the server under a name; a refusal is said. */
export function usePrint(name: string, fetchPaper: () => Promise<unknown>) {
  const notify = useNotify();
  return useCommand({
    mutationFn: async () => saveBlob((await fetchPaper()) as Blob, name),
    onError: (error) => notify.error(sentenceFor(error)),
  });
}

/** The whole application as it stands, for the credit file. */
export function usePrintApplication(id: string) {
  return usePrint('application.pdf', () =>
    unwrap(api.GET('/api/admin/application/pdf/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  );
}

/** The budget of a unit as it is saved. */
export function usePrintUnitBudget(unitId: string) {
  return usePrint('budget.pdf', () =>
    unwrap(api.GET('/api/admin/unitbudgets/unit/{id}/pdf', { params: { path: { id: unitId } }, parseAs: 'blob' })),
  );
}

/** The budget of a property as it is saved. */
export function usePrintBudget(propertyId: string) {
  return usePrint('budget.pdf', () =>
    unwrap(api.GET('/api/admin/budgets/property/{id}/pdf', { params: { path: { id: propertyId } }, parseAs: 'blob' })),
  );
}
