import type { ExpiringCache, SessionClaims } from '@groundwork/server-auth';

declare module 'fastify' {
  interface FastifyRequest {
    /** The access token of the call, from the cookie or the bearer header. */
    accessToken?: string;
    /** Set by the guard once the token was checked. */
    user?: SessionClaims;
  }
}

/**
 * Access tokens that Passport has checked, which it does once: until they expire their claims stand. Whether the session has ended is
 * asked every time.
 */
export type CheckedTokens = Pick<ExpiringCache<SessionClaims>, 'get' | 'set'>;

/** Reads the expiry without trusting the token: enough to see that it must be renewed. */
export function expiryOf(token: string): number | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      exp?: unknown;
    };
    return typeof payload.exp === 'number' ? payload.exp : undefined;
  } catch {
    return undefined;
  }
}
