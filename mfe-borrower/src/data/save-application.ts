import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application, SaveApplication } from './api.js';
import { applicationKeys } from './applications.js';

/** Fields of a save; what is left out stays as it is. */
export type ApplicationChanges = Omit<SaveApplication, 'version'>;

/** Saves fields of an application on the version that they were typed over; the answer is what it stands at then. */
export function useSaveApplication(id: string) {
  const client = useQueryClient();
  return async (changes: ApplicationChanges, version: number): Promise<Application> => {
    const saved = await unwrap(
      api.PUT('/api/borrower/application/update/{id}', { params: { path: { id } }, body: { ...changes, version } }),
    );
    client.setQueryData(applicationKeys.single(id), saved);
    void client.invalidateQueries({ queryKey: [...applicationKeys.all, 'list'] });
    return saved;
  };
}
