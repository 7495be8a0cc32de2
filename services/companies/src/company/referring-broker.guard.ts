import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { companySetup } from '@groundwork/domain-messages-company';
import { isId } from '@groundwork/domain-validation';
import { Database } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { CompanyEntity } from '../core/index.js';

/**
 * Asks the brokers service whether there is the broker whom a body names anew. It is a guard because guards run before an
 * Idempotency-Key opens the command's transaction: no other service is called inside one.
 */
@Injectable()
export class ReferringBrokerGuard implements CanActivate {
  constructor(
    private readonly database: Database,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { companyId, brokerId } = Object(request.body) as {
      readonly companyId?: unknown;
      readonly brokerId?: unknown;
    };
    // What is no id is refused by the field's own rule afterwards; a borrower sends back whom it read.
    if (!isId(companyId) || !isId(brokerId)) return true;
    if (await this.database.manager.existsBy(CompanyEntity, { id: companyId, brokerId })) return true;
    try {
      await this.services.call(brokers.getBrokerStanding, { params: { id: brokerId } });
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource.not_found')
        refuseInvalid({ brokerId: companySetup.brokerUnknown });
      throw error;
    }
    return true;
  }
}
