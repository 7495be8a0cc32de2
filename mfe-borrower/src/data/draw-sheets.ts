import { useQuery } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { NewRelease } from './api.js';
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

/** Sheet and certificate as a release would be submitted now. */
export function usePreviewRelease() {
  return useCommand({
    mutationFn: (body: NewRelease) => unwrap(api.POST('/api/borrower/drawrequest/release-schedule', { body })),
  });
}

/** The certificate of a draw as it was signed. */
export const usePrintCertificate = (id: string) =>
  usePaper('draw-certificate.pdf', () =>
    unwrap(api.GET('/api/borrower/drawrequest/{id}/certificate', { params: { path: { id } }, parseAs: 'blob' })),
  );
