import { unwrap } from '@groundwork/web-http';
import type { PasswordChange } from '@groundwork/web-lending/account';
import { api } from './api.js';

export const updatePassword = (body: PasswordChange) =>
  unwrap(api.POST('/api/borrower/account/updatePassword', { body }));
