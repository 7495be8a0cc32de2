import { useSearchParams } from '@groundwork/web-mount';
import type { AuditFilters } from '../../data/audit.js';

const names = ['kind', 'account', 'address', 'from', 'to'] as const satisfies readonly (keyof AuditFilters)[];

/** The filters in the address: a view of the record can be linked, and survives a reload. */
export function useAuditFilters(): [AuditFilters, (filters: AuditFilters) => void] {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as unknown as AuditFilters;
  const set = (next: AuditFilters) =>
    setParams(names.flatMap((name): [string, string][] => (next[name] ? [[name, next[name]]] : [])));
  return [filters, set];
}
