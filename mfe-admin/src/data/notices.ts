import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

/** A message about an application, sent once however often the button is pressed. */
export function useSendNotice(applicationId: string) {
  return useCommand({
    once: true,
    mutationFn: (message: string) =>
      unwrap(
        api.POST('/api/admin/application/sendnotice/{id}', {
          params: { path: { id: applicationId } },
          body: { message },
        }),
      ),
  });
}
