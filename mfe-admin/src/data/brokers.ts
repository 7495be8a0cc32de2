import { useQuery, useQueryClient } from '@tanstack/react-query';
import { brokerStatus } from '@groundwork/domain-brokers';
import type { BrokerCommand } from '@groundwork/domain-brokers';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { Broker, NewBroker } from './api.js';

export const brokerKeys = {
  all: ['brokers'] as const,
  ofUser: (userId: string) => ['brokers', 'of-user', userId] as const,
  agreement: (id: string) => ['brokers', 'agreement', id] as const,
  history: (id: string) => ['brokers', 'history', id] as const,
  agreementHistory: (id: string) => ['brokers', 'agreement-history', id] as const,
};

/** Every broker with its agreements, newest first. */
export function useBrokers() {
  return useQuery({ queryKey: brokerKeys.all, queryFn: () => unwrap(api.GET('/api/admin/brokers')) });
}

/** What happened to a broker, the latest first. */
export function useBrokerHistory(id: string, enabled: boolean) {
  return useQuery({
    queryKey: brokerKeys.history(id),
    queryFn: () => unwrap(api.GET('/api/admin/brokers/history/{id}', { params: { path: { id } } })),
    enabled,
  });
}

/** The rounds of a referral agreement, the latest first. */
export function useAgreementHistory(id: string, enabled: boolean) {
  return useQuery({
    queryKey: brokerKeys.agreementHistory(id),
    queryFn: () => unwrap(api.GET('/api/admin/brokeragreements/history/{id}', { params: { path: { id } } })),
    enabled,
  });
}

/** A command on brokers, after which the list is read anew, also where it was refused: somebody else may have been first. */
function useBrokerCommand<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useCommand({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: brokerKeys.all }) });
}

/** Creates a broker, or saves the one whose id is given. */
export function useSaveBroker(broker: Pick<Broker, 'id' | 'revision'> | undefined) {
  return useBrokerCommand((body: NewBroker) =>
    broker
      ? unwrap(api.PUT('/api/admin/brokers/update', { body: { ...body, id: broker.id, revision: broker.revision } }))
      : unwrap(api.POST('/api/admin/brokers/create', { body })),
  );
}

/** Sends the invitation, or sends it again. */
export function useInviteBroker() {
  return useBrokerCommand((id: string) =>
    unwrap(api.POST('/api/admin/brokers/send/{id}', { params: { path: { id } } })),
  );
}

/** Takes a broker off the lists; its record, agreements and history stay. */
export function useDeleteBroker() {
  return useBrokerCommand((id: string) =>
    unwrap(api.DELETE('/api/admin/brokers/delete/{id}', { params: { path: { id } } })),
  );
}

/** Makes sure of the notice to a broker who was rejected: it went with the rejection, and asking sends nothing twice. */
export function useRejectionNotice() {
  return useBrokerCommand((id: string) => unwrap(api.POST('/api/admin/brokers/notify/reject', { body: { id } })));
}

interface BrokerDecision {
  broker: Broker;
  command: BrokerCommand;
  rejectedComment?: string;
}

/** Activates, deactivates or rejects a broker; the notice to the broker travels with the decision. */
export function useDecideBroker() {
  return useBrokerCommand(({ broker, command, rejectedComment }: BrokerDecision) => {
    const { id, revision, iccaVersion, phoneNumberAType, phoneNumberBType } = broker;
    if (command === 'activate') return unwrap(api.PUT('/api/admin/brokers/activateBroker', { body: { id } }));
    const status = command === 'reject' ? brokerStatus.rejected : brokerStatus.deactivated;
    return unwrap(
      api.PUT('/api/admin/brokers/update', {
        body: { id, revision, iccaVersion, phoneNumberAType, phoneNumberBType, status, rejectedComment },
      }),
    );
  });
}
