import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import type { ActorRole } from './actor.js';
import { EndedSessions } from './ended-sessions.js';
import { InternalTokenVerifier } from './internal-token.js';
import { rolesKey } from './roles.decorator.js';

/** The door of every service: a valid token of a known caller, a session that has not ended, a role that may call. */
@Injectable()
export class InternalTokenGuard implements CanActivate {
  constructor(
    private readonly verifier: InternalTokenVerifier,
    private readonly ended: EndedSessions,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = request.headers.authorization;
    const actor = header?.startsWith('Bearer ') ? this.verifier.verify(header.slice(7)) : undefined;
    if (!actor) throw new Problem('session.invalid');
    if (this.ended.has(actor.sessionId)) throw new Problem('session.expired');
    const roles = this.reflector.getAllAndOverride<readonly ActorRole[] | undefined>(rolesKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!roles?.includes(actor.role)) throw new Problem('access.denied');
    request.actor = actor;
    return true;
  }
}
