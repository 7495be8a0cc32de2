import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { deskTasks } from '@groundwork/domain-messages-letters';
import { isId } from '@groundwork/domain-validation';
import { administers } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';

/**
 * Asks identity whether a task is given to an administrator. It is a guard because guards run before an Idempotency-Key opens the
 * command's transaction: no other service is called inside one.
 */
@Injectable()
export class AssigneeGuard implements CanActivate {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { userId } = Object(request.body) as { readonly userId?: unknown };
    // What is no id is refused by the field's own rule afterwards.
    if (!isId(userId)) return true;
    const { role, active } = await this.services.call(identity.getUserRole, { params: { id: userId } });
    if (!active || !administers(role)) refuseInvalid({ userId: deskTasks.notAnAdministrator });
    return true;
  }
}
