import { background, unwrap } from '@groundwork/web-http';
import type { components, paths } from '@groundwork/contract-bff-shell';
import { api } from './api.js';

export type BellLine = components['schemas']['notifications_NotificationDto'];

/** Everything that is for who is signed in. A poll: it does not keep the session alive. */
export const fetchBell = (): Promise<BellLine[]> =>
  unwrap(api.GET('/api/shell/notification/all/user', { headers: background }));

/** Server-sent events: `notice` with a line, `read` with ids. */
export const streamAddress = '/api/shell/notification/stream' satisfies keyof paths;

/** Marks lines as read. The call takes a form whose field `notifications` is a JSON list of ids. */
export async function acknowledge(ids: string[]): Promise<void> {
  const form = new FormData();
  form.set('notifications', JSON.stringify(ids));
  await api.PUT('/api/shell/notification/acknowledge', { body: { notifications: ids }, bodySerializer: () => form });
}
