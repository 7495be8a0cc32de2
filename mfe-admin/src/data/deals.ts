import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { Company, CreateApplication } from './api.js';
import { applicationKeys } from './applications.js';
import { companyKeys } from './companies.js';

const changesKey = (companyId: string) => ['deals', companyId] as const;

/** What administrators changed of a company in Deal Entry, the latest first. */
export function useDealChanges(companyId: string) {
  return useQuery({
    queryKey: changesKey(companyId),
    queryFn: () => unwrap(api.GET('/api/admin/admin/dealHistory/{id}', { params: { path: { id: companyId } } })),
  });
}

/** A change of what the company agreed with the lender; it is read anew also where the change was refused. */
function useDealCommand<Input>(companyId: string, run: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: run,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: companyKeys.single(companyId) }),
        client.invalidateQueries({ queryKey: changesKey(companyId) }),
      ]),
  });
}

/** Null takes the broker away. */
export const useAssignBroker = (companyId: string) =>
  useDealCommand(companyId, (brokerId: string | null) =>
    unwrap(api.POST('/api/admin/admin/addBrokerToCompany', { body: { companyId, brokerId } })),
  );

/** Sets a line of credit up with its amount, whole cents, or stops it, on the version that was seen. */
export const useLineOfCredit = ({ companyId, version }: Pick<Company, 'companyId' | 'version'>) =>
  useDealCommand(companyId, (creditAmount: number | null) =>
    unwrap(
      api.PUT('/api/admin/company/put', {
        body: { companyId, version, lineOfCredit: creditAmount !== null, creditAmount: creditAmount ?? 0 },
      }),
    ),
  );

/** A new application of a company, made once however often the button is pressed. */
export function useCreateApplication() {
  const client = useQueryClient();
  return useCommand({
    once: true,
    mutationFn: (body: CreateApplication) => unwrap(api.POST('/api/admin/application/newapp', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}
