import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FundingStage } from '@groundwork/domain-draws';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { CorrectFunded, FundDraw, ReverseFunding, ScheduleFunding, SetRetainageTerms } from './api.js';
import { drawKeys } from './draws.js';

/** Under the key of all draws: whatever is decided there moves what waits for its payment. */
const fundingKeys = {
  pending: [...drawKeys.all, 'funding', 'pending'] as const,
  of: (stage: FundingStage) => [...drawKeys.all, 'funding', stage] as const,
  terms: (applicationId: string) => [...drawKeys.all, 'funding-terms', applicationId] as const,
  entries: (applicationId: string) => [...drawKeys.all, 'entries', applicationId] as const,
};

/** What is approved and waits for a day to be paid on. */
export function usePendingFundings() {
  return useQuery({
    queryKey: fundingKeys.pending,
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/fundings/pending')),
  });
}

export function useFundings(stage: FundingStage) {
  return useQuery({
    queryKey: fundingKeys.of(stage),
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/fundings', { params: { query: { stage } } })),
  });
}

/** What may be kept back of payments of a loan. */
export function useFundingTerms(applicationId: string) {
  return useQuery({
    queryKey: fundingKeys.terms(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/drawrequest/ledger/{applicationId}/funding', { params: { path: { applicationId } } })),
  });
}

/** Why money of a loan moved. */
export function useLedgerEntries(applicationId: string) {
  return useQuery({
    queryKey: fundingKeys.entries(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/admin/drawrequest/ledger/{applicationId}/entries', { params: { path: { applicationId } } })),
  });
}

/** Whatever moves money moves lists, totals and histories. */
function useMoneyCommand<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useCommand({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }) });
}

export const useScheduleFunding = () =>
  useMoneyCommand((body: ScheduleFunding) => unwrap(api.POST('/api/admin/drawrequest/fundings', { body })));

export const useFundDraw = () =>
  useMoneyCommand((body: FundDraw) => unwrap(api.PUT('/api/admin/drawrequest/fundings/fund', { body })));

export const useCancelFunding = () =>
  useMoneyCommand((body: { id: string; version: number }) =>
    unwrap(api.PUT('/api/admin/drawrequest/fundings/cancel', { body })),
  );

export const useReverseFunding = () =>
  useMoneyCommand((body: ReverseFunding) => unwrap(api.PUT('/api/admin/drawrequest/fundings/reverse', { body })));

export const useCorrectFunded = (applicationId: string) =>
  useMoneyCommand((body: CorrectFunded) =>
    unwrap(
      api.POST('/api/admin/drawrequest/ledger/{applicationId}/corrections', {
        params: { path: { applicationId } },
        body,
      }),
    ),
  );

export const useSetRetainageTerms = (applicationId: string) =>
  useMoneyCommand((body: SetRetainageTerms) =>
    unwrap(
      api.PUT('/api/admin/drawrequest/ledger/{applicationId}/retainage', { params: { path: { applicationId } }, body }),
    ),
  );
