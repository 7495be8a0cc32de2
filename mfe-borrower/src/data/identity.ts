import { useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { profileKey } from './profile.js';

/** Both sides of a driver's licence. */
export interface LicensePictures {
  readonly front: File;
  readonly back: File;
}

function read<Result extends string | ArrayBuffer>(
  file: File,
  how: 'readAsDataURL' | 'readAsArrayBuffer',
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader[how](file);
  });
}

/** What a file holds. Rejects where it cannot be read any more. */
export const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await read<ArrayBuffer>(file, 'readAsArrayBuffer'));

/** Sends both pictures, as data URLs, to the identity service. A check that did not pass is an answer too. */
export function useIdentityCheck() {
  return useCommand({
    mutationFn: async ({ front, back }: LicensePictures) => {
      const body = {
        front: await read<string>(front, 'readAsDataURL'),
        back: await read<string>(back, 'readAsDataURL'),
      };
      return (await unwrap(api.POST('/api/borrower/users/dltoken', { body }))).Status;
    },
  });
}

/** Saves the ids of a check that passed on the user: from then on the identity is verified. */
export function useSaveIdentity() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: { identityRequestId: string; identityConversationId: string }) =>
      unwrap(api.PUT('/api/borrower/users/users', { body })),
    onSuccess: (profile) => client.setQueryData(profileKey, profile),
  });
}
