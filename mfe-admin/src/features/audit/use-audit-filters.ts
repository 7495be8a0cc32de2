import { useSearchParams } from '@groundwork/web-mount';
import type { AuditFilters } from '../../data/audit.js';

/** The filters in the address: a view of the record can be linked, and survives a reload. */
export function useAuditFilters(): [AuditFilters, (filters: AuditFilters) => void] {
  const [params, setParams] = useSearchParams();
  const at = (name: keyof AuditFilters) => params.get(name) ?? '';
  const filters = {
    kind: at('kind'),
    account: at('account'),
    address: at('address'),
    from: at('from'),
    to: at('to'),
  };
  const set = (next: AuditFilters) => setParams(Object.entries(next).filter(([, value]) => value !== ''));
  return [filters, set];
}
