import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { PayoffRecord, RecordLoanPayment, ReleaseUnit, ReverseLoanPayment, SetInterestTerms } from './api.js';
import { drawKeys } from './draws.js';
import { usePrint } from './print.js';

const pathOf = (applicationId: string) => ({ params: { path: { applicationId } } });

/** Interest of a loan: what accrues, was stated and paid. */
export function useLoanInterest(applicationId: string) {
  return useQuery({
    queryKey: [...drawKeys.loan(applicationId), 'interest'],
    queryFn: () => unwrap(api.GET('/api/admin/loan/{applicationId}/interest', pathOf(applicationId))),
  });
}

/** What pays a loan off on a day. */
export function usePayoff(applicationId: string, day: string) {
  return useQuery({
    queryKey: [...drawKeys.loan(applicationId), 'payoff', day],
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/loan/{applicationId}/payoff', {
          params: { path: { applicationId }, query: day === '' ? {} : { day } },
        }),
      ),
  });
}

export const usePrintStatement = (applicationId: string, month: string) =>
  usePrint(`interest-${month}.pdf`, () =>
    unwrap(
      api.GET('/api/admin/loan/{applicationId}/interest/{month}/pdf', {
        params: { path: { applicationId, month } },
        parseAs: 'blob',
      }),
    ),
  );

export const usePrintPayoff = (applicationId: string, day: string) =>
  usePrint('payoff.pdf', () =>
    unwrap(
      api.GET('/api/admin/loan/{applicationId}/payoff/pdf', {
        params: { path: { applicationId }, query: { day } },
        parseAs: 'blob',
      }),
    ),
  );

/** Whatever moves money of a loan moves its page and every list. */
function useLoanCommand<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useCommand({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }) });
}

export const useSetInterestTerms = (applicationId: string) =>
  useLoanCommand((body: SetInterestTerms) =>
    unwrap(api.PUT('/api/admin/loan/{applicationId}/interest/terms', { ...pathOf(applicationId), body })),
  );

export const useMakeStatement = (applicationId: string) =>
  useLoanCommand((month: string) =>
    unwrap(
      api.POST('/api/admin/loan/{applicationId}/interest/statements', { ...pathOf(applicationId), body: { month } }),
    ),
  );

export const useRecordLoanPayment = (applicationId: string) =>
  useLoanCommand((body: RecordLoanPayment) =>
    unwrap(api.POST('/api/admin/loan/{applicationId}/payments', { ...pathOf(applicationId), body })),
  );

export const useReverseLoanPayment = () =>
  useLoanCommand((body: ReverseLoanPayment) => unwrap(api.PUT('/api/admin/loan/payments/reverse', { body })));

export const useRecordPayoff = (applicationId: string) =>
  useLoanCommand((body: PayoffRecord) =>
    unwrap(api.POST('/api/admin/loan/{applicationId}/payoff', { ...pathOf(applicationId), body })),
  );

const addReleaseUnit = (applicationId: string, body: { name: string; releasePrice: number }) =>
  unwrap(api.POST('/api/admin/loan/{applicationId}/units', { ...pathOf(applicationId), body }));

export const useAddReleaseUnit = (applicationId: string) =>
  useLoanCommand((body: { name: string; releasePrice: number }) => addReleaseUnit(applicationId, body));

/** Several units at one price, one after another: where one is refused, those before it stay. */
export const useAddReleaseUnits = (applicationId: string) =>
  useLoanCommand(async ({ names, releasePrice }: { names: readonly string[]; releasePrice: number }) => {
    for (const name of names) await addReleaseUnit(applicationId, { name, releasePrice });
  });

export const useReleaseUnit = () =>
  useLoanCommand((body: ReleaseUnit) => unwrap(api.PUT('/api/admin/loan/units/release', { body })));
