import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '@groundwork/domain-time';
import { unwrap } from '@groundwork/web-http';
import { api } from '../app/api.js';

/** The administrators: who may be a loan approver. */
export function useAdministrators() {
  return useQuery({ queryKey: ['people', 'administrators'], queryFn: () => unwrap(api.GET('/api/admin/admin/getAdmins')) });
}

/** The profile behind a user id. Names seldom change: one that was read stays for a while. */
export function useProfile(userId: string | null | undefined) {
  return useQuery({
    queryKey: ['people', 'profile', userId],
    queryFn: () => unwrap(api.GET('/api/admin/users/profileByUid/{id}', { params: { path: { id: userId ?? '' } } })),
    enabled: Boolean(userId),
    staleTime: 10 * MINUTE,
  });
}
