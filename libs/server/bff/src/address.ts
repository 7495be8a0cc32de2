import type { FastifyRequest } from 'fastify';

/** The browser's address as the gateway saw it; the gateway overwrites what a client claims. */
export function addressOf(request: FastifyRequest): string | undefined {
  const forwarded = request.headers['x-forwarded-for'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return first || request.ip;
}
