import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** What the server saw of a call that accepts something, cut to the columns that keep it. */
export interface Evidence {
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What the signer proved beside the session or the link, in words; left out where nothing was asked. */
  readonly proof?: string;
}

export const evidenceOf = (address: string | undefined, userAgent: string | undefined): Evidence => ({
  ip: address?.slice(0, 64) ?? null,
  userAgent: userAgent?.slice(0, 400) ?? null,
});

/** What the server sees of this call: the address that the gateway saw, and the browser. */
export const SeenEvidence = createParamDecorator((_data: unknown, context: ExecutionContext): Evidence => {
  const { actor, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return evidenceOf(actor?.address, headers['user-agent']);
});

/** The same of a call that signs, with what a signing guard found proved: without the guard there is no signature. */
export const SignedEvidence = createParamDecorator((_data: unknown, context: ExecutionContext): Evidence =>
  signedEvidence(context.switchToHttp().getRequest<FastifyRequest>()),
);

export function signedEvidence({ actor, headers, signingProof }: FastifyRequest): Evidence {
  if (signingProof === undefined) throw new Error('A signature needs a guard that asks what the lender asks for.');
  return { ...evidenceOf(actor?.address, headers['user-agent']), ...(signingProof && { proof: signingProof }) };
}
