import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { DrawDraft, NewDrawRequest, SavedDrawDraft } from './api.js';
import { portfolioKeys } from './portfolio.js';
import { useCompanyId } from './use-company.js';

/** The draw requests of the company, newest first; not asked for where there cannot be any. */
export function useDrawRequests(isLent = true) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: portfolioKeys.draws(companyId),
    queryFn: () => unwrap(api.GET('/api/borrower/drawrequest/company/{id}', { params: { path: { id: companyId } } })),
    enabled: isLent && companyId !== '',
  });
}

/** One draw request with every submission of it. */
export function useDrawRequest(id: string) {
  return useQuery({
    queryKey: portfolioKeys.draw(id),
    queryFn: () => unwrap(api.GET('/api/borrower/drawrequest/{id}', { params: { path: { id } } })),
  });
}

/** What the lender wrote to the borrower about a draw, the newest first. */
export function useDrawNotes(id: string) {
  return useQuery({
    queryKey: [...portfolioKeys.draw(id), 'notes'],
    queryFn: () => unwrap(api.GET('/api/borrower/drawrequest/{id}/notes', { params: { path: { id } } })),
  });
}

/** The ledger of a loan: its lines with what is funded, pending and available. Always read anew when it is shown. */
export function useLedger(applicationId: string) {
  return useQuery({
    queryKey: portfolioKeys.ledger(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/borrower/drawrequest/ledger/{applicationId}', { params: { path: { applicationId } } })),
    refetchOnMount: 'always',
  });
}

const draftsOf = (companyId: string) =>
  unwrap(api.GET('/api/borrower/drawrequest/drafts/{companyId}', { params: { path: { companyId } } }));

/** What people of the company are writing. */
export function useDrawDrafts(isLent = true) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: portfolioKeys.drafts(companyId),
    queryFn: () => draftsOf(companyId),
    enabled: isLent && companyId !== '',
  });
}

/** The draft of a loan's next draw, or of the draw that is revised; null where nobody has begun one. Read anew when it is opened. */
export function useDrawDraft(applicationId: string, drawRequestId: string | null) {
  const companyId = useCompanyId();
  return useQuery({
    queryKey: portfolioKeys.draft(applicationId, drawRequestId),
    queryFn: async (): Promise<DrawDraft | null> => {
      const begun = (await draftsOf(companyId)).find(
        (draft) => draft.applicationId === applicationId && draft.drawRequestId === drawRequestId,
      );
      return begun
        ? unwrap(api.GET('/api/borrower/drawrequest/draft/{id}', { params: { path: { id: begun.id } } }))
        : null;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** What a draft that is being written asks of the service. */
export const draftCalls = {
  start: (applicationId: string) => unwrap(api.POST('/api/borrower/drawrequest/draft', { body: { applicationId } })),
  save: (id: string, body: SavedDrawDraft) =>
    unwrap(api.PUT('/api/borrower/drawrequest/draft/{id}', { params: { path: { id } }, body })),
} as const;

/** The list of drafts is read anew: one was written on. */
export function useDraftsChanged() {
  const client = useQueryClient();
  const companyId = useCompanyId();
  return () => client.invalidateQueries({ queryKey: portfolioKeys.drafts(companyId) });
}

/** Begins a draft from an earlier draw, or to revise one that came back. */
export function useStartDraft() {
  return useCommand({
    mutationFn: (body: { applicationId: string; from?: string; revises?: string }) =>
      unwrap(api.POST('/api/borrower/drawrequest/draft', { body })),
  });
}

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: portfolioKeys.all });
};

/** Throws a draft away as it was read. */
export function useDiscardDraft() {
  return useCommand({
    mutationFn: ({ id, version }: Pick<DrawDraft, 'id' | 'version'>) =>
      unwrap(api.DELETE('/api/borrower/drawrequest/draft/{id}', { params: { path: { id }, query: { version } } })),
    onSettled: useRefresh(),
  });
}

/** Takes a draw back that the lender has not approved anything of. */
export function useWithdrawDraw() {
  return useCommand({
    mutationFn: (body: { id: string; version: number }) =>
      unwrap(api.PUT('/api/borrower/drawrequest/withdraw', { body })),
    onSettled: useRefresh(),
  });
}

/** A draft as it was read, signed. */
export interface SignedDraft {
  id: string;
  version: number;
  certifySignature: string;
  certifySignatureDate: string;
  /** The signer's own name, as it was typed. */
  signedName: string;
}

/** Submits a draft; afterwards every total is read anew. */
export function useSubmitDraw() {
  return useCommand({
    once: true,
    mutationFn: ({ id, ...body }: SignedDraft) =>
      unwrap(api.POST('/api/borrower/drawrequest/draft/{id}/submit', { params: { path: { id } }, body })),
    onSettled: useRefresh(),
  });
}

/** Asks for the release of what is held back; afterwards every total is read anew. */
export function useRequestRelease() {
  return useCommand({
    once: true,
    mutationFn: (body: NewDrawRequest) => unwrap(api.POST('/api/borrower/drawrequest', { body })),
    onSettled: useRefresh(),
  });
}
