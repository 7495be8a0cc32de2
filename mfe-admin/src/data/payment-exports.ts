import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { SavePaymentAccount } from './api.js';
import { drawKeys } from './draws.js';
import { usePrint } from './print.js';

/** The account of a loan's payee by its application, or the lender's own. */
export type AccountOwner = { readonly applicationId: string } | 'lender';

const exportKeys = {
  batches: [...drawKeys.all, 'exports'] as const,
  account: (owner: AccountOwner) =>
    [...drawKeys.all, 'account', owner === 'lender' ? owner : owner.applicationId] as const,
};

/** Every version, the newest first. */
export function usePaymentAccount(owner: AccountOwner) {
  return useQuery({
    queryKey: exportKeys.account(owner),
    queryFn: () =>
      owner === 'lender'
        ? unwrap(api.GET('/api/admin/drawrequest/lender-account'))
        : unwrap(api.GET('/api/admin/drawrequest/ledger/{applicationId}/account', { params: { path: owner } })),
  });
}

function useExportCommand<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useCommand({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: drawKeys.all }) });
}

export const useSavePaymentAccount = (owner: AccountOwner) =>
  useExportCommand((body: SavePaymentAccount) =>
    owner === 'lender'
      ? unwrap(api.PUT('/api/admin/drawrequest/lender-account', { body }))
      : unwrap(api.PUT('/api/admin/drawrequest/ledger/{applicationId}/account', { params: { path: owner }, body })),
  );

/** What was exported, the newest first. */
export function usePaymentBatches() {
  return useQuery({
    queryKey: exportKeys.batches,
    queryFn: () => unwrap(api.GET('/api/admin/drawrequest/exports')),
  });
}

export const useExportPayments = () =>
  useExportCommand((payments: { id: string; version: number }[]) =>
    unwrap(api.POST('/api/admin/drawrequest/exports', { body: { payments } })),
  );

/** What of a batch is planned still was paid. */
export const useRecordBatch = (id: string) =>
  useExportCommand((body: { fundedOn: string; reference: string }) =>
    unwrap(api.PUT('/api/admin/drawrequest/exports/{id}/record', { params: { path: { id } }, body })),
  );

/** A batch as a file of this kind. */
export function useBatchFile({ id, number }: { id: string; number: number }, kind: 'csv' | 'xml') {
  const of = { params: { path: { id } }, parseAs: 'blob' } as const;
  return usePrint(`payments-${number}.${kind}`, () =>
    kind === 'csv'
      ? unwrap(api.GET('/api/admin/drawrequest/exports/{id}/csv', of))
      : unwrap(api.GET('/api/admin/drawrequest/exports/{id}/xml', of)),
  );
}
