import { useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import type { BrokerContact, PasswordChange } from '@groundwork/web-lending/account';
import { useArea } from '@groundwork/web-mount';
import { api } from './api.js';
import type { Broker } from './api.js';
import { brokerKeys } from './broker.js';

/** Saves the broker's own fields on the revision that they were typed over. */
export function useSaveAccount({ id, iccaVersion }: Broker) {
  const client = useQueryClient();
  const { user } = useArea();
  return useCommand({
    mutationFn: (contact: BrokerContact & { revision: number | undefined }) =>
      unwrap(api.PUT('/api/broker/brokers/update', { body: { ...contact, id, iccaVersion } })),
    onSuccess: (saved) => client.setQueryData(brokerKeys.own(user.id), saved),
  });
}

/** Changes the own password. */
export const useUpdatePassword = () =>
  useCommand({
    mutationFn: (body: PasswordChange) => unwrap(api.POST('/api/broker/account/updatePassword', { body })),
  });
