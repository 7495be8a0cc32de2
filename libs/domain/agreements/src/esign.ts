import { signatureMatches } from './signature.js';
import type { NamedPerson } from './signature.js';

/** Whether terms may be accepted: the name matches, terms with an id have loaded, and no submission runs. */
export function canAcceptEsign(state: {
  readonly typed: string;
  readonly person: NamedPerson;
  readonly masterId?: string | null;
  readonly submitting?: boolean;
}): boolean {
  return Boolean(state.masterId) && !state.submitting && signatureMatches(state.typed, state.person);
}

/** Whether a person is to be asked: no acceptance, or one of an older master (specification 4). */
export function needsAcceptance(
  latestMasterId: string | null | undefined,
  acceptance: { readonly esignMasterId: string } | null | undefined,
): boolean {
  return Boolean(latestMasterId) && acceptance?.esignMasterId !== latestMasterId;
}
