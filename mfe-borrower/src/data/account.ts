import { unwrap, useCommand } from '@groundwork/web-http';
import type { PasswordChange } from '@groundwork/web-lending/account';
import { api } from './api.js';

/** Changes the own password. */
export const useUpdatePassword = () =>
  useCommand({
    mutationFn: (body: PasswordChange) => unwrap(api.POST('/api/borrower/account/updatePassword', { body })),
  });
