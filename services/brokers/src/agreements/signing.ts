import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import { newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { Signer, Signing } from '@groundwork/server-service';
import type { SignableText } from './agreement-text.js';
import type { AgreementSignatureEntity, SigningParty } from './persistence/agreement-signature.entity.js';

/** Another name than the signer's own signs nothing; `field` is where the form has it. */
export function refuseForeignName(field: string, typed: unknown, signer: Signer): void {
  const complaint = signedNameComplaint(typed, signer);
  if (complaint !== undefined) refuseInvalid({ [field]: complaint });
}

/** What was read is what is signed: a text that reads differently by now is read again first. */
export function refuseOtherText(shown: string | null | undefined, text: SignableText): void {
  if (shown && shown !== text.contentHash) throw new Problem('state.version_conflict', shared.termsChanged);
}

interface Signed {
  readonly agreementId: string;
  readonly party: SigningParty;
  readonly version: string;
  readonly typedName: string;
  readonly text: SignableText;
  readonly at: Date;
}

/** The signature as it is kept. */
export const signatureRow = (
  { actor, signer, ip, userAgent }: Signing,
  { text, at, ...signed }: Signed,
): AgreementSignatureEntity => ({
  id: newId(),
  ...signed,
  userId: actor.userId ?? '',
  signerName: fullName(signer),
  signedAt: at,
  ip,
  userAgent,
  content: text.html,
  contentHash: text.contentHash,
});
