import type { components } from '@groundwork/contract-bff-shell';
import { background, unwrap } from '@groundwork/web-http';
import { api } from './api.js';

export type MailboxMessage = components['schemas']['notifications_MailboxMessageDto'];

/** What went to addresses and numbers with `to` in them, newest first. Rejects with 404 where the portal keeps none. */
export const fetchMailbox = (to: string): Promise<MailboxMessage[]> =>
  unwrap(api.GET('/api/shell/mailbox', { params: { query: to ? { to } : {} }, headers: background }));
