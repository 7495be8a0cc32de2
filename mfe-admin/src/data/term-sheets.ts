import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { usePrint } from './print.js';

const keys = {
  all: ['term-sheets'],
  versions: (type: TermSheetType) => [...keys.all, type, 'versions'],
  version: (type: TermSheetType, version: number) => [...keys.all, type, version],
  latest: (type: TermSheetType) => [...keys.all, type, 'latest'],
};

/** The version in force of each type. */
export function useTermSheets() {
  return useQuery({ queryKey: keys.all, queryFn: () => unwrap(api.GET('/api/admin/termsheet')) });
}

/** The versions of a type without their texts, newest first. */
export function useTermSheetVersions(type: TermSheetType) {
  return useQuery({
    queryKey: keys.versions(type),
    queryFn: () => unwrap(api.GET('/api/admin/termsheet/{type}/versions', { params: { path: { type } } })),
  });
}

/** A version with its text; the one in force where none is named. */
export function useTermSheet(type: TermSheetType, version?: number) {
  return useQuery({
    queryKey: version === undefined ? keys.latest(type) : keys.version(type, version),
    queryFn: () =>
      version === undefined
        ? unwrap(api.GET('/api/admin/termsheet/{type}', { params: { path: { type } } }))
        : unwrap(api.GET('/api/admin/termsheet/{type}/version/{version}', { params: { path: { type, version } } })),
  });
}

/** Everything of the masters is read anew. */
export function useReloadTermSheets() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

/** Makes the next version of a type; a newer one in between is a conflict. */
export function useSaveTermSheet(type: TermSheetType) {
  const reload = useReloadTermSheets();
  const save = useCommand({
    mutationFn: ({ content, basedOnVersion }: { content: string; basedOnVersion: number }) =>
      unwrap(api.POST('/api/admin/termsheet/create', { body: { type, content, basedOnVersion } })),
    onSuccess: () => reload(),
  });
  return save.mutateAsync;
}

/** Has the browser keep the term sheet of an application as its borrower reads or accepted it, on paper. */
export function usePrintTermSheet(applicationId: string) {
  return usePrint('term-sheet.pdf', () =>
    unwrap(
      api.GET('/api/admin/termsheet/app/{applicationId}/pdf', {
        params: { path: { applicationId } },
        parseAs: 'blob',
      }),
    ),
  );
}
