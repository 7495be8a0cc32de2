import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { ChangedFee, NewFee, PayFee, ReverseFee } from './api.js';
import { usePrint } from './print.js';

const feeKeys = {
  arranged: (brokerId: string) => ['broker fees', 'arranged', brokerId] as const,
  ledger: (brokerId: string) => ['broker fees', 'ledger', brokerId] as const,
  deals: (brokerId: string) => ['broker fees', 'deals', brokerId] as const,
};
const of = (id: string) => ({ params: { path: { id } } });

/** What was arranged with a broker beside its agreements, by name. */
export function useArrangedFees(brokerId: string) {
  return useQuery({
    queryKey: feeKeys.arranged(brokerId),
    queryFn: () => unwrap(api.GET('/api/admin/brokerfees/broker/{id}', of(brokerId))),
  });
}

/** What a broker has earned, the newest first. */
export function useFeeLedger(brokerId: string) {
  return useQuery({
    queryKey: feeKeys.ledger(brokerId),
    queryFn: () => unwrap(api.GET('/api/admin/brokerfees/ledger/{id}', of(brokerId))),
  });
}

/** Where the deals of a broker's clients stand. */
export function useBrokerDeals(brokerId: string) {
  return useQuery({
    queryKey: feeKeys.deals(brokerId),
    queryFn: () => unwrap(api.GET('/api/admin/brokerdeals/{id}', of(brokerId))),
  });
}

function useFeeCommand<Input, Answer>(key: readonly string[], run: (input: Input) => Promise<Answer>, once = false) {
  const client = useQueryClient();
  return useCommand({ once, mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

/** @param isNew one is made once, also where it is not known how the first attempt ended and other values are sent next */
export function useSaveFee(brokerId: string, isNew: boolean) {
  const save = (body: NewFee & Partial<ChangedFee>) => {
    const { id, brokerId: _broker, ...fee } = body;
    return id === undefined
      ? unwrap(api.POST('/api/admin/brokerfees/create', { body: { ...fee, brokerId } }))
      : unwrap(api.POST('/api/admin/brokerfees/update', { body: { ...fee, id } }));
  };
  return useFeeCommand(feeKeys.arranged(brokerId), save, isNew);
}

export function useDeleteFee(brokerId: string) {
  return useFeeCommand(feeKeys.arranged(brokerId), (id: string) =>
    unwrap(api.DELETE('/api/admin/brokerfees/delete', { body: { id } })),
  );
}

export function useApproveFee(brokerId: string) {
  return useFeeCommand(feeKeys.ledger(brokerId), (body: { id: string; version: number }) =>
    unwrap(api.POST('/api/admin/brokerfees/approve', { body })),
  );
}

export function usePayFee(brokerId: string) {
  return useFeeCommand(feeKeys.ledger(brokerId), (body: PayFee) =>
    unwrap(api.POST('/api/admin/brokerfees/pay', { body })),
  );
}

export function useReverseFee(brokerId: string) {
  return useFeeCommand(feeKeys.ledger(brokerId), (body: ReverseFee) =>
    unwrap(api.POST('/api/admin/brokerfees/reverse', { body })),
  );
}

/** The statement of a broker, as a file of this kind. */
export function useFeeStatement(brokerId: string, kind: 'pdf' | 'csv') {
  return usePrint(`fees.${kind}`, () =>
    kind === 'pdf'
      ? unwrap(api.GET('/api/admin/brokerfees/statement/{id}/pdf', { ...of(brokerId), parseAs: 'blob' }))
      : unwrap(api.GET('/api/admin/brokerfees/statement/{id}/csv', { ...of(brokerId), parseAs: 'blob' })),
  );
}
