import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** What the server saw of a call that accepts something, cut to the columns that keep it. */
export interface Evidence {
  readonly ip: string | null;
  readonly userAgent: string | null;
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
