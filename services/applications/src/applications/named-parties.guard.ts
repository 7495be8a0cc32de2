import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { isId } from '@groundwork/domain-validation';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { GetApplicationOwner } from './queries/get-application-owner.query.js';

/** Whom the companies service knows of a company. */
export type CompanyParties = AnswerOf<typeof companies.getCompanyParties>;

declare module 'fastify' {
  interface FastifyRequest {
    companyParties?: CompanyParties;
  }
}

/** What of a body names somebody. */
interface NamingBody {
  readonly generalContractorId?: unknown;
  readonly constructionOverseers?: unknown;
}

const namesSomebody = ({ generalContractorId, constructionOverseers }: NamingBody): boolean =>
  isId(generalContractorId) || (Array.isArray(constructionOverseers) && constructionOverseers.length > 0);

/**
 * Asks who belongs to the application's company, where a save names somebody. It is a guard because guards run before an
 * Idempotency-Key opens the command's transaction: no other service is called inside one.
 */
@Injectable()
export class NamedPartiesGuard implements CanActivate {
  constructor(
    private readonly owners: GetApplicationOwner,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const { id } = request.params;
    if (!isId(id) || !namesSomebody(Object(request.body) as NamingBody)) return true;
    const { companyId } = await this.owners.execute(id);
    request.companyParties = await this.services.call(companies.getCompanyParties, { params: { companyId } });
    return true;
  }
}

export const PartiesOfCompany = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CompanyParties | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().companyParties,
);
