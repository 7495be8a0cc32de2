import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import { refuseInvalid } from '@groundwork/server-http';
import type { Signer } from '@groundwork/server-service';

/** First and last name as they are shown; null where the account has neither. */
export const signerName = (signer: Signer): string | null => fullName(signer) || null;

/** Refuses a signature without a name, or in another than the signer's own (adr/0055). */
export function refuseForeignName(typed: unknown, signer: Signer): void {
  const complaint = signedNameComplaint(typed, signer);
  if (complaint !== undefined) refuseInvalid({ signature: complaint });
}
