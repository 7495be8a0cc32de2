import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { termSheetTypeOf } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { sentenceFor, unwrap } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api } from './api.js';
import type { Application, TermSheet } from './api.js';
import { applicationQuery } from './applications.js';

/** The term sheet to read: the latest of the loan's type, or the accepted version while the agreement is fresh. */
export function useTermSheet({ id, loanType, termSheetAgreementTime, staleTermsheet }: Application) {
  const accepted = termSheetAgreementTime !== null && !staleTermsheet;
  return useQuery({
    queryKey: ['term-sheet', id, loanType, accepted],
    enabled: loanType !== null && loanType !== undefined,
    queryFn: async (): Promise<TermSheet> => {
      const type = termSheetTypeOf(loanType as LoanType);
      if (!accepted) return unwrap(api.GET('/api/borrower/termsheet/{type}', { params: { path: { type } } }));
      const { version } = await unwrap(
        api.GET('/api/borrower/termsheet/app/{applicationId}', { params: { path: { applicationId: id } } }),
      );
      return unwrap(
        api.GET('/api/borrower/termsheet/{type}/version/{version}', { params: { path: { type, version } } }),
      );
    },
  });
}

const ATTEMPTS = 25;
const PAUSE = 200;

/** The application hears of an acceptance by an event: it is read until it has, for 5 seconds at most. */
async function settled(client: QueryClient, id: string, accepted: boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { termSheetAgreementTime, staleTermsheet } = await client.fetchQuery({
      ...applicationQuery(id),
      staleTime: 0,
    });
    if ((termSheetAgreementTime !== null && !staleTermsheet) === accepted) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Accepts a term sheet for the application. */
export function useAcceptTermSheet(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ type, version }: TermSheet) => {
      const params = { header: { 'user-agent': navigator.userAgent } };
      await unwrap(api.POST('/api/borrower/termsheet/accept', { params, body: { applicationId: id, type, version } }));
      await settled(client, id, true);
    },
    onError: (error) => notify.error(`${borrower.errorAcceptingTermSheet}: ${sentenceFor(error)}`),
  });
}

/** Withdraws the acceptance: the agreement time is cleared, the record stays (specification 4). */
export function useWithdrawTermSheet(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async () => {
      await unwrap(
        api.DELETE('/api/borrower/termsheet/app/{applicationId}', { params: { path: { applicationId: id } } }),
      );
      await settled(client, id, false);
    },
    onError: (error) => notify.error(sentenceFor(error)),
  });
}
