import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reportToSend } from '@groundwork/domain-draws';
import type { InspectionReport, InspectionStatus, ScheduledInspection } from '@groundwork/domain-draws';
import { unwrap, upload, useCommand } from '@groundwork/web-http';
import type { StoredFile } from '@groundwork/web-lending/files';
import { api, areaPath } from './api.js';
import type { Inspection } from './api.js';
import { usePrint } from './print.js';

const keys = {
  all: ['inspections'] as const,
  list: (status: InspectionStatus | undefined) => ['inspections', 'list', status] as const,
  one: (id: string) => ['inspections', 'one', id] as const,
  loan: (applicationId: string) => ['inspections', 'loan', applicationId] as const,
};

/** Inspections of all loans: of a status, or everything under way. */
export function useInspections(status: InspectionStatus | undefined) {
  return useQuery({
    queryKey: keys.list(status),
    queryFn: () => unwrap(api.GET('/api/admin/inspections', { params: { query: status ? { status } : {} } })),
  });
}

export const fetchInspection = (id: string) =>
  unwrap(api.GET('/api/admin/inspections/{id}', { params: { path: { id } } }));

export function useInspection(id: string) {
  return useQuery({ queryKey: keys.one(id), queryFn: () => fetchInspection(id) });
}

export const fetchLoanInspections = (applicationId: string) =>
  unwrap(api.GET('/api/admin/inspections/loan/{applicationId}', { params: { path: { applicationId } } }));

/** The inspections of a loan, and by line what they found complete beside what is funded. */
export function useLoanInspections(applicationId: string) {
  return useQuery({
    queryKey: keys.loan(applicationId),
    queryFn: () => fetchLoanInspections(applicationId),
    enabled: applicationId !== '',
  });
}

/** Whatever moves an inspection: every list of them is read anew, also where somebody else was first. */
function useInspectionCommand<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, once = false) {
  const client = useQueryClient();
  return useCommand({ mutationFn, once, onSettled: () => client.invalidateQueries({ queryKey: keys.all }) });
}

export const useRequestInspection = () =>
  useInspectionCommand((body: { applicationId: string; note: string | null }) =>
    unwrap(api.POST('/api/admin/inspections', { body })),
  );

export const useScheduleInspection = () =>
  useInspectionCommand((body: ScheduledInspection) => unwrap(api.PUT('/api/admin/inspections/schedule', { body })));

type Decided = Pick<Inspection, 'id' | 'version'> & { reason?: string };

export const useAcceptInspection = () =>
  useInspectionCommand((body: Decided) => unwrap(api.PUT('/api/admin/inspections/accept', { body })));
export const useReturnInspection = () =>
  useInspectionCommand((body: Decided) => unwrap(api.PUT('/api/admin/inspections/return', { body })));
export const useCancelInspection = () =>
  useInspectionCommand((body: Decided) => unwrap(api.PUT('/api/admin/inspections/cancel', { body })));

type LinkOf = Pick<Inspection, 'id' | 'version'>;

/** A named inspector gets a letter with a link; sent again, the link before opens nothing any more. */
export const useSendInspectionLink = () =>
  useInspectionCommand((body: LinkOf) => unwrap(api.PUT('/api/admin/inspections/sendLink', { body })));
export const useRevokeInspectionLink = () =>
  useInspectionCommand((body: LinkOf) => unwrap(api.PUT('/api/admin/inspections/revokeLink', { body })));

export const useSetInspectionCaps = () =>
  useInspectionCommand((body: { applicationId: string; version: number; capsDraws: boolean }) =>
    unwrap(api.PUT('/api/admin/inspections/caps', { body })),
  );

/** A report that was kept, under a key that is kept with it: sent again it is the same one. */
export const sendInspectionReport = (body: InspectionReport, key: string) =>
  unwrap(
    api.PUT('/api/admin/inspections/report', {
      body: reportToSend(body),
      headers: { 'Idempotency-Key': key },
    }),
  );

/** A photograph of an inspection, under a key that is kept with it. Gives the id of the file. */
export async function sendInspectionPhoto(applicationId: string, file: File, key: string): Promise<string> {
  const { fileUploadId } = await upload<StoredFile>({
    url: `${areaPath}/fileUpload/application`,
    file,
    fields: { applicationId, type: 'inspectionPhoto' },
    key,
  });
  return fileUploadId;
}

/** The report on paper. */
export const usePrintInspection = (id: string) =>
  usePrint('inspection.pdf', () =>
    unwrap(api.GET('/api/admin/inspections/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' })),
  );
