import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { useArea } from '@groundwork/web-mount';
import { api } from './api.js';
import type { NewAgreement } from './api.js';
import { brokerKeys } from './broker.js';

/** A referral agreement with its signatures. */
export function useAgreement(id: string) {
  return useQuery({
    queryKey: ['broker', 'agreement', id],
    queryFn: () => unwrap(api.GET('/api/broker/brokeragreements/{id}', { params: { path: { id } } })),
  });
}

/** The newest edition of a version of the ICCA; of the version saved last where none is named. */
export function useIcca(version?: string) {
  return useQuery({
    queryKey: ['icca', version ?? 'latest'],
    queryFn: () =>
      version === undefined
        ? unwrap(api.GET('/api/broker/iccaagreementmaster/latest'))
        : unwrap(api.GET('/api/broker/iccaagreementmaster/version/{version}', { params: { path: { version } } })),
  });
}

/** The administrator who accepted an agreement. */
export function useProfile(userId: string | null) {
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: () => unwrap(api.GET('/api/broker/users/profileByUid/{id}', { params: { path: { id: userId ?? '' } } })),
    enabled: Boolean(userId),
    retry: false,
  });
}

function useReferralCommand<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const { user } = useArea();
  return useCommand({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: brokerKeys.own(user.id) }),
  });
}

/** Submits a signed agreement; from then on it waits for an administrator. */
export function useSubmitReferral() {
  return useReferralCommand((body: NewAgreement) =>
    unwrap(api.POST('/api/broker/brokeragreements/create/new', { body })),
  );
}

/** Takes a pending agreement back. */
export function useDeleteReferral() {
  return useReferralCommand((id: string) =>
    unwrap(api.DELETE('/api/broker/brokeragreements/delete/{id}', { params: { path: { id } } })),
  );
}
