import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { useArea, useSettled } from '@groundwork/web-mount';
import { api } from './api.js';
import type { AgreementPreview, NewAgreement } from './api.js';
import { brokerKeys } from './broker.js';

/** A referral agreement with its signatures. */
export function useAgreement(id: string) {
  return useQuery({
    queryKey: ['broker', 'agreement', id],
    queryFn: () => unwrap(api.GET('/api/broker/brokeragreements/{id}', { params: { path: { id } } })),
  });
}

/** The edition of the ICCA that was saved last: what a new referral is made under. */
export function useIcca() {
  return useQuery({
    queryKey: ['icca', 'latest'],
    queryFn: () => unwrap(api.GET('/api/broker/iccaagreementmaster/latest')),
  });
}

/** An agreement as it reads, for both sides the same. */
export function useAgreementText(id: string) {
  return useQuery({
    queryKey: ['broker', 'agreement', id, 'text'],
    queryFn: () => unwrap(api.GET('/api/broker/brokeragreements/{id}/text', { params: { path: { id } } })),
  });
}

/** The agreement as it would be kept with the terms that are being entered; the text before stands until it has come. */
export function useAgreementPreview(body: AgreementPreview) {
  const settled = useSettled(JSON.stringify(body), 400);
  const query = useQuery({
    queryKey: ['broker', 'agreement preview', settled],
    queryFn: () =>
      unwrap(api.POST('/api/broker/brokeragreements/text', { body: JSON.parse(settled) as AgreementPreview })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  /** Whether the text is of the terms as they stand. */
  return { query, current: settled === JSON.stringify(body) && query.isSuccess && !query.isPlaceholderData };
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
