import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as companies } from '@groundwork/contract-companies';
import { waiverExtents, waiverKindOf } from '@groundwork/domain-agreements';
import type { WaiverExtent } from '@groundwork/domain-agreements';
import { isId, stateName } from '@groundwork/domain-validation';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { LedgerRepository } from '../ledger/index.js';
import { WaiverRepository } from './waiver.repository.js';

/** The lender's text that a waiver is made out on, and the owner's name. */
export interface WaiverText {
  readonly master: AnswerOf<typeof agreements.getWaiverMasterInForce>;
  readonly owner: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    waiverText?: WaiverText;
  }
}

/** Asks for the text of a waiver before the command begins: no service is called inside a transaction. It refuses nothing. */
@Injectable()
export class WaiverTextGuard implements CanActivate {
  constructor(
    private readonly waivers: WaiverRepository,
    private readonly ledgers: LedgerRepository,
    private readonly services: ServiceClients,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { id, extent } = (request.body ?? {}) as { id?: unknown; extent?: unknown };
    if (!isId(id) || !waiverExtents.includes(extent as WaiverExtent)) return true;
    const waiver = await this.waivers.find(id);
    const ledger = waiver && (await this.ledgers.find(waiver.applicationId));
    if (!ledger) return true;
    const kind = waiverKindOf(waiver.condition, extent as WaiverExtent);
    const state = stateName(ledger.properties[0]?.state ?? '');
    const company = await this.services.call(companies.getCompanyFacts, { params: { id: ledger.companyId } });
    request.waiverText = {
      master: await this.services.call(agreements.getWaiverMasterInForce, {
        params: { kind },
        ...(state === undefined ? {} : { query: { state } }),
      }),
      owner: company.legalEntityName ?? company.organizationName,
    };
    return true;
  }
}

export const CurrentWaiverText = createParamDecorator(
  (_data: unknown, context: ExecutionContext): WaiverText | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().waiverText,
);
