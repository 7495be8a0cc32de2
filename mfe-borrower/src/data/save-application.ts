import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application, SaveApplication } from './api.js';
import { applicationKeys } from './applications.js';

/** Fields of a save; what is left out stays as it is. The version is added from what was read last. */
export type Changes = Omit<SaveApplication, 'version'>;

/** Saves fields of an application on the version that this browser read last; the answer is what it stands at then. */
export function useSaveApplication(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => {
      const version = client.getQueryData<Application>(applicationKeys.single(id))?.version ?? 0;
      return unwrap(
        api.PUT('/api/borrower/application/update/{id}', { params: { path: { id } }, body: { ...changes, version } }),
      );
    },
    onSuccess: (saved) => {
      client.setQueryData(applicationKeys.single(id), saved);
      void client.invalidateQueries({ queryKey: [...applicationKeys.all, 'list'] });
    },
  });
}
