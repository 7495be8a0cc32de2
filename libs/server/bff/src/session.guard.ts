import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { Reflector } from '@nestjs/core';
import { covers, machineCallsInAMinute, mayCall } from '@groundwork/domain-access';
import type { Scope } from '@groundwork/domain-access';
import { EndedSessions, isForPortal, keyOfSession, requireProof } from '@groundwork/server-auth';
import type { SessionClaims } from '@groundwork/server-auth';
import type { BffName, Keys } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { CallRate } from './call-rate.js';
import { keyOf } from './route-table.js';
import { accessKey } from './route.js';
import type { Access } from './route.js';
import type { CheckedTokens } from './session.js';

/**
 * Passport's strategies are global to the process, so that each BFF has one under its own name; under a shared one it would
 * accept what another was set up for.
 */
export function sessionStrategy(area: BffName, keys: Keys): Type {
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, `session-${area}`) {
    constructor() {
      super({
        jwtFromRequest: (request: FastifyRequest) => request.accessToken ?? null,
        secretOrKeyProvider: (_request, token: string, done) => {
          const key = keyOfSession(token, keys.session);
          // Its types name a text alone. What checks the token takes the key, and would make it anew of a text.
          done(key ? null : 'No key of ours has the name that the token gives.', key as string | undefined);
        },
        algorithms: ['ES256'],
      });
    }
    validate(claims: SessionClaims): SessionClaims | false {
      return isForPortal(claims) && claims;
    }
  }
  return SessionStrategy;
}

/** By the key of a route under its whole path: the scope that an API token needs. A route that is not in it is for people. */
export type ScopesOfCalls = ReadonlyMap<string, Scope>;

/** The door of every BFF: who may come in, and how lately proved, stands in the row of the route (route.ts), nowhere else. */
export function sessionGuard(
  area: BffName,
  proofSeconds: number,
  scopes: ScopesOfCalls,
  checked: CheckedTokens,
): Type<CanActivate> {
  @Injectable()
  class SessionGuard extends AuthGuard(`session-${area}`) {
    private readonly rate = new CallRate(machineCallsInAMinute, 60_000);

    constructor(
      private readonly ended: EndedSessions,
      private readonly reflector: Reflector,
    ) {
      super();
    }

    override async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const access = this.reflector.get<Access | undefined>(accessKey, context.getHandler());
      // Fastify answers HEAD by the route of GET; the table has no such call.
      if (!access || request.method === 'HEAD') throw new Problem('route.not_found');
      const isPublic = access.who === 'public';
      if (isPublic && !request.accessToken) return true;
      try {
        await this.signIn(context, request);
      } catch (error) {
        if (isPublic) return true;
        throw error;
      }
      const { user } = request;
      if (!mayCall(access.who, user?.role)) throw new Problem('access.denied');
      if (user?.scopes) this.admitMachine(request, user);
      if (access.proved) requireProof(user?.proved, proofSeconds, new Date());
      return true;
    }

    /** An API token: within what it was given, and not too often. */
    private admitMachine(request: FastifyRequest, { sid, scopes: owned = [] }: SessionClaims): void {
      this.rate.take(sid);
      const needed = scopes.get(keyOf(request.method, request.routeOptions.url ?? ''));
      if (!needed) throw new Problem('person.needed');
      if (!covers(owned, needed)) throw new Problem('scope.missing', `This call needs the scope ${needed}.`);
    }

    private async signIn(context: ExecutionContext, request: FastifyRequest): Promise<void> {
      const { accessToken } = request;
      const known = accessToken === undefined ? undefined : checked.get(accessToken);
      if (known) {
        request.user = this.handleRequest(undefined, known);
        return;
      }
      await super.canActivate(context);
      if (accessToken !== undefined && request.user) checked.set(accessToken, request.user, request.user.exp);
    }

    override handleRequest<T>(error: unknown, claims: T | false): T {
      if (error || !claims) throw new Problem('session.invalid');
      if (this.ended.has((claims as unknown as SessionClaims).sid)) throw new Problem('session.expired');
      return claims;
    }
  }
  return SessionGuard;
}
