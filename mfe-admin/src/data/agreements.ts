import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import type { NewAgreement } from './api.js';
import { brokerKeys } from './brokers.js';

/** A referral agreement with its signatures. */
export function useAgreement(id: string) {
  return useQuery({
    queryKey: brokerKeys.agreement(id),
    queryFn: () => unwrap(api.GET('/api/admin/brokeragreements/{id}', { params: { path: { id } } })),
  });
}

/** The newest edition of a version of the ICCA; of the version saved last where none is named. */
export function useIcca(version?: string) {
  return useQuery({
    queryKey: ['icca', version ?? 'latest'],
    queryFn: () =>
      version === undefined
        ? unwrap(api.GET('/api/admin/iccaagreementmaster/latest'))
        : unwrap(api.GET('/api/admin/iccaagreementmaster/version/{version}', { params: { path: { version } } })),
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
  /** The agreement as it was shown, HTML; kept with its hash. */
  file: string;
}

export function useAcceptAgreement() {
  return useAgreementCommand(({ file, ...brokerAgreement }: Acceptance) =>
    unwrap(api.POST('/api/admin/brokeragreements/accept', { body: { brokerAgreement, file } })),
  );
}

export function useRejectAgreement() {
  return useAgreementCommand((body: { id: string; rejectionComment: string }) =>
    unwrap(api.POST('/api/admin/brokeragreements/reject', { body })),
  );
}

/** An agreement that an administrator enters for a broker; the broker's signature may be missing. */
export function useCreateAgreement() {
  return useAgreementCommand((body: NewAgreement) =>
    unwrap(api.POST('/api/admin/brokeragreements/create/new', { body })),
  );
}
