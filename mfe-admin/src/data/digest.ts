import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

const key = ['digest'] as const;

/** Whether the own letter of the day comes, and from which hour. */
export function useDigestSetting() {
  return useQuery({ queryKey: key, queryFn: () => unwrap(api.GET('/api/admin/digest')) });
}

export function useSaveDigestSetting() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (isOn: boolean) => unwrap(api.PUT('/api/admin/digest', { body: { isOn } })),
    onSuccess: (setting) => client.setQueryData(key, setting),
  });
}
