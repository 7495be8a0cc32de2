import { createHash } from 'node:crypto';
import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { SignedKind } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import { readSigningProof, signingProofHeader } from '@groundwork/server-auth';
import type { SigningMeans, SigningProof } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Problem, sortedJson } from '@groundwork/server-http';
import { answeredBefore, CLOCK } from '@groundwork/server-idempotency';
import type { FastifyRequest } from 'fastify';
import { OPTIONS } from './options.token.js';
import { ServiceClients } from './service-clients.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What was proved beside the session or the link, in words; empty where the lender asks for nothing. */
    signingProof?: string;
  }
}

/** Who signs: an account, or whoever holds a link that was sent to an address. */
export interface SigningParty {
  readonly signer: string;
  readonly userId?: string;
  readonly email?: string;
  readonly name?: string;
}

/** What identity is asked: whether this signer has to prove something before this document. */
export interface SigningQuestion extends SigningParty {
  readonly kind: SignedKind;
  /** SHA-256 of what is signed. */
  readonly document: string;
}

/** What has to be proved, and where; `challenge` null: nothing. */
export interface SigningDemand {
  readonly challenge: string | null;
}

/** Fields of a body that say who signs and how; all others say what is signed. */
const howItIsSigned = new Set([
  ...['token', 'signature', 'signedName', 'drawing', 'brokerSignature', 'adminSignature', 'acceptanceDate'],
  ...['certifySignature', 'certifySignatureDate'],
]);

/** What is signed, without how: the same for the same document whatever is typed or drawn below it. */
const unsigned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unsigned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !howItIsSigned.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, unsigned(field)]));
};

/** SHA-256 of what a call signs: its kind, its address and its body. A code is for exactly this. */
export function signedDocument(kind: SignedKind, { url, body }: Pick<FastifyRequest, 'url' | 'body'>): string {
  const what = sortedJson({ kind, path: url.split('?')[0], body: unsigned(body ?? null) });
  return createHash('sha256').update(what, 'utf8').digest('hex');
}

const words: Readonly<Record<SigningMeans, (address: string) => string>> = {
  letter: (address) => `one-time code by letter to ${address}`,
  authenticator: () => 'code of the authenticator app',
  recovery: () => 'recovery code of the second factor',
};

/** As records, certificate pages and the chain of evidence have it. */
export const proofInWords = ({ signer, by, address }: Omit<SigningProof, 'document'>): string =>
  `${signer.startsWith('link:') ? 'the link of the letter' : 'signed-in session'} and ${words[by](address ?? 'the own address')}`;

/** The account whose session calls. */
export const signingAccount = ({ actor }: FastifyRequest): SigningParty => {
  if (!actor?.userId) throw new Problem('access.denied');
  return { signer: actor.userId, userId: actor.userId };
};

/**
 * Lets in a call that signs, with the proof that the lender asks for; the others are refused by `signature.proof_needed`, which tells where
 * a code is to be had. It is a guard because guards run before an Idempotency-Key opens the command's transaction. The very same command
 * that was answered before gets that answer.
 *
 * @param ask what a service asks identity, by its contract
 * @param partyOf who signs; undefined where this call signs nothing, as an agreement that an administrator makes for a broker
 */
export function signingGuard(
  kind: SignedKind,
  ask: (services: ServiceClients, question: SigningQuestion) => Promise<SigningDemand>,
  partyOf: (request: FastifyRequest) => SigningParty | undefined = signingAccount,
): Type<CanActivate> {
  @Injectable()
  class SigningGuard implements CanActivate {
    constructor(
      @Inject(ServiceClients) private readonly services: ServiceClients,
      @Inject(Database) private readonly database: Database,
      @Inject(OPTIONS) private readonly options: ServiceOptions,
      @Inject(CLOCK) private readonly clock: Clock,
    ) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const party = partyOf(request);
      // Signed already, and its answer lost on the way: nothing is signed now, so that no proof is recorded or asked for.
      const before = party && (await answeredBefore(this.database, request, this.clock.now()));
      if (before) {
        request.answeredBefore = before;
        return true;
      }
      request.signingProof = '';
      if (!party) return true;
      const document = signedDocument(kind, request);
      const proof = this.proofOf(request);
      if (proof?.signer === party.signer && proof.document === document) {
        request.signingProof = proofInWords(proof);
        return true;
      }
      const demand = await ask(this.services, { ...party, kind, document });
      if (demand.challenge !== null)
        throw new Problem('signature.proof_needed', undefined, undefined, undefined, demand);
      return true;
    }

    private proofOf({ headers }: FastifyRequest): SigningProof | undefined {
      const token = headers[signingProofHeader];
      return typeof token === 'string'
        ? readSigningProof(token, this.options.keys.session, this.clock.now())
        : undefined;
    }
  }
  return SigningGuard;
}
