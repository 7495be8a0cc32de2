import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { isId } from '@groundwork/domain-validation';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';

/** What the companies service says of a company. */
export type KnownCompany = AnswerOf<typeof companies.getCompanyFacts>;

declare module 'fastify' {
  interface FastifyRequest {
    clientCompany?: KnownCompany;
  }
}

/**
 * Asks for the client company of the body. It is a guard because guards run before an Idempotency-Key opens the command's
 * transaction: no other service is called inside one.
 */
@Injectable()
export class ClientCompanyGuard implements CanActivate {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const id = (request.body as { companyId?: unknown } | undefined)?.companyId;
    // What is no id is refused by the field's own rule afterwards.
    if (isId(id)) request.clientCompany = await this.services.call(companies.getCompanyFacts, { params: { id } });
    return true;
  }
}

export const ClientCompanyOfBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): KnownCompany | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().clientCompany,
);
