import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { Session } from './session.types.js';

/** Puts a company of the user's in use, or none (empty). A module of its own: the sign-in page does not need it. */
export const putInUse = (companyId: string): Promise<Session> =>
  unwrap(api.POST('/api/shell/account/active', { body: { companyId } }));
