import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawSelection, LineDecision } from '@groundwork/domain-draws';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { DrawRequest } from './api.js';
import { usePrint } from './print.js';

export const drawKeys = {
  all: ['draws'] as const,
  selections: ['draws', 'selections'] as const,
  found: (search: object) => ['draws', 'found', search] as const,
  ledger: (applicationId: string) => ['draws', 'ledger', applicationId] as const,
  changes: (applicationId: string) => ['draws', 'changes', applicationId] as const,
  findings: (id: string) => ['draws', 'findings', id] as const,
  one: (id: string) => ['draws', 'one', id] as const,
  limits: ['draws', 'limits'] as const,
  waiting: ['draws', 'waiting'] as const,
  schedule: (id: string) => ['draws', 'schedule', id] as const,
  loan: (applicationId: string) => ['draws', 'loan', applicationId] as const,
};

/** Draws by what is left to do, each with the number of requests. */
export function useDrawSelections() {
  return useQuery({
    queryKey: drawKeys.selections,
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/selections')),
  });
}

/** What of active loans waits for the administrator who asks. */
export function useLoansWaiting() {
  return useQuery({
    queryKey: drawKeys.waiting,
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/waiting')),
    refetchOnMount: 'always',
  });
}

/** What of the queue is looked at; what is not asked for is left out. */
export interface DrawSearch {
  selection: DrawSelection;
  q?: string;
  /** Those that somebody looks after; as many as there are. */
  companies?: readonly string[];
  days?: number;
  order?: 'oldest' | 'newest';
}

/** A page of the queue. Companies go in the body: an address carries few of them. */
const foundDraws = ({ companies, ...search }: DrawSearch, page: { cursor?: string }) =>
  unwrap(
    companies
      ? api.POST('/api/admin/drawrequest/search', {
          body: { limit: 25, order: 'oldest', ...search, ...page, companies: [...companies] },
        })
      : api.GET('/api/admin/drawrequest/search', { params: { query: { ...search, ...page } } }),
  );

/** Draws of the queue, a page at a time; those of before stay until the new ones are there. */
export function useFoundDraws(search: DrawSearch, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: drawKeys.found(search),
    queryFn: ({ pageParam }) => foundDraws(search, pageParam === '' ? {} : { cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One draw with its signature and every submission of it. */
export function useDrawRequest(id: string) {
  return useQuery({
    queryKey: drawKeys.one(id),
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/{id}', { params: { path: { id } } })),
  });
}

/** The sheet and the certificate of a draw, as it was submitted. */
export function useDrawSchedule(id: string) {
  return useQuery({
    queryKey: drawKeys.schedule(id),
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/schedule/{id}', { params: { path: { id } } })),
  });
}

/** The certificate of a draw as it was signed. */
export const usePrintCertificate = (id: string) =>
  usePrint('draw-certificate.pdf', () =>
    unwrap(api.GET('/api/admin/drawrequest/{id}/certificate', { params: { path: { id } }, parseAs: 'blob' })),
  );

/** Sends the lines that move; the answer is the request as it stands then. */
export function useDecideDraw({ id, version }: Pick<DrawRequest, 'id' | 'version'>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (lineItems: LineDecision[]) =>
      unwrap(api.PUT('/api/admin/drawrequest/save', { body: { id, version, lineItems } })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }),
  });
}

/** Agrees to a proposed approval, or takes it from the table; never an own one, which the service refuses. */
export function useAnswerProposal({ id, version }: Pick<DrawRequest, 'id' | 'version'>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (answer: 'confirm' | 'decline') =>
      answer === 'confirm'
        ? unwrap(api.PUT('/api/admin/drawrequest/confirm', { body: { id, version } }))
        : unwrap(api.PUT('/api/admin/drawrequest/decline', { body: { id, version } })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }),
  });
}

/** What the amount above which two administrators approve has been, the newest first. */
export function useApprovalLimits() {
  return useQuery({ queryKey: drawKeys.limits, queryFn: () => unwrap(api.GET('/api/admin/drawrequest/limits')) });
}

/** Makes the next version of it; a newer one in between is a conflict. */
export function useSaveApprovalLimit() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: { amount: number | null; version: number }) =>
      unwrap(api.PUT('/api/admin/drawrequest/limits', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: drawKeys.limits }),
  }).mutateAsync;
}

/** Sends a draw back to the borrower with what has to be changed. */
export function useSendDrawBack({ id, version }: Pick<DrawRequest, 'id' | 'version'>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (reason: string) =>
      unwrap(api.PUT('/api/admin/drawrequest/send-back', { body: { id, version, reason } })),
    onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }),
  });
}
