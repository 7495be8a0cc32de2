import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { NewIccaMaster } from './api.js';

const iccaKeys = {
  all: ['icca-masters'],
  editions: (version: string) => [...iccaKeys.all, version],
};
const esignKey = ['esign-masters'];

/** The newest edition of every version of the ICCA, the one that was edited last first. */
export function useIccaVersions() {
  return useQuery({
    queryKey: iccaKeys.all,
    queryFn: () => unwrap(api.GET('/api/admin/iccaagreementmaster/all')),
  });
}

/** Every edition of a version with its text, newest first. */
export function useIccaEditions(version: string) {
  return useQuery({
    queryKey: iccaKeys.editions(version),
    queryFn: () => unwrap(api.GET('/api/admin/iccaagreementmaster/all/{version}', { params: { path: { version } } })),
  });
}

/** Everything of the ICCA's masters is read anew. */
export function useReloadIcca() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: iccaKeys.all });
}

/** Makes a new version, or the next edition of one; a newer one in between is a conflict. */
export function useSaveIcca() {
  const reload = useReloadIcca();
  const save = useCommand({
    mutationFn: (body: NewIccaMaster) => unwrap(api.POST('/api/admin/iccaagreementmaster/create', { body })),
    onSuccess: () => reload(),
  });
  return save.mutateAsync;
}

/** Withdraws a version with all its editions; agreements that were made under it keep their text. */
export function useDeleteIcca() {
  const reload = useReloadIcca();
  return useCommand({
    mutationFn: (version: string) =>
      unwrap(api.DELETE('/api/admin/iccaagreementmaster/version/{version}', { params: { path: { version } } })),
    onSuccess: () => reload(),
  });
}

/** Every version of the e-sign terms with its text, newest first. */
export function useEsignMasters() {
  return useQuery({ queryKey: esignKey, queryFn: () => unwrap(api.GET('/api/admin/esignmaster/all')) });
}

/** The e-sign terms are read anew. */
export function useReloadEsignMasters() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: esignKey });
}

/** Makes the next version of the e-sign terms; a newer one in between is a conflict. */
export function useSaveEsignMaster() {
  const reload = useReloadEsignMasters();
  const save = useCommand({
    mutationFn: (body: { content: string; basedOnVersion: number }) =>
      unwrap(api.POST('/api/admin/esignmaster', { body })),
    onSuccess: () => reload(),
  });
  return save.mutateAsync;
}
