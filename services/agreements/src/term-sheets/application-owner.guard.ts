import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as applications } from '@groundwork/contract-applications';
import { isId } from '@groundwork/domain-validation';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';

/** What the applications service says of an application. */
export type ApplicationOwner = AnswerOf<typeof applications.getApplicationOwner>;

declare module 'fastify' {
  interface FastifyRequest {
    applicationOwner?: ApplicationOwner;
  }
}

/**
 * Asks whose the application of the path is, and where it stands. It is a guard because guards run before an
 * Idempotency-Key opens the command's transaction: no other service is called inside one.
 */
@Injectable()
export class ApplicationOwnerGuard implements CanActivate {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const id = (request.params as { applicationId?: unknown }).applicationId;
    // What is no id is refused by the path's own rule afterwards.
    if (isId(id))
      request.applicationOwner = await this.services.call(applications.getApplicationOwner, { params: { id } });
    return true;
  }
}

export const OwnerOfApplication = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ApplicationOwner | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().applicationOwner,
);
