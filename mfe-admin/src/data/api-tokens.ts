import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api, areaPath } from './api.js';
import type { CreateApiToken } from './api.js';

const key = ['api-tokens'] as const;

/** Where programs call the portal. */
export const programsAddress = (): string => `${window.location.origin}${areaPath}`;

/** Every API token that was made, the newest first. */
export function useApiTokens() {
  return useQuery({ queryKey: key, queryFn: () => unwrap(api.GET('/api/admin/apitokens')) });
}

/** Makes one: its answer alone has the token itself, and is not kept. */
export function useCreateApiToken() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: CreateApiToken) => unwrap(api.POST('/api/admin/apitokens', { body })),
    once: true,
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRevokeApiToken() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/admin/apitokens/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
