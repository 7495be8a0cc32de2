import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import { awaitsBroker } from '@groundwork/domain-brokers';
import { signatureComplaint } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { Signer, Signing } from '@groundwork/server-service';
import { textBeforeAcceptance } from './agreement-text.js';
import type { SignableText } from './agreement-text.js';
import type { AgreementSignatureEntity, SigningParty } from './persistence/agreement-signature.entity.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

/** Another name than the signer's own signs nothing; `field` is where the form has it. */
export function refuseForeignName(field: string, typed: unknown, signer: Signer): void {
  const complaint = signedNameComplaint(typed, signer);
  if (complaint !== undefined) refuseInvalid({ [field]: complaint });
}

/** The lender accepts the terms that the broker has signed, and no others. */
export function refuseUnsigned(row: Pick<BrokerAgreementEntity, 'status' | 'brokerSignedAt'>): void {
  if (awaitsBroker(row)) throw new Problem('state.illegal_transition', shared.brokerUnsigned);
}

/** What a broker signs by: PNG data, drawn under the own name. */
export function brokersOwn({ signer }: Signing, body: BrokersSignature): string {
  const { brokerSignature, signedName } = body;
  if (signatureComplaint(brokerSignature)) refuseInvalid({ brokerSignature: shared.signatureRequired });
  refuseForeignName('signedName', signedName, signer);
  return String(brokerSignature);
}

/** What was read is what is signed: a text that reads differently by now is read again first. */
export function refuseOtherText(shown: string | null | undefined, text: SignableText): void {
  if (shown && shown !== text.contentHash) throw new Problem('state.version_conflict', shared.termsChanged);
}

/** As a body has it. */
interface BrokersSignature {
  readonly brokerSignature?: string | null;
  readonly signedName?: string | null;
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
  { actor, signer, ip, userAgent, proof }: Signing,
  { text, at, ...signed }: Signed,
): AgreementSignatureEntity => ({
  id: newId(),
  ...signed,
  userId: actor.userId ?? '',
  signerName: fullName(signer),
  signedAt: at,
  ip,
  userAgent,
  proof: proof ?? null,
  content: text.html,
  contentHash: text.contentHash,
});

/** The broker's signature under the text of `row`, which has it in its place. */
export const brokersSignature = (
  signing: Signing,
  signedName: string | null | undefined,
  row: Pick<BrokerAgreementEntity, 'id' | 'version' | 'textTemplate' | 'adminTitle'>,
  at: Date,
): AgreementSignatureEntity =>
  signatureRow(signing, {
    agreementId: row.id,
    party: 'broker',
    version: row.version,
    typedName: String(signedName),
    text: textBeforeAcceptance(row.textTemplate ?? '', row.adminTitle),
    at,
  });
