import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Identification } from '@groundwork/domain-accounts';
import { MINUTE } from '@groundwork/domain-time';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

/** The administrators: who may be a loan approver. */
export function useAdministrators() {
  return useQuery({
    queryKey: ['people', 'administrators'],
    queryFn: () => unwrap(api.GET('/api/admin/admin/getAdmins')),
  });
}

/** Them as a list is narrowed by: user ids with names. */
export const useAdministratorNames = (): readonly (readonly [userId: string, name: string])[] =>
  (useAdministrators().data ?? []).map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`]);

/** The profile behind a user id. Names seldom change: one that was read stays for a while. */
export function useProfile(userId: string | null | undefined) {
  return useQuery({
    queryKey: ['people', 'profile', userId],
    queryFn: () => unwrap(api.GET('/api/admin/users/profileByUid/{id}', { params: { path: { id: userId ?? '' } } })),
    enabled: Boolean(userId),
    staleTime: 10 * MINUTE,
  });
}

/** The name of a user for a sentence; `unknown` until it is read, and where it cannot be. */
export function usePersonName(userId: string | null | undefined, unknown: string): string {
  const { data } = useProfile(userId);
  return data ? `${data.firstName} ${data.lastName}`.trim() || data.email : unknown;
}

/** A change of who administers what; the lists are read anew also where it was refused: somebody else may have been first. */
function useRightsCommand<Input>(run: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: run,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['people', 'administrators'] }),
        client.invalidateQueries({ queryKey: ['company-admins'] }),
      ]),
  });
}

/** Sends an invitation to register as an administrator. */
export function useInviteAdmin() {
  return useRightsCommand((email: string) => unwrap(api.POST('/api/admin/admin/invite', { body: { email } })));
}

export function useSetSuper() {
  return useRightsCommand((body: { id: string; isOwner: boolean }) =>
    unwrap(api.POST('/api/admin/admin/setSuper', { body })),
  );
}

export function useRemovePrivileges() {
  return useRightsCommand((id: string) => unwrap(api.POST('/api/admin/admin/removePriv', { body: { id } })));
}

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  companyId: string;
}

/**
 * Adds a user to a company: a letter with the link to confirm goes out, or, where the address is a borrower's already, its
 * account belongs to the company at once.
 */
export function useAddUser() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: NewUser) => unwrap(api.POST('/api/admin/users/invite', { body })),
    onSuccess: (_, { companyId }) => client.invalidateQueries({ queryKey: ['companies', 'users', companyId] }),
  });
}

/** A letter with the link for a new password, to the owner of an account. */
export function useSendResetLink() {
  return useCommand({
    mutationFn: (email: string) => unwrap(api.POST('/api/admin/account/forgotPassword', { body: { email } })),
  });
}

/** Whether somebody has a second factor; asked anew each time, since it is told on the telephone. */
export function useSecondFactorOf(id: string) {
  return useQuery({
    queryKey: ['people', 'second-factor', id],
    queryFn: () => unwrap(api.GET('/api/admin/admin/secondFactor/{id}', { params: { path: { id } } })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Takes somebody's lost second factor away. */
export function useResetSecondFactor() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: { id: string; reason: string; identifiedBy: Identification }) =>
      unwrap(api.POST('/api/admin/admin/resetSecondFactor', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

/** Ends every session of somebody. */
export function useSignOutUser() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (id: string) => unwrap(api.POST('/api/admin/admin/signOut', { body: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

/** The e-sign terms that a user has accepted, on paper; undefined where none are. */
export function useSignedEsign() {
  return useCommand({
    mutationFn: async (userId: string): Promise<Blob | undefined> => {
      const acceptances = await unwrap(api.GET('/api/admin/esign/user/{id}', { params: { path: { id: userId } } }));
      const last = acceptances.filter(({ withdrawnDate }) => withdrawnDate === null).at(-1);
      if (!last) return undefined;
      const pdf = api.GET('/api/admin/esign/{id}/pdf', { params: { path: { id: last.id } }, parseAs: 'blob' });
      return (await unwrap(pdf)) as Blob;
    },
  });
}
