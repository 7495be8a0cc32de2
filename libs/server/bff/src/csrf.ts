import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What changes something must carry `X-CSRF: 1`, which no other site's page can send without our consent, and must not
 * come from another origin. A client that is no browser sends no Origin.
 */
export function refuseForgery(request: FastifyRequest, publicOrigin: string): void {
  if (safe.has(request.method)) return;
  if (request.headers['x-csrf'] !== '1') throw new Problem('csrf.missing');
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if ((origin !== undefined && origin !== publicOrigin) || site === 'cross-site') throw new Problem('origin.mismatch');
}
