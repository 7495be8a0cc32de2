import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The specification has a call as GET that changes something. */
const changesByGet = (request: FastifyRequest): boolean =>
  (request.routeOptions.config as { changes?: true } | undefined)?.changes === true;

/**
 * What changes something must carry `X-CSRF: 1`, which no other site's page can send without our consent, and must not
 * come from another origin. A client that is no browser sends no Origin.
 */
export function refuseForgery(request: FastifyRequest, publicOrigin: string): void {
  const site = request.headers['sec-fetch-site'];
  if (safe.has(request.method)) {
    // Neither a link nor a picture of another page asks for it, nor somebody who types its address.
    if (changesByGet(request) && site !== undefined && site !== 'same-origin') throw new Problem('origin.mismatch');
    return;
  }
  if (request.headers['x-csrf'] !== '1') throw new Problem('csrf.missing');
  const { origin } = request.headers;
  if ((origin !== undefined && origin !== publicOrigin) || site === 'cross-site') throw new Problem('origin.mismatch');
}
