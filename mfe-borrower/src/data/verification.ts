import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '@groundwork/web-company';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';
import { companyReads } from './company.js';
import { useCompanyId } from './use-company.js';

/** Whose accounts are verified: the borrowing company's, or those of one of its owners. */
export type AccountHolder = { readonly name: string } & (
  { readonly companyId: string } | { readonly entityOwnerId: string }
);

/** The tree of owners of a company, each owner with its accounts. */
export const ownershipQuery = (id: string) =>
  queryOptions({ queryKey: companyKeys.ownership(id), queryFn: () => companyReads.ownership(id), enabled: id !== '' });

/** The owners of the borrower entity; undefined until they are known. */
export function useBorrowerOwners() {
  const companyId = useCompanyId();
  return useQuery({
    ...ownershipQuery(companyId),
    select: ({ entities }) => entities.find((entity) => entity.companyId === companyId)?.entityOwners ?? [],
  });
}

/** Asks for a request code and the address of the widget. Asked again, the same open code comes. */
export function useBeginVerification() {
  return useCommand({
    mutationFn: (holder: AccountHolder) =>
      unwrap(
        api.POST('/api/borrower/users/decisionlogic', {
          body: 'companyId' in holder ? { companyId: holder.companyId } : { entityOwnerId: holder.entityOwnerId },
        }),
      ),
  });
}

/** Takes over what the provider knows by a request code; company, owners and applications are read anew. */
export function useUpdateVerification() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (requestCode: string) =>
      unwrap(api.POST('/api/borrower/users/updatedecisionlogic', { body: { requestCode } })),
    onSuccess: async () => {
      await Promise.all(
        [companyKeys.all, applicationKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}
