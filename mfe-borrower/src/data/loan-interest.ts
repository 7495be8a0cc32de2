import { useQuery } from '@tanstack/react-query';
import { saveBlob, sentenceFor, unwrap, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { api } from './api.js';
import { portfolioKeys } from './portfolio.js';

/** Interest of a loan: what accrues, was stated and paid. */
export function useLoanInterest(applicationId: string) {
  return useQuery({
    queryKey: [...portfolioKeys.loan(applicationId), 'interest'],
    queryFn: () =>
      unwrap(api.GET('/api/borrower/loan/{applicationId}/interest', { params: { path: { applicationId } } })),
  });
}

/** What pays a loan off on a day; today where none is chosen. */
export function usePayoff(applicationId: string, day: string) {
  return useQuery({
    queryKey: [...portfolioKeys.loan(applicationId), 'payoff', day],
    queryFn: () =>
      unwrap(
        api.GET('/api/borrower/loan/{applicationId}/payoff', {
          params: { path: { applicationId }, query: day === '' ? {} : { day } },
        }),
      ),
  });
}

/** Has the browser keep a paper under a name; a refusal is said. */
export function usePaper(name: string, fetchPaper: () => Promise<unknown>) {
  const notify = useNotify();
  return useCommand({
    mutationFn: async () => saveBlob((await fetchPaper()) as Blob, name),
    onError: (error) => notify.error(sentenceFor(error)),
  });
}

export const usePrintStatement = (applicationId: string, month: string) =>
  usePaper(`interest-${month}.pdf`, () =>
    unwrap(
      api.GET('/api/borrower/loan/{applicationId}/interest/{month}/pdf', {
        params: { path: { applicationId, month } },
        parseAs: 'blob',
      }),
    ),
  );

/** Its due dates, for a calendar program. */
export const useLoanCalendar = (applicationId: string) =>
  usePaper('due-dates.ics', () =>
    unwrap(
      api.GET('/api/borrower/loan/{applicationId}/calendar', { params: { path: { applicationId } }, parseAs: 'blob' }),
    ),
  );

export const usePrintPayoff = (applicationId: string, day: string) =>
  usePaper('payoff.pdf', () =>
    unwrap(
      api.GET('/api/borrower/loan/{applicationId}/payoff/pdf', {
        params: { path: { applicationId }, query: { day } },
        parseAs: 'blob',
      }),
    ),
  );
