import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { UserProfileUpdate } from './api.js';

export const profileKey = ['profile'] as const;

/** The profile of the user who is signed in. */
export function useProfile() {
  return useQuery({ queryKey: profileKey, queryFn: () => unwrap(api.GET('/api/borrower/userprofile')) });
}

/** Stores what is given of it; the rest stays as it is. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: UserProfileUpdate) => unwrap(api.POST('/api/borrower/userprofile', { body })),
    onSuccess: (profile) => client.setQueryData(profileKey, profile),
  });
}
