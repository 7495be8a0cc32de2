import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawRule, DrawRules, LoanPaper } from '@groundwork/domain-draws';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { drawKeys } from './draws.js';

const versionsKey = ['draw-rules'] as const;

/** What the rules have been, the newest first; the portal's own come last. */
export function useDrawRules() {
  return useQuery({ queryKey: versionsKey, queryFn: () => unwrap(api.GET('/api/admin/drawrules')) });
}

/** Makes the next version of the rules; what they find of every draw is read anew. */
export function useSaveDrawRules() {
  const client = useQueryClient();
  const save = useCommand({
    mutationFn: (body: DrawRules & { version: number }) => unwrap(api.PUT('/api/admin/drawrules', { body })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: versionsKey }),
        client.invalidateQueries({ queryKey: drawKeys.all }),
      ]),
  });
  return save.mutateAsync;
}

/** What the rules find of a draw as things stand this moment. */
export function useDrawFindings(id: string) {
  return useQuery({
    queryKey: drawKeys.findings(id),
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/rules/{id}', { params: { path: { id } } })),
    refetchOnMount: 'always',
  });
}

/** Overrides one finding as it was read. */
export function useOverrideRule(drawRequestId: string) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: { rule: DrawRule; sentence: string; reason: string }) =>
      unwrap(api.PUT('/api/admin/drawrequest/rules/override', { body: { ...body, drawRequestId } })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.findings(drawRequestId) }),
  });
}

/** Writes down when a paper of a loan ends. */
export function useSavePaper(applicationId: string) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: { paper: LoanPaper; expiresOn: string }) =>
      unwrap(api.PUT('/api/admin/drawrequest/papers', { body: { ...body, applicationId } })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }),
  });
}
