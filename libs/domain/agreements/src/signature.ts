import { fill, shared } from '@groundwork/domain-messages';
import { all, atMost, filled, lengthLimits } from '@groundwork/domain-validation';
import type { Complaint, Rule } from '@groundwork/domain-validation';

/** Who signs, by the name that the account has. */
export interface NamedPerson {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** A name that was typed to sign: required, room for a first and a last name. */
export const typedName: Rule = all(
  (value) => (typeof value === 'string' ? undefined : shared.fieldRequired),
  filled,
  atMost(2 * lengthLimits.line),
);

/** A typed name as it is kept: capitals, single spaces, none around it (specification 5). */
export function signatureOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
}

/** First and last name as they are shown; '' where the account has neither. */
export const fullName = ({ firstName, lastName }: NamedPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ').trim().replace(/\s+/g, ' ');

/** The name that a person has to type: first and last name in capitals. */
export const expectedSignature = (person: NamedPerson): string => signatureOf(fullName(person));

/** What a keyboard may not have is no other name: marks over letters go, and apostrophes and hyphens are one kind each. */
const compared = (text: string): string =>
  signatureOf(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');

/** Whether the typed name is the signer's own. Nobody without a name can sign. */
export function signatureMatches(typed: string, person: NamedPerson): boolean {
  const expected = compared(expectedSignature(person));
  return expected !== '' && compared(typed) === expected;
}

/**
 * THE rule of every signature (adr/0055): the name that is typed is the one of the account that signs. Nothing typed says
 * 'Please provide a signature first!', another name whose name it has to be.
 */
export function signedNameComplaint(typed: unknown, signer: NamedPerson): Complaint {
  if (typeof typed !== 'string' || typed.trim() === '') return shared.signatureFirst;
  return signatureMatches(typed, signer)
    ? undefined
    : fill(shared.signatureMismatch, { name: expectedSignature(signer) });
}
