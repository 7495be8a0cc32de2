import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { usePrint } from './print.js';

const of = (id: string) => ({ params: { path: { id } } });

/** What the broker has earned, the newest first. */
export function useFeeLedger(brokerId: string) {
  return useQuery({
    queryKey: ['broker', 'fees', brokerId],
    queryFn: () => unwrap(api.GET('/api/broker/brokerfees/ledger/{id}', of(brokerId))),
  });
}

/** Where the deals of the broker's clients stand. */
export function useDeals(brokerId: string) {
  return useQuery({
    queryKey: ['broker', 'deals', brokerId],
    queryFn: () => unwrap(api.GET('/api/broker/brokerdeals/{id}', of(brokerId))),
  });
}

/** The broker's statement, as a file of this kind. */
export function useFeeStatement(brokerId: string, kind: 'pdf' | 'csv') {
  return usePrint(`fees.${kind}`, () =>
    kind === 'pdf'
      ? unwrap(api.GET('/api/broker/brokerfees/statement/{id}/pdf', { ...of(brokerId), parseAs: 'blob' }))
      : unwrap(api.GET('/api/broker/brokerfees/statement/{id}/csv', { ...of(brokerId), parseAs: 'blob' })),
  );
}
