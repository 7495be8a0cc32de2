import { api } from './api.js';

export const register = (body: { firstName: string; lastName: string; email: string }) =>
  api.POST('/api/shell/account/register', { body });

export interface Confirmation {
  id: string;
  token: string;
  password: string;
  mobile: string;
  canSendMessages: boolean;
  commercialPurpose: boolean;
  /** Given where the link names nobody. */
  firstName?: string;
  lastName?: string;
  /** Left out by a portal that has no terms to sign. */
  esignMasterId?: string;
  signature?: string;
}

/** The account, its password and the signed terms, all or nothing. */
export const confirmRegistration = (body: Confirmation) => api.POST('/api/shell/account/confirmregister', { body });

/** The account of an invited administrator, whose link is the token. */
export const registerAdmin = (body: {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  token: string;
}) => api.POST('/api/shell/admin/register', { body });

export const joinCompany = (id: string, token: string) =>
  api.POST('/api/shell/account/joincompany', { body: { id, token } });
