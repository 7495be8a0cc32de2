import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaiverKind } from '@groundwork/domain-agreements';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

const keys = {
  all: ['waiver-masters'] as const,
  versions: (kind: WaiverKind, state: string) => ['waiver-masters', kind, state] as const,
};

/** The text in force of each kind, and of each state that has one of its own. */
export function useWaiverMasters() {
  return useQuery({ queryKey: keys.all, queryFn: () => unwrap(api.GET('/api/admin/waivermasters')) });
}

/** The versions of one text, the one in force first; '' is the text of all states without one. */
export function useWaiverMasterVersions(kind: WaiverKind, state: string) {
  return useQuery({
    queryKey: keys.versions(kind, state),
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/waivermasters/{kind}/versions', {
          params: { path: { kind }, query: state ? { state } : {} },
        }),
      ),
  });
}

/** Everything of the texts is read anew. */
export function useReloadWaiverMasters() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

/** Makes the next version of a text; a newer one in between is a conflict. */
export function useSaveWaiverMaster(kind: WaiverKind, state: string) {
  const reload = useReloadWaiverMasters();
  const save = useCommand({
    mutationFn: (text: { content: string; basedOnVersion: number }) =>
      unwrap(api.POST('/api/admin/waivermasters', { body: { ...text, kind, ...(state ? { state } : {}) } })),
    onSuccess: () => reload(),
  });
  return save.mutateAsync;
}
