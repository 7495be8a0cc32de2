import { isApiTokenText } from '@groundwork/domain-access';
import type { BffOptions } from '@groundwork/server-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTokens } from './api-tokens.js';
import { refuseForgery } from './csrf.js';
import { expiryOf } from './session.js';
import type { CheckedTokens } from './session.js';
import { clearSessionCookies, readSessionCookies, setSessionCookies } from './session-cookies.js';
import type { TokenPair } from './session-cookies.js';
import type { SessionRenewal } from './session-renewal.js';
import { addressOf } from './address.js';

/** A call that the user did not make (polling, or a stream, which cannot say so itself): it must not keep a session alive. */
export const isBackground = (request: FastifyRequest): boolean =>
  request.headers['x-background'] === '1' ||
  (request.routeOptions.config as { background?: true } | undefined)?.background === true;

/**
 * Finds the access token of each call, opens an API token where the area takes them, and renews an expired pair of cookies, before
 * anything else sees the call.
 */
export function addSessionHook(
  fastify: FastifyInstance,
  options: BffOptions,
  renewal: SessionRenewal,
  apiTokens: ApiTokens | undefined,
  checked: CheckedTokens,
): void {
  const renew = async (request: FastifyRequest, reply: FastifyReply, pair: TokenPair): Promise<void> => {
    const renewed = await renewal.renew(pair, isBackground(request), addressOf(request));
    if (renewed) {
      setSessionCookies(reply, renewed);
      request.accessToken = renewed.token;
    } else clearSessionCookies(reply);
  };
  /** What has to be waited for; nothing where the token is here. */
  const begin = (request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined => {
    const header = request.headers.authorization;
    const bearer = header?.startsWith('Bearer ') ? header.slice(7) : undefined;
    if (apiTokens && bearer !== undefined && isApiTokenText(bearer))
      // No browser sends one by itself, as it does with a cookie: there is nothing to forge. Cookies beside it count for nothing.
      return apiTokens.open(bearer, addressOf(request)).then((token) => void (request.accessToken = token));
    refuseForgery(request, options.publicOrigin);
    const { token, refreshToken } = readSessionCookies(request);
    const found = bearer ?? token;
    if (found === undefined || found === '') return undefined;
    // One that was checked is known not to be over.
    const expiry = bearer === undefined && !checked.get(found) ? expiryOf(found) : undefined;
    if (expiry !== undefined && refreshToken && expiry <= Date.now() / 1000)
      return renew(request, reply, { token: found, refreshToken });
    request.accessToken = found;
    return undefined;
  };
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    let waited: Promise<void> | undefined;
    try {
      waited = begin(request, reply);
    } catch (error) {
      return done(error as Error);
    }
    if (waited) waited.then(() => done(), done);
    else done();
  });
}
