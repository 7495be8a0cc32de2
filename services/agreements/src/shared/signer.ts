import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import { refuseInvalid } from '@groundwork/server-http';
import type { Signer } from '@groundwork/server-service';

/** First and last name as they are shown; null where the account has neither. */
export const signerName = (signer: Signer): string | null => fullName(signer) || null;

/** A name that is typed as a signature is the signer's own. */
export function refuseForeignName(typed: string | undefined, signer: Signer): void {
  const complaint = typed === undefined ? undefined : signedNameComplaint(typed, signer);
  if (complaint !== undefined) refuseInvalid({ signature: complaint });
}
