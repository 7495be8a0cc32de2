import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';

const keys = {
  all: ['inspections'] as const,
  loan: (applicationId: string) => ['inspections', 'loan', applicationId] as const,
  one: (id: string) => ['inspections', 'one', id] as const,
};

/** The inspections of a loan, and by line what they found complete beside what is funded. */
export function useLoanInspections(applicationId: string) {
  return useQuery({
    queryKey: keys.loan(applicationId),
    queryFn: () =>
      unwrap(api.GET('/api/borrower/inspections/loan/{applicationId}', { params: { path: { applicationId } } })),
  });
}

/** One inspection, with its report once it is accepted. */
export function useInspection(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: () => unwrap(api.GET('/api/borrower/inspections/{id}', { params: { path: { id } } })),
  });
}

function useInspectionCommand<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useCommand({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys.all }) });
}

export const useRequestInspection = () =>
  useInspectionCommand((body: { applicationId: string; note: string | null }) =>
    unwrap(api.POST('/api/borrower/inspections', { body })),
  );

export const useCancelInspection = () =>
  useInspectionCommand((body: { id: string; version: number }) =>
    unwrap(api.PUT('/api/borrower/inspections/cancel', { body })),
  );

/** An accepted report on paper. */
export const fetchInspectionPdf = (id: string) =>
  unwrap(api.GET('/api/borrower/inspections/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }));
