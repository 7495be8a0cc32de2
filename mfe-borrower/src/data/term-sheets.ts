import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { borrower } from '@groundwork/domain-messages-borrower';
import { ApiProblem, saveBlob, sentenceFor, unwrap, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api } from './api.js';
import type { Application, TermSheet } from './api.js';
import { applicationQuery } from './applications.js';

const sheetKey = (id: string) => ['term-sheet', id] as const;

/** The application's term sheet: what was accepted while that is fresh, else the latest with the figures of this moment. */
export function useTermSheet({ id, loanType, termSheetAgreementTime, staleTermsheet }: Application) {
  const accepted = termSheetAgreementTime !== null && !staleTermsheet;
  return useQuery({
    queryKey: [...sheetKey(id), accepted],
    enabled: loanType !== null && loanType !== undefined,
    // Another step may have changed a figure since.
    staleTime: 0,
    queryFn: (): Promise<TermSheet> =>
      unwrap(api.GET('/api/borrower/termsheet/app/{applicationId}/sheet', { params: ofApplication(id) })),
  });
}

const ofApplication = (applicationId: string) => ({ path: { applicationId } });

const ATTEMPTS = 25;
const PAUSE = 200;

/** The application hears of an answer by an event: it is read until it has, for 5 seconds at most. */
async function settled(client: QueryClient, id: string, accepted: boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { termSheetAgreementTime, staleTermsheet } = await client.fetchQuery({
      ...applicationQuery(id),
      staleTime: 0,
    });
    if ((termSheetAgreementTime !== null && !staleTermsheet) === accepted) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await client.invalidateQueries({ queryKey: sheetKey(id) });
}

/** An answer is to the text that is shown, named by its hash: one that reads differently by now is refused and read anew. */
const answerTo = ({ applicationId, type, version, contentHash }: TermSheet) => ({
  params: { header: { 'user-agent': navigator.userAgent } },
  body: { applicationId, type, version, contentHash },
});

function useAnswer<Input>(id: string, run: (input: Input) => Promise<unknown>, accepted: boolean, failed = '') {
  const client = useQueryClient();
  const notify = useNotify();
  return useCommand({
    mutationFn: async (input: Input) => {
      await run(input);
      await settled(client, id, accepted);
    },
    onError: (error) => {
      notify.error(failed ? `${failed}: ${sentenceFor(error)}` : sentenceFor(error));
      if (error instanceof ApiProblem && error.status === 409)
        return client.invalidateQueries({ queryKey: sheetKey(id) });
    },
  });
}

/** Accepts a term sheet for the application. */
export function useAcceptTermSheet(id: string) {
  const accept = (sheet: TermSheet) => unwrap(api.POST('/api/borrower/termsheet/accept', answerTo(sheet)));
  return useAnswer(id, accept, true, borrower.errorAcceptingTermSheet);
}

/** Declines it: the agreement time is cleared, and that it was declined is on record (specification 4). */
export function useDeclineTermSheet(id: string) {
  return useAnswer(
    id,
    (sheet: TermSheet) => unwrap(api.POST('/api/borrower/termsheet/decline', answerTo(sheet))),
    false,
  );
}

/** Acknowledges the supervision in the words that are shown; resolves once that is kept. */
export function useAcknowledgeSupervision({ id }: Application) {
  const client = useQueryClient();
  const notify = useNotify();
  return useCommand({
    mutationFn: (contentHash: string) =>
      unwrap(
        api.POST('/api/borrower/termsheet/supervision', {
          params: { header: { 'user-agent': navigator.userAgent } },
          body: { applicationId: id, contentHash },
        }),
      ),
    onError: (error) => notify.error(sentenceFor(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sheetKey(id) }),
  });
}

/** Withdraws the acceptance: the agreement time is cleared, the record stays (specification 4). */
export function useWithdrawTermSheet(id: string) {
  const withdraw = () =>
    unwrap(api.DELETE('/api/borrower/termsheet/app/{applicationId}', { params: ofApplication(id) }));
  return useAnswer<void>(id, withdraw, false);
}

/** Has the browser keep the sheet on paper, as it is shown. */
export function usePrintTermSheet(id: string) {
  const notify = useNotify();
  return useCommand({
    mutationFn: async () => {
      const path = '/api/borrower/termsheet/app/{applicationId}/pdf';
      const paper = unwrap(api.GET(path, { params: ofApplication(id), parseAs: 'blob' })) as Promise<Blob>;
      saveBlob(await paper, 'term-sheet.pdf');
    },
    onError: (error) => notify.error(sentenceFor(error)),
  });
}
