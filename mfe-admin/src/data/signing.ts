import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorGroup, SigningDemandKind } from '@groundwork/domain-accounts';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

const signingKey = ['signing'] as const;

/** What has been asked of who signs, the newest first; the portal's own comes last. */
export function useSigningSettings() {
  return useQuery({ queryKey: signingKey, queryFn: () => unwrap(api.GET('/api/admin/signing')) });
}

/** Makes the next version; a newer one in between is a conflict. */
export function useSaveSigningSetting() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: { secondFactor: SecondFactorGroup; demand: SigningDemandKind; version: number }) =>
      unwrap(api.PUT('/api/admin/signing', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: signingKey }),
  }).mutateAsync;
}
