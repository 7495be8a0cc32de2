import { shared } from '@groundwork/domain-messages';
import { all, atMost, filled, lengthLimits } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';

/** A name that was typed to sign: required, room for a first and a last name. */
export const typedName: Rule = all(
  (value) => (typeof value === 'string' ? undefined : shared.fieldRequired),
  filled,
  atMost(2 * lengthLimits.line),
);

/** A typed name as it is compared: capitals, single spaces, none around it (specification 5). */
export function signatureOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
}

/** The name that a person has to type: first and last name in capitals. */
export function expectedSignature(person: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}): string {
  return signatureOf(`${person.firstName ?? ''} ${person.lastName ?? ''}`);
}

/** Whether the typed name is the expected one. Nobody without a name can sign. */
export function signatureMatches(
  typed: string,
  person: { readonly firstName?: string | null; readonly lastName?: string | null },
): boolean {
  const expected = expectedSignature(person);
  return expected !== '' && signatureOf(typed) === expected;
}

/** Whether terms may be accepted: the name matches, terms with an id have loaded, and no submission runs. */
export function canAcceptEsign(state: {
  readonly typed: string;
  readonly person: { readonly firstName?: string | null; readonly lastName?: string | null };
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
