import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { DEFAULT_VERSION } from '@groundwork/domain-brokers';
import { unwrap, useCommand } from '@groundwork/web-http';
import { useArea, useSettled } from '@groundwork/web-mount';
import { api } from './api.js';
import type { AgreementPreview, AgreementSignature, NewAgreement } from './api.js';
import { brokerKeys } from './broker.js';
import { usePrint } from './print.js';

/** A referral agreement with its signatures. */
export function useAgreement(id: string) {
  return useQuery({
    queryKey: ['broker', 'agreement', id],
    queryFn: () => unwrap(api.GET('/api/broker/brokeragreements/{id}', { params: { path: { id } } })),
  });
}

/** What a new referral is made under: the version that the lender gave this broker, else the edition that was saved last. */
export function useIcca(version: string) {
  return useQuery({
    queryKey: ['icca', version],
    queryFn: () =>
      version === DEFAULT_VERSION
        ? unwrap(api.GET('/api/broker/iccaagreementmaster/latest'))
        : unwrap(api.GET('/api/broker/iccaagreementmaster/version/{version}', { params: { path: { version } } })),
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

/** The agreement that both sides have signed, with its certificate page. */
export function useAgreementPdf(id: string) {
  return usePrint('referral-agreement.pdf', () =>
    unwrap(api.GET('/api/broker/brokeragreements/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' })),
  );
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

/** Signs terms that the lender made or changed, as they read now; the agreement and its text are read anew. */
export function useSignReferral(id: string) {
  const client = useQueryClient();
  return useReferralCommand(async (signature: Omit<AgreementSignature, 'id'>) => {
    const signed = unwrap(api.POST('/api/broker/brokeragreements/sign', { body: { ...signature, id } }));
    return signed.finally(() => client.invalidateQueries({ queryKey: ['broker', 'agreement', id] }));
  });
}

/** Takes a pending agreement back. */
export function useDeleteReferral(id: string) {
  const client = useQueryClient();
  return useReferralCommand(async () => {
    const deleted = unwrap(api.DELETE('/api/broker/brokeragreements/delete/{id}', { params: { path: { id } } }));
    // Somebody else has moved it: how it stands now is shown.
    return deleted.catch(async (error: unknown) => {
      await client.invalidateQueries({ queryKey: ['broker', 'agreement', id] });
      throw error;
    });
  });
}
