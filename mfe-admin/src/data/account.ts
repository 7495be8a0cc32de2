import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import type { BrokerContact, PasswordChange } from '@groundwork/web-lending/account';
import { api } from './api.js';
import type { Broker } from './api.js';
import { brokerKeys } from './brokers.js';

/** Changes the own password. */
export const useUpdatePassword = () =>
  useCommand({
    mutationFn: (body: PasswordChange) => unwrap(api.POST('/api/admin/account/updatePassword', { body })),
  });

/** The broker of a user. */
export function useBrokerOfUser(userId: string) {
  return useQuery({
    queryKey: brokerKeys.ofUser(userId),
    queryFn: () => unwrap(api.GET('/api/admin/brokers/byUserId/{id}', { params: { path: { id: userId } } })),
  });
}

/** Saves how a broker is reached, on the revision that it was typed over. */
export function useSaveBrokerContact({ id, iccaVersion, userId }: Broker) {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (contact: BrokerContact & { revision: number | undefined }) =>
      unwrap(api.PUT('/api/admin/brokers/update', { body: { ...contact, id, iccaVersion } })),
    onSuccess: (saved) => {
      if (userId) client.setQueryData(brokerKeys.ofUser(userId), saved);
      return client.invalidateQueries({ queryKey: brokerKeys.all, exact: true });
    },
  });
}
