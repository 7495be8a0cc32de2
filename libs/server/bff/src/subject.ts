import type { Subject } from '@groundwork/server-auth';
import type { FastifyRequest } from 'fastify';
import type { SessionClaims } from './session.js';

/** The browser's address as the gateway saw it; the gateway overwrites what a client claims. */
export function addressOf(request: FastifyRequest): string | undefined {
  const forwarded = request.headers['x-forwarded-for'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return first || request.ip;
}

export const anonymous = (address: string | undefined): Subject => ({
  role: 'anonymous',
  userId: undefined,
  sessionId: undefined,
  companyIds: [],
  brokerId: undefined,
  address,
});

export const subjectOf = (claims: SessionClaims, address: string | undefined): Subject => ({
  role: claims.role,
  userId: claims.sub,
  sessionId: claims.sid,
  companyIds: claims.companies ?? [],
  brokerId: claims.broker,
  address,
});
