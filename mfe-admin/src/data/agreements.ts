import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { DEFAULT_VERSION } from '@groundwork/domain-brokers';
import { api } from './api.js';
import type { ChangedAgreement, NewAgreement } from './api.js';
import { brokerKeys } from './brokers.js';
import { usePrint } from './print.js';

/** A referral agreement with its signatures. */
export function useAgreement(id: string) {
  return useQuery({
    queryKey: brokerKeys.agreement(id),
    queryFn: () => unwrap(api.GET('/api/admin/brokeragreements/{id}', { params: { path: { id } } })),
  });
}

/** An agreement as it reads, for both sides the same. */
export function useAgreementText(id: string) {
  return useQuery({
    queryKey: [...brokerKeys.agreement(id), 'text'],
    queryFn: () => unwrap(api.GET('/api/admin/brokeragreements/{id}/text', { params: { path: { id } } })),
  });
}

/**
 * What is read before it is accepted: as it will be kept, but for the signature. Asked for anew each time, and not with
 * the agreement after it was accepted: there is none then.
 */
export function useTextToAccept(id: string) {
  return useQuery({
    queryKey: ['agreement text to accept', id],
    queryFn: () => unwrap(api.GET('/api/admin/brokeragreements/{id}/text/acceptance', { params: { path: { id } } })),
    gcTime: 0,
  });
}

/** A decision on an agreement, or a new one; the list of brokers, which holds the agreements, is read anew. */
function useAgreementCommand<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useCommand({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: brokerKeys.all }) });
}

interface Acceptance {
  id: string;
  /** PNG data URL. */
  adminSignature: string;
  adminTitle: string;
  /** The administrator's own name as it was typed. */
  signedName: string;
  /** Of the text that was read. */
  textHash: string;
}

export function useAcceptAgreement() {
  return useAgreementCommand(({ textHash, ...brokerAgreement }: Acceptance) =>
    unwrap(api.POST('/api/admin/brokeragreements/accept', { body: { brokerAgreement, textHash } })),
  );
}

export function useRejectAgreement() {
  return useAgreementCommand((body: { id: string; rejectionComment: string }) =>
    unwrap(api.POST('/api/admin/brokeragreements/reject', { body })),
  );
}

/** The master that an agreement of a broker is made under: the broker's own version, else the edition that was saved last. */
export function useMasterOf(version: string) {
  return useQuery({
    queryKey: ['icca of brokers', version],
    queryFn: () =>
      version === DEFAULT_VERSION
        ? unwrap(api.GET('/api/admin/iccaagreementmaster/latest'))
        : unwrap(api.GET('/api/admin/iccaagreementmaster/version/{version}', { params: { path: { version } } })),
  });
}

/** Changes the terms of one that waits for a decision; its broker is told, and signs no more what it reads. */
export function useUpdateAgreement() {
  return useAgreementCommand((body: ChangedAgreement) =>
    unwrap(api.PUT('/api/admin/brokeragreements/update', { body })),
  );
}

/** The agreement that both sides have signed, with its certificate page. */
export function useAgreementPdf(id: string) {
  return usePrint('referral-agreement.pdf', () =>
    unwrap(api.GET('/api/admin/brokeragreements/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' })),
  );
}

/** Says which company of the portal a new client became. */
export function useLinkClient() {
  return useAgreementCommand(({ id, companyId }: { id: string; companyId: string }) =>
    unwrap(api.PUT('/api/admin/brokeragreements/client/{id}', { params: { path: { id } }, body: { companyId } })),
  );
}

/** Takes one that waits for a decision off the lists; its record stays. */
export function useDeleteAgreement() {
  return useAgreementCommand((id: string) =>
    unwrap(api.DELETE('/api/admin/brokeragreements/delete/{id}', { params: { path: { id } } })),
  );
}

/** An agreement that an administrator enters for a broker; the broker's signature may be missing. */
export function useCreateAgreement() {
  return useAgreementCommand((body: NewAgreement) =>
    unwrap(api.POST('/api/admin/brokeragreements/create/new', { body })),
  );
}
