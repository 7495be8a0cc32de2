import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Call } from '@groundwork/domain-access';
import { doorOf, findCall, mayCall } from '@groundwork/domain-access';
import { EndedSessions, ExpiringCache } from '@groundwork/server-auth';
import type { BffName, Keys } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import type { SessionClaims } from './session.js';

/**
 * Passport's strategies are global to the process, so that each BFF has one under its own name; under a shared one it would
 * accept what another was set up for.
 */
export function sessionStrategy(area: BffName, keys: Keys): Type {
  const { session } = keys;
  if (!session) throw new Error('A BFF needs the session key.');
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, `session-${area}`) {
    constructor() {
      super({
        jwtFromRequest: (request: FastifyRequest) => request.accessToken ?? null,
        secretOrKey: session as never,
        algorithms: ['HS256'],
      });
    }
    validate(claims: SessionClaims): SessionClaims {
      return claims;
    }
  }
  return SessionStrategy;
}

const rows = new WeakMap<object, Call>();

/** The row of the table of calls for a route; a route without one must not exist. */
export function rowOf(area: BffName, method: string, url: string): Call | undefined {
  return findCall(area, method, url.replace(`/api/${area}`, ''));
}

/** The door of every BFF: who may come in stands in the table of calls (libs/domain/access), nowhere else. */
export function sessionGuard(area: BffName): Type<CanActivate> {
  @Injectable()
  class SessionGuard extends AuthGuard(`session-${area}`) {
    /** Passport checks a token once; until it expires its claims stand. Whether the session has ended is asked every time. */
    private readonly checked = new ExpiringCache<SessionClaims>();

    constructor(private readonly ended: EndedSessions) {
      super();
    }

    override async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const row = this.row(request);
      const isPublic = doorOf(row, area) === 'public';
      if (isPublic && !request.accessToken) return true;
      try {
        await this.signIn(context, request);
      } catch (error) {
        if (isPublic) return true;
        throw error;
      }
      const { user } = request;
      if (!isPublic && !mayCall(row, area, user?.role)) throw new Problem('access.denied');
      return true;
    }

    private async signIn(context: ExecutionContext, request: FastifyRequest): Promise<void> {
      const { accessToken } = request;
      const kept = accessToken === undefined ? undefined : this.checked.get(accessToken);
      if (kept) {
        request.user = this.handleRequest(undefined, kept);
        return;
      }
      await super.canActivate(context);
      if (accessToken !== undefined && request.user) this.checked.set(accessToken, request.user, request.user.exp);
    }

    override handleRequest<T>(error: unknown, claims: T | false): T {
      if (error || !claims) throw new Problem('session.invalid');
      if (this.ended.has((claims as unknown as SessionClaims).sid)) throw new Problem('session.expired');
      return claims;
    }

    private row(request: FastifyRequest): Call {
      const config = request.routeOptions.config as object;
      let row = rows.get(config);
      if (!row) {
        row = rowOf(area, request.method, request.routeOptions.url ?? '');
        if (!row) throw new Problem('route.not_found');
        rows.set(config, row);
      }
      return row;
    }
  }
  return SessionGuard;
}
