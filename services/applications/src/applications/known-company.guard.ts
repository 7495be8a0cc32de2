import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { shared } from '@groundwork/domain-messages';
import { isId } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { CompanyNameEntity } from './persistence/company-name.entity.js';

/**
 * Refuses an application that an administrator begins for a company that is not there; a borrower's companies are known from the
 * session. A company whose name was told needs no question. It is a guard because guards run before an Idempotency-Key opens the
 * command's transaction.
 */
@Injectable()
export class KnownCompanyGuard implements CanActivate {
  constructor(
    private readonly database: Database,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { readonly actor: Actor }>();
    const { companyId } = Object(request.body) as Readonly<Partial<Record<'companyId', unknown>>>;
    if (!isAdministrator(request.actor) || !isId(companyId)) return true;
    if (await this.database.manager.existsBy(CompanyNameEntity, { companyId })) return true;
    try {
      await this.services.call(companies.getCompanyFacts, { params: { id: companyId } });
    } catch (error) {
      if (error instanceof Problem && error.status === 404) refuseInvalid({ companyId: shared.choice });
      throw error;
    }
    return true;
  }
}
