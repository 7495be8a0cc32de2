import type { CallerName, Keys, ServiceName } from '@groundwork/server-config';
import { callerNames } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import type { Actor } from './actor.js';
import { algorithmOf } from './algorithm.js';
import { ExpiringCache } from './expiring-cache.js';
import { readSession, subjectOfSession } from './session-token.js';

/** Who a token is for: a service, or any other unit by its calling name. */
export type Audience = ServiceName | CallerName;

/** Life of a token between units, seconds. */
const lifeSeconds = 60;
/** A cached token is handed out only while this much of its life is left, seconds. */
const reserveSeconds = 20;

/** Of whom nothing is to be said. */
export const nobodys = { userId: undefined, sessionId: undefined, companyIds: [], brokerId: undefined } as const;

export type Subject = Omit<Actor, 'caller'>;

/**
 * Who stands behind a call: nobody, the system, or the user of a session, of whom the token between units says nothing itself. It
 * carries the access token that identity signed, so that no unit can speak for somebody who is not there.
 */
interface Claims {
  readonly role?: 'anonymous' | 'system';
  readonly session?: string;
  readonly addr?: string;
  readonly iss: string;
  readonly aud: string;
  readonly exp: number;
}

/**
 * Signs the short-lived tokens with which a unit calls services: who stands behind the call, calling unit, audience.
 * A signature costs far more than a look-up, so a token is kept for the rest of its life.
 */
export class InternalTokens {
  private readonly cache = new ExpiringCache<string>();

  constructor(
    private readonly keys: Pick<Keys, 'own'>,
    readonly caller: CallerName,
  ) {}

  /** For the user of a session, by the access token as it was checked. */
  session(audience: Audience, accessToken: string, address: string | undefined): string {
    return this.sign(audience, { session: accessToken }, address);
  }

  /** For somebody who is not signed in. */
  nobody(audience: Audience, address?: string): string {
    return this.sign(audience, { role: 'anonymous' }, address);
  }

  /** For the unit itself, for what no user wanted. */
  system(audience: Audience): string {
    return this.sign(audience, { role: 'system' }, undefined);
  }

  private sign(audience: Audience, who: Pick<Claims, 'role' | 'session'>, address: string | undefined): string {
    const { role, session } = who;
    // The access token's signature stands for all that it says.
    const key = `${audience} ${role ?? session?.slice(session.lastIndexOf('.')) ?? ''} ${address ?? ''}`;
    const cached = this.cache.get(key, reserveSeconds);
    if (cached) return cached;
    const exp = Math.floor(Date.now() / 1000) + lifeSeconds;
    const claims: Claims = { ...who, iss: this.caller, aud: audience, exp, ...(address ? { addr: address } : {}) };
    const token = jwt.sign(claims, this.keys.own, { algorithm: algorithmOf(this.keys.own), noTimestamp: true });
    this.cache.set(key, token, exp);
    return token;
  }
}

/** Checks tokens between units: signature of the named caller, audience, expiry. Keeps what it has checked until it expires. */
export class InternalTokenVerifier {
  private readonly cache = new ExpiringCache<Actor>();

  constructor(
    private readonly keys: Pick<Keys, 'callers' | 'session'>,
    private readonly audience: string,
  ) {}

  /** The actor, or undefined for a token that is not to be trusted. */
  verify(token: string): Actor | undefined {
    const cached = this.cache.get(token);
    if (cached) return cached;
    const claims = this.check(token);
    const subject = claims && this.subjectOf(claims);
    if (!subject) return undefined;
    const actor: Actor = { ...subject, caller: claims.iss as CallerName };
    this.cache.set(token, actor, claims.exp);
    return actor;
  }

  private check(token: string): Claims | undefined {
    try {
      const issuer = (jwt.decode(token) as Claims | null)?.iss;
      const caller = callerNames.find((name) => name === issuer);
      const key = caller && this.keys.callers.get(caller);
      if (!key) return undefined;
      const claims = jwt.verify(token, key, {
        algorithms: [algorithmOf(key)],
        audience: this.audience,
      }) as unknown as Claims;
      // A caller's own mistake too: no unit signs a token for longer than its life, or for ever.
      if (typeof claims.exp !== 'number' || claims.exp > Date.now() / 1000 + 2 * lifeSeconds) return undefined;
      return claims;
    } catch {
      return undefined;
    }
  }

  private subjectOf({ role, session, addr: address, iss }: Claims): Subject | undefined {
    if (session !== undefined) {
      // A call that set out before the access token was over arrives within the life of the token around it.
      const user = readSession(session, this.keys.session, lifeSeconds);
      return user && { ...subjectOfSession(user), address };
    }
    // Only a service may speak for the system; a BFF speaks for somebody, or for nobody.
    const isItself = role === 'system' && iss.startsWith('service-');
    return isItself || role === 'anonymous' ? { ...nobodys, role, address } : undefined;
  }
}
