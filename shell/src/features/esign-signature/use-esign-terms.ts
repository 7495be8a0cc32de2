import { signatureOf } from '@groundwork/domain-agreements';
import { ApiProblem } from '@groundwork/web-http';
import { latestTerms } from '../../data/esign.js';
import { useLoaded } from '../../components/use-loaded.js';

/** The fields of a form that are the signature's, before anything is signed. */
export const unsigned = { signature: '', esignAccepted: false };

/** The terms that a registration signs, and what a form has to know of them. */
export function useEsignTerms() {
  const { loaded, reload } = useLoaded(latestTerms);
  const terms = loaded.phase === 'ready' ? loaded.data : undefined;
  return {
    loaded,
    reload,
    terms,
    /** Whether nothing is left to sign: accepted, or there are no terms at all. */
    isSettled: (accepted: boolean): boolean => loaded.phase === 'ready' && (terms === undefined || accepted),
    /** Newer terms came into force while these were read. */
    isStale: (error: unknown): boolean =>
      error instanceof ApiProblem && error.fieldErrors['esignMasterId'] !== undefined,
  };
}

export type EsignTerms = ReturnType<typeof useEsignTerms>;

/** What is sent with a registration: which terms, and the name as it was typed. */
export function signedTerms({ terms }: EsignTerms, signature: string): { esignMasterId?: string; signature?: string } {
  return terms ? { esignMasterId: terms.id, signature: signatureOf(signature) } : {};
}

/** The server could not keep the signed terms: nothing was registered, and the link stays good. */
export const isUnsigned = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'esign.not_recorded';
