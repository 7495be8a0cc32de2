import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor, ActorRole } from './actor.js';

export const rolesKey = 'groundwork:roles';

/** Which roles may call a route of a service at all; the policy module decides about the object. No `@For`, no route. */
export const For = (...roles: readonly [ActorRole, ...ActorRole[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(rolesKey, roles), ApiBearerAuth(), ApiExtension('x-roles', roles));

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor;
  }
}

/** The actor of the call. */
export const CurrentActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().actor,
);
