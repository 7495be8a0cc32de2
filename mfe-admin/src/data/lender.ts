import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lender, LetterText } from '@groundwork/domain-accounts';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { LetterSetting } from './api.js';

const lenderKey = ['lender'] as const;
const lettersKey = ['letter-texts'] as const;

/** How the lender has shown itself, the newest first; the portal's own comes last. */
export function useLender() {
  return useQuery({ queryKey: lenderKey, queryFn: () => unwrap(api.GET('/api/admin/lender')) });
}

/** Makes the next version; `logo` left out: as it is, null: none. */
export function useSaveLender() {
  const client = useQueryClient();
  const save = useCommand({
    mutationFn: (body: Lender & { version: number; logo?: string | null }) =>
      unwrap(api.PUT('/api/admin/lender', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: lenderKey }),
  });
  return save.mutateAsync;
}

/** Every letter of the portal with its words as they stand. */
export function useLetters() {
  return useQuery({ queryKey: lettersKey, queryFn: () => unwrap(api.GET('/api/admin/lettertexts')) });
}

/** What the words of a letter have been, the newest first. */
export function useLetterVersions(name: LetterSetting['name']) {
  return useQuery({
    queryKey: [...lettersKey, name],
    queryFn: () => unwrap(api.GET('/api/admin/lettertexts/{name}/versions', { params: { path: { name } } })),
  });
}

/** Makes the next version of a letter's words; null puts those back that it came with. */
export function useSaveLetter(name: LetterSetting['name']) {
  const client = useQueryClient();
  const save = useCommand({
    mutationFn: (body: { version: number; words: LetterText | null }) =>
      unwrap(api.PUT('/api/admin/lettertexts', { body: { ...body, name } })),
    onSuccess: () => client.invalidateQueries({ queryKey: lettersKey }),
  });
  return save.mutateAsync;
}

/** A letter as somebody would get it, with samples. Nothing is kept. */
export function usePreviewLetter(name: LetterSetting['name']) {
  return useCommand({
    mutationFn: (words: LetterText) => unwrap(api.POST('/api/admin/lettertexts/preview', { body: { name, words } })),
  });
}
