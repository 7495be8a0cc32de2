import type { CallerName } from '@groundwork/server-config';
import { loadKeys } from '@groundwork/server-config';
import type { SessionKeys } from '@groundwork/server-config';
import { ExpiringCache } from './expiring-cache.js';
import { InternalTokens, nobodys } from './internal-token.js';
import type { Audience, Subject } from './internal-token.js';
import { signSession } from './session-token.js';

/** A unit that calls by itself. */
export const theSystem: Subject = { ...nobodys, role: 'system', address: undefined };

/** Life of the access tokens that are made here, seconds. */
const lifeSeconds = 300;

/**
 * Tokens in anybody's name, for tests and the demonstration. It reads the keys of all units, identity's among them: in a deployment
 * no unit has them.
 */
export class ActingTokens {
  private readonly sessions = new ExpiringCache<string>();
  private readonly callers = new Map<CallerName, InternalTokens>();
  /** Identity's, which follows its folder by itself. */
  private sessionKeys: SessionKeys | undefined;

  constructor(private readonly keysDirectory: string) {}

  /** A token for a service, as `caller` would sign it for a call of `subject`. */
  sign(subject: Subject, audience: Audience, caller: CallerName): string {
    const tokens = this.of(caller);
    if (subject.role === 'system') return tokens.system(audience);
    if (subject.role === 'anonymous') return tokens.nobody(audience, subject.address);
    return tokens.session(audience, this.accessToken(subject), subject.address);
  }

  private accessToken({ role, userId, sessionId, companyIds, brokerId, provedAt }: Subject): string {
    const key = JSON.stringify([role, userId, sessionId, companyIds, brokerId, provedAt]);
    const known = this.sessions.get(key, lifeSeconds / 2);
    if (known || role === 'anonymous' || role === 'system') return known ?? '';
    this.sessionKeys ??= loadKeys(this.keysDirectory, 'service-identity').session;
    const now = Math.floor(Date.now() / 1000);
    const exp = now + lifeSeconds;
    const token = signSession(
      {
        sub: userId ?? '',
        sid: sessionId ?? '',
        role,
        ...(companyIds.length ? { companies: companyIds } : {}),
        ...(brokerId ? { broker: brokerId } : {}),
        proved: provedAt ?? now,
        exp,
      },
      this.sessionKeys,
    );
    this.sessions.set(key, token, exp);
    return token;
  }

  private of(caller: CallerName): InternalTokens {
    let tokens = this.callers.get(caller);
    if (!tokens) {
      tokens = new InternalTokens(loadKeys(this.keysDirectory, caller), caller);
      this.callers.set(caller, tokens);
    }
    return tokens;
  }
}
