import { unwrap } from '@groundwork/web-http';
import type { WaiversAccess } from '@groundwork/web-lending/waivers';
import { api } from './api.js';

const at = (id: string) => ({ params: { path: { id } } });

/** Lien waivers of every loan: the lender reviews papers and makes waivers void as well. */
export const waiverCalls: Omit<WaiversAccess, 'who'> = {
  list: (applicationId) =>
    unwrap(api.GET('/api/admin/waivers/loan/{applicationId}', { params: { path: { applicationId } } })),
  one: (id) => unwrap(api.GET('/api/admin/waivers/{id}', at(id))),
  send: (body) => unwrap(api.PUT('/api/admin/waivers/send', { body })),
  handIn: (body) => unwrap(api.PUT('/api/admin/waivers/hand-in', { body })),
  moves: {
    remind: (body) => unwrap(api.PUT('/api/admin/waivers/remind', { body })),
    revoke: (body) => unwrap(api.PUT('/api/admin/waivers/revoke', { body })),
    accept: (body) => unwrap(api.PUT('/api/admin/waivers/accept', { body })),
    return: (body) => unwrap(api.PUT('/api/admin/waivers/return', { body })),
    void: (body) => unwrap(api.PUT('/api/admin/waivers/void', { body })),
  },
  pdf: async (id) => (await unwrap(api.GET('/api/admin/waivers/{id}/pdf', { ...at(id), parseAs: 'blob' }))) as Blob,
};
