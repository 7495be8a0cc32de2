import { api } from './api.js';

export const requestReset = (email: string) => api.POST('/api/shell/account/forgotPassword', { body: { email } });

/** Ends every session of the account. */
export const resetPassword = (body: { id: string; resetToken: string; password: string }) =>
  api.POST('/api/shell/account/resetPassword', { body });
