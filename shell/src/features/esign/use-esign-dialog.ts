import { useCallback, useEffect, useRef, useState } from 'react';
import { needsAcceptance } from '@groundwork/domain-agreements';
import { ApiProblem } from '@groundwork/web-http';
import { acceptTerms, fetchEsign, fetchSigner, withdrawAcceptance } from '../../data/esign.js';
import type { Acceptance, EsignData, Signer, Terms } from '../../data/esign.js';
import { stand, takeRead } from './esign.store.js';

export type EsignView =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'none' }
  | { phase: 'accepted'; terms: Terms; acceptance: Acceptance }
  /** `earlier`: what was accepted of older terms. `changed`: they came into force while older ones were read. */
  | { phase: 'offered'; terms: Terms; earlier: Acceptance | undefined; signer: Signer; changed: boolean };

async function esignView(userId: string, read: EsignData | undefined, changed: boolean): Promise<EsignView> {
  const { terms, acceptance } = read ?? (await fetchEsign(userId));
  if (!terms) return { phase: 'none' };
  if (acceptance && !needsAcceptance(terms.id, acceptance)) return { phase: 'accepted', terms, acceptance };
  return { phase: 'offered', terms, earlier: acceptance, signer: await fetchSigner(userId), changed };
}

/** What the dialog shows, and what can be done about it. Commands reject where they fail; what is shown stays. */
export function useEsignDialog(userId: string) {
  const [view, setView] = useState<EsignView>({ phase: 'loading' });
  const gone = useRef(false);
  const signed = useRef({ typed: '', at: '' });

  const load = useCallback(
    async ({ read, changed = false }: { read?: EsignData; changed?: boolean } = {}) => {
      setView({ phase: 'loading' });
      const next = await esignView(userId, read, changed).catch((error: unknown): EsignView => ({
        phase: 'failed',
        error,
      }));
      if (!gone.current) setView(next);
    },
    [userId],
  );
  useEffect(() => {
    gone.current = false;
    void load({ read: takeRead() });
    return () => {
      gone.current = true;
    };
  }, [load]);

  /** Gives whether the terms are accepted: where newer ones came into force meanwhile those are shown, to be read and signed. */
  const accept = async (terms: Terms, typed: string): Promise<boolean> => {
    // Another attempt with the same name is the same command, of when it was signed.
    if (signed.current.typed !== typed) signed.current = { typed, at: new Date().toISOString() };
    try {
      await acceptTerms(userId, terms.id, typed, signed.current.at);
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'state.version_conflict') throw error;
      await load({ changed: true });
      return false;
    }
  };
  const withdraw = async (acceptance: Acceptance): Promise<void> => {
    await withdrawAcceptance(acceptance.id);
    stand({ accepted: false, ignored: false });
  };
  return { view, reload: () => void load(), accept, withdraw };
}
