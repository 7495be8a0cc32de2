import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { companySetup } from '@groundwork/domain-messages-company';
import { isId } from '@groundwork/domain-validation';
import { administers } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';

/**
 * Asks identity whether the user of the body is an administrator. It is a guard because guards run before an Idempotency-Key
 * opens the command's transaction: no other service is called inside one.
 */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const id = (request.body as { readonly userId?: unknown } | undefined)?.userId;
    // What is no id is refused by the field's own rule afterwards.
    if (!isId(id)) return true;
    const { role } = await this.services.call(identity.getUserRole, { params: { id } });
    if (!administers(role)) throw new Problem('rule.violated', companySetup.notAnAdmin);
    return true;
  }
}
