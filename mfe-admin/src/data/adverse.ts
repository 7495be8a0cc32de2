import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdverseNoticeStatus } from '@groundwork/domain-applications';
import { isCalendarDate } from '@groundwork/domain-time';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { NoticeOnPaperInput, WriteNotice } from './api.js';
import { applicationKeys } from './applications.js';
import { usePrint } from './print.js';
import { taskKeys } from './tasks.js';

/** Days of decisions, '' for none. */
interface ReportDays {
  readonly from: string;
  readonly to: string;
}

const boundsOf = ({ from, to }: ReportDays) => ({
  ...(isCalendarDate(from) ? { from } : {}),
  ...(isCalendarDate(to) ? { to } : {}),
});

/** Whatever moves an application reads its notices anew. */
const keys = {
  all: [...applicationKeys.all, 'adverse'],
  list: (status: AdverseNoticeStatus) => [...keys.all, 'list', status],
  ofApplication: (id: string) => [...keys.all, 'application', id],
  report: (days: ReportDays) => [...keys.all, 'report', days],
  single: (id: string) => [...keys.all, 'single', id],
};

/** Every notice and every task; also where somebody else was first. */
const readAnew = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: keys.all }), client.invalidateQueries({ queryKey: taskKeys.all })]);

/** Notices of all applications, a page at a time. */
export function useNotices(status: AdverseNoticeStatus) {
  return useInfiniteQuery({
    queryKey: keys.list(status),
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/admin/adverse/all', { params: { query: { status, ...(cursor === '' ? {} : { cursor }) } } }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Those of one application, the latest first. */
export function useNoticesOf(applicationId: string) {
  return useQuery({
    queryKey: keys.ofApplication(applicationId),
    queryFn: () => unwrap(api.GET('/api/admin/adverse/application/{id}', { params: { path: { id: applicationId } } })),
  });
}

export function useNoticeDetails(id: string) {
  return useQuery({
    queryKey: keys.single(id),
    queryFn: () => unwrap(api.GET('/api/admin/adverse/single/{id}', { params: { path: { id } } })),
  });
}

/** The letter as it would be sent now. */
export function useShowLetter(id: string) {
  return useCommand({
    mutationFn: (body: WriteNotice) =>
      unwrap(api.POST('/api/admin/adverse/letter/{id}', { params: { path: { id } }, body })),
  });
}

/** Sends it once, as it was shown; read anew also where somebody else was first. */
export function useSendAdverseNotice(id: string) {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: WriteNotice & { version: number; contentHash: string }) =>
      unwrap(api.POST('/api/admin/adverse/send/{id}', { params: { path: { id } }, body })),
    onSettled: () => readAnew(client),
  });
}

/** That it went out on paper, or a correction of that. */
export function usePutNoticeOnPaper(id: string) {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: NoticeOnPaperInput) =>
      unwrap(api.POST('/api/admin/adverse/onpaper/{id}', { params: { path: { id } }, body })),
    onSettled: () => readAnew(client),
  });
}

/** That what is on record as sent on paper never was. */
export function useWithdrawOnPaper(id: string) {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: { reason: string; version: number }) =>
      unwrap(api.POST('/api/admin/adverse/onpaper/withdraw/{id}', { params: { path: { id } }, body })),
    onSettled: () => readAnew(client),
  });
}

export function usePrintNotice(id: string) {
  return usePrint('notice-of-adverse-action.pdf', () =>
    unwrap(api.GET('/api/admin/adverse/pdf/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  );
}

/** Decisions of these days with their times, a page at a time. */
export function useDecisionReport(days: ReportDays) {
  return useInfiniteQuery({
    queryKey: keys.report(days),
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/admin/adverse/decisions', {
          params: { query: { ...boundsOf(days), ...(cursor === '' ? {} : { cursor }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useExportDecisions(days: ReportDays) {
  return usePrint('decisions.csv', () =>
    unwrap(api.GET('/api/admin/adverse/decisions/csv', { params: { query: boundsOf(days) }, parseAs: 'blob' })),
  );
}
