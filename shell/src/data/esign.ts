import { ApiProblem, unwrap } from '@groundwork/web-http';
import type { components } from '@groundwork/contract-bff-shell';
import { api } from './api.js';

export type Terms = components['schemas']['agreements_EsignMasterDto'];
export type Acceptance = components['schemas']['agreements_EsignAcceptanceDto'];

export interface EsignData {
  /** The terms in force; undefined where the organization has none. */
  terms: Terms | undefined;
  /** The user's last acceptance that stands, also one of older terms. */
  acceptance: Acceptance | undefined;
}

/** The terms in force; undefined where the organization has written none. */
export const latestTerms = async (): Promise<Terms | undefined> => {
  try {
    return await unwrap(api.GET('/api/shell/esignmaster/latest'));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  }
};

/** The latest terms, and of the user's acceptances the last (specification, borrower 4). */
export async function fetchEsign(userId: string): Promise<EsignData> {
  const [terms, acceptances] = await Promise.all([
    latestTerms(),
    unwrap(api.GET('/api/shell/esign/user/{id}', { params: { path: { id: userId } } })),
  ]);
  return { terms, acceptance: acceptances.at(-1) };
}

export interface Signer {
  firstName: string;
  lastName: string;
}

/** The name that the account has now, which the server compares with the typed one. */
export const fetchSigner = (userId: string): Promise<Signer> =>
  unwrap(api.GET('/api/shell/users/profileByUid/{id}', { params: { path: { id: userId } } }));

export async function acceptTerms(
  userId: string,
  esignMasterId: string,
  signature: string,
  acceptanceDate: string,
): Promise<Acceptance> {
  const body = { userId, esignMasterId, acceptanceDate, duringRegister: false, signature };
  const acceptance = await unwrap(api.POST('/api/shell/esign', { body }));
  if (!acceptance.id) throw new ApiProblem({ status: 502, code: 'upstream.invalid' });
  return acceptance;
}

export async function withdrawAcceptance(id: string): Promise<void> {
  const answer = await unwrap(api.DELETE('/api/shell/esign/{id}', { params: { path: { id } } }));
  if (!answer.id) throw new ApiProblem({ status: 502, code: 'upstream.invalid' });
}

/** The certificate of an acceptance, as the file that it is. */
export const fetchCertificate = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/shell/esign/{id}/certificate', { params: { path: { id } }, parseAs: 'blob' })) as Promise<Blob>;

/** The accepted terms with their certificate page: the file that was made then, and that `/verify` knows. */
export const fetchSignedTerms = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/shell/esign/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' })) as Promise<Blob>;
