import { expectedSignature, signatureMatches } from '@groundwork/domain-agreements';
import { fill, shared } from '@groundwork/domain-messages';
import { refuseInvalid } from '@groundwork/server-http';

/** The account in whose name terms are accepted. */
export interface Signer {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** First and last name as they are shown; null where the account has neither. */
export const signerName = ({ firstName, lastName }: Signer): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** A name that is typed as a signature is the signer's own. */
export function refuseForeignName(typed: string | undefined, signer: Signer): void {
  if (typed !== undefined && !signatureMatches(typed, signer))
    refuseInvalid({ signature: fill(shared.signatureMismatch, { name: expectedSignature(signer) }) });
}
