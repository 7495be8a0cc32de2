import type { Role } from '@groundwork/domain-access';
import type { SessionKeys } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import { algorithmOf } from './algorithm.js';
import type { Subject } from './internal-token.js';

/** What the access token says of the signed-in user. Identity signs it, everybody checks it. */
export interface SessionClaims {
  /** User id. */
  readonly sub: string;
  readonly sid: string;
  readonly role: Role;
  readonly companies?: readonly string[];
  /** The company in use. */
  readonly company?: string;
  readonly broker?: string;
  /** When the user last proved who it is, epoch seconds. */
  readonly proved?: number;
  /** What an API token may do; undefined of a person. Of one, `sub` and `sid` are the token's own id. */
  readonly scopes?: readonly string[];
  /** Epoch seconds. */
  readonly exp: number;
}

/**
 * Whom an access token is for: the back ends and services of the portal. It stands in a claim of its own, since units of the version before
 * refuse whatever names an `aud` (docs/adr/0083).
 */
const audience = 'portal';

/** An access token; identity alone has what signs it. */
export function signSession(claims: SessionClaims, keys: SessionKeys): string {
  const { name, key } = keys.signer();
  return jwt.sign({ ...claims, for: audience }, key, { algorithm: algorithmOf(key), keyid: name, noTimestamp: true });
}

/**
 * Whether something that identity signed is an access token. One of the version before names nobody; what is for somebody in particular, as
 * the proof of a signature is, opens no session.
 */
export function isForPortal(claims: object): boolean {
  const { aud, for: whom } = claims as { readonly aud?: unknown; readonly for?: unknown };
  return aud === undefined && (whom === undefined || whom === audience);
}

/** The key that a token names, where it is one of ours. */
export function keyOfSession(token: string, keys: SessionKeys) {
  const name = jwt.decode(token, { complete: true })?.header.kid;
  return name === undefined ? undefined : keys.checker(name);
}

/**
 * The claims of an access token whose signature is identity's; undefined for every other.
 * @param lateSeconds it may be over for so long; `Infinity`: whenever it was over.
 */
export function readSession(token: string, keys: SessionKeys, lateSeconds: number): SessionClaims | undefined {
  try {
    const key = keyOfSession(token, keys);
    if (!key) return undefined;
    const claims = jwt.verify(token, key, {
      algorithms: [algorithmOf(key)],
      ...(lateSeconds === Infinity ? { ignoreExpiration: true } : { clockTolerance: lateSeconds }),
    });
    return typeof claims === 'string' || typeof claims.exp !== 'number' || !isForPortal(claims)
      ? undefined
      : (claims as SessionClaims);
  } catch {
    return undefined;
  }
}

/** The user of a session as services see a caller. */
export const subjectOfSession = (claims: SessionClaims): Omit<Subject, 'address'> => ({
  role: claims.role,
  userId: claims.sub,
  sessionId: claims.sid,
  companyIds: claims.companies ?? [],
  brokerId: claims.broker,
  provedAt: claims.proved,
});
