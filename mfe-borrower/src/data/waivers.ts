import { useMemo } from 'react';
import { loanPage } from '@groundwork/domain-messages-screens';
import { unwrap } from '@groundwork/web-http';
import type { WaiversAccess } from '@groundwork/web-lending/waivers';
import { api } from './api.js';
import { useColleagues } from './applications.js';

const at = (id: string) => ({ params: { path: { id } } });

const calls: Omit<WaiversAccess, 'who'> = {
  list: (applicationId) =>
    unwrap(api.GET('/api/borrower/waivers/loan/{applicationId}', { params: { path: { applicationId } } })),
  one: (id) => unwrap(api.GET('/api/borrower/waivers/{id}', at(id))),
  send: (body) => unwrap(api.PUT('/api/borrower/waivers/send', { body })),
  handIn: (body) => unwrap(api.PUT('/api/borrower/waivers/hand-in', { body })),
  moves: {
    remind: (body) => unwrap(api.PUT('/api/borrower/waivers/remind', { body })),
    revoke: (body) => unwrap(api.PUT('/api/borrower/waivers/revoke', { body })),
  },
  pdf: async (id) => (await unwrap(api.GET('/api/borrower/waivers/{id}/pdf', { ...at(id), parseAs: 'blob' }))) as Blob,
};

/** Lien waivers of the company's own loans. Colleagues have names; whoever is none is the lender. */
export function useWaiversAccess(): WaiversAccess {
  const colleagues = useColleagues().data;
  return useMemo(() => {
    const names = new Map(colleagues?.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return { ...calls, who: (userId) => names.get(userId) ?? loanPage.theLender };
  }, [colleagues]);
}
