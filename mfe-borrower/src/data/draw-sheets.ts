import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { usePaper } from './loan-interest.js';
import { portfolioKeys } from './portfolio.js';

/** Sheet and certificate of a draw as it was submitted. */
export function useDrawSchedule(id: string) {
  return useQuery({
    queryKey: [...portfolioKeys.draw(id), 'schedule'],
    queryFn: () => unwrap(api.GET('/api/borrower/drawrequest/schedule/{id}', { params: { path: { id } } })),
  });
}

/** Sheet and certificate as a draft would be submitted now; of another version they are read anew. */
export function useDraftSchedule(id: string, version: number) {
  return useQuery({
    queryKey: [...portfolioKeys.all, 'draft-schedule', id, version],
    queryFn: () => unwrap(api.GET('/api/borrower/drawrequest/draft/{id}/schedule', { params: { path: { id } } })),
    refetchOnMount: 'always',
  });
}

/** The certificate of a draw as it was signed. */
export const usePrintCertificate = (id: string) =>
  usePaper('draw-certificate.pdf', () =>
    unwrap(api.GET('/api/borrower/drawrequest/{id}/certificate', { params: { path: { id } }, parseAs: 'blob' })),
  );
