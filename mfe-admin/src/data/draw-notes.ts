import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { WriteDrawNote } from './api.js';
import { drawKeys } from './draws.js';

const notesKey = (drawRequestId: string) => [...drawKeys.one(drawRequestId), 'notes'] as const;
const at = (id: string) => ({ path: { id } });

/** What the lender wrote about a draw, the newest first. */
export function useDrawNotes(drawRequestId: string) {
  return useQuery({
    queryKey: notesKey(drawRequestId),
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/{id}/notes', { params: at(drawRequestId) })),
  });
}

/** Writes a note; the answer is all of them. */
export function useWriteDrawNote(drawRequestId: string) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: WriteDrawNote) =>
      unwrap(api.POST('/api/admin/drawrequest/{id}/notes', { params: at(drawRequestId), body })),
    onSuccess: (notes) => client.setQueryData(notesKey(drawRequestId), notes),
  });
}
