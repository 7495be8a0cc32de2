import { useInfiniteQuery } from '@tanstack/react-query';
import { isAuditKind } from '@groundwork/domain-accounts';
import { addDays, beginOfDisplayDay, isCalendarDate } from '@groundwork/domain-time';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';

/** The filters as the address has them; '' for none. `from` and `to` are days, both included. */
export interface AuditFilters {
  kind: string;
  account: string;
  address: string;
  from: string;
  to: string;
}

/** What the service is asked; what the address has wrong is left out. */
export function auditQuery({ kind, account, address, from, to }: AuditFilters) {
  return {
    ...(isAuditKind(kind) ? { kind } : {}),
    ...(account ? { account } : {}),
    ...(address ? { address } : {}),
    ...(isCalendarDate(from) ? { from: beginOfDisplayDay(from).toISOString() } : {}),
    ...(isCalendarDate(to) ? { to: beginOfDisplayDay(addDays(to, 1)).toISOString() } : {}),
  };
}

/** The audit record, newest first, a page at a time. */
export function useAudit(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/api/admin/audit', {
          params: { query: { ...auditQuery(filters), ...(pageParam ? { cursor: pageParam } : {}) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
