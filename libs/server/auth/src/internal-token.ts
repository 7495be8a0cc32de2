import type { CallerName, Keys, ServiceName } from '@groundwork/server-config';
import { callerNames } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import type { Actor, ActorRole } from './actor.js';
import { ExpiringCache } from './expiring-cache.js';

/** Who a token is for: a service, or any other unit by its calling name. */
export type Audience = ServiceName | CallerName;

/** Life of a token between units, seconds. */
const lifeSeconds = 60;
/** A cached token is handed out only while this much of its life is left, seconds. */
const reserveSeconds = 20;

export type Subject = Omit<Actor, 'caller'>;

interface Claims {
  readonly sub?: string;
  readonly role: ActorRole;
  readonly sid?: string;
  readonly companies?: readonly string[];
  readonly broker?: string;
  readonly addr?: string;
  readonly iss: string;
  readonly aud: string;
  readonly exp: number;
}

/**
 * Signs the short-lived tokens with which a unit calls services: user, role, company or broker, calling unit, audience.
 * A signature costs far more than a look-up, so a token is kept for the rest of its life per subject and audience.
 */
export class InternalTokens {
  private readonly cache = new ExpiringCache<string>();

  constructor(
    private readonly keys: Pick<Keys, 'own'>,
    private readonly caller: CallerName,
  ) {}

  /** @param cacheKey names subject and rights; the same key must mean the same subject. */
  sign(subject: Subject, audience: Audience, cacheKey: string): string {
    const key = `${audience} ${cacheKey}`;
    const cached = this.cache.get(key, reserveSeconds);
    if (cached) return cached;
    const exp = Math.floor(Date.now() / 1000) + lifeSeconds;
    const claims: Claims = {
      role: subject.role,
      iss: this.caller,
      aud: audience,
      exp,
      ...(subject.userId ? { sub: subject.userId } : {}),
      ...(subject.sessionId ? { sid: subject.sessionId } : {}),
      ...(subject.companyIds.length ? { companies: subject.companyIds } : {}),
      ...(subject.brokerId ? { broker: subject.brokerId } : {}),
      ...(subject.address ? { addr: subject.address } : {}),
    };
    const token = jwt.sign(claims, this.keys.own, { algorithm: 'ES256', noTimestamp: true });
    this.cache.set(key, token, exp);
    return token;
  }

  /** A token of the unit itself, for what no user asked for. */
  system(audience: Audience): string {
    return this.sign(
      {
        role: 'system',
        userId: undefined,
        sessionId: undefined,
        companyIds: [],
        brokerId: undefined,
        address: undefined,
      },
      audience,
      'system',
    );
  }
}

/** Checks tokens between units: signature of the named caller, audience, expiry. Keeps what it has checked until it expires. */
export class InternalTokenVerifier {
  private readonly cache = new ExpiringCache<Actor>();

  constructor(
    private readonly keys: Pick<Keys, 'callers'>,
    private readonly audience: string,
  ) {}

  /** The actor, or undefined for a token that is not to be trusted. */
  verify(token: string): Actor | undefined {
    const cached = this.cache.get(token);
    if (cached) return cached;
    const claims = this.check(token);
    if (!claims) return undefined;
    const actor: Actor = {
      role: claims.role,
      userId: claims.sub,
      sessionId: claims.sid,
      companyIds: claims.companies ?? [],
      brokerId: claims.broker,
      caller: claims.iss as CallerName,
      address: claims.addr,
    };
    this.cache.set(token, actor, claims.exp);
    return actor;
  }

  private check(token: string): Claims | undefined {
    try {
      const issuer = (jwt.decode(token) as Claims | null)?.iss;
      const caller = callerNames.find((name) => name === issuer);
      const key = caller && this.keys.callers.get(caller);
      if (!key) return undefined;
      const claims = jwt.verify(token, key, { algorithms: ['ES256'], audience: this.audience }) as unknown as Claims;
      // A caller's own mistake too: no unit signs a token for longer than its life, or for ever.
      if (typeof claims.exp !== 'number' || claims.exp > Date.now() / 1000 + 2 * lifeSeconds) return undefined;
      // Only a service may speak for the system; a BFF speaks for somebody, or for nobody.
      if (claims.role === 'system' && !claims.iss.startsWith('service-')) return undefined;
      return claims;
    } catch {
      return undefined;
    }
  }
}
