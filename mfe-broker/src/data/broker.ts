import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { useArea } from '@groundwork/web-mount';
import { api } from './api.js';

export const brokerKeys = {
  own: (userId: string) => ['broker', 'own', userId] as const,
};

/** The signed-in broker's own record with its agreements, newest first. */
export function useOwnBroker() {
  const { user } = useArea();
  return useQuery({
    queryKey: brokerKeys.own(user.id),
    queryFn: () => unwrap(api.GET('/api/broker/brokers/byUserId/{id}', { params: { path: { id: user.id } } })),
  });
}
