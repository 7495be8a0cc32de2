import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { isApplicationStatus, loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';
import { useCompanyId } from './use-company.js';

/** What is looked for among the company's applications, as the address has it; '' for what is not. */
export const ownFilters = ['q', 'status', 'loanType', 'order'] as const;
export type OwnFilters = Record<(typeof ownFilters)[number], string>;

/** The orders that are offered beside the last change, by their names in the address. */
const orders = { name: { sort: 'name', direction: 'asc' }, number: { sort: 'number', direction: 'asc' } } as const;
export const isOrder = (value: string): value is keyof typeof orders => value in orders;

const isLoanType = (value: string): value is LoanType => (loanTypeValues as readonly string[]).includes(value);

/** What the service is asked; what the address has wrong is left out. */
const queryOf = ({ q, status, loanType, order }: OwnFilters) => ({
  ...(q.trim() ? { q: q.trim().slice(0, 100) } : {}),
  ...(isApplicationStatus(status) ? { status } : {}),
  ...(isLoanType(loanType) ? { loanType } : {}),
  ...(isOrder(order) ? orders[order] : {}),
});

/** The applications of the company that fit, a page at a time; those of before stay until the new ones are there. */
export function useOwnSearch(filters: OwnFilters) {
  const id = useCompanyId();
  const query = queryOf(filters);
  return useInfiniteQuery({
    queryKey: [...applicationKeys.all, 'found', id, query],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/borrower/application/search/{id}', {
          params: { path: { id }, query: { ...query, ...(cursor === '' ? {} : { cursor }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled: id !== '',
  });
}
