import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { evidenceOf } from '@groundwork/server-service';
import type { Evidence, Signer } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import type { SignableText } from './agreement-text.js';
import type { AgreementSignatureEntity, SigningParty } from './persistence/agreement-signature.entity.js';

/** Who signs, as the server sees it. */
export interface Signing extends Evidence {
  readonly actor: Actor;
  readonly signer: Signer;
}

/** Who signs: the session's user by the name of the account, from where the call came. */
export const CurrentSigning = createParamDecorator((_data: unknown, context: ExecutionContext): Signing => {
  const { actor, signer, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!actor) throw new Error('A signature needs who is signed in.');
  return { actor, signer: signer ?? {}, ...evidenceOf(actor.address, headers['user-agent']) };
});

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
