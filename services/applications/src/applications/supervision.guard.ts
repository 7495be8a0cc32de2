import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import type { SupervisionOnRecord } from '@groundwork/domain-applications';
import { isId } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { GetApplicationOwner } from './queries/get-application-owner.query.js';

declare module 'fastify' {
  interface FastifyRequest {
    supervision?: SupervisionOnRecord | null;
  }
}

/**
 * Asks for the acknowledgement of a line of credit's supervision that is on record in the words of now, where its borrower ticks
 * it or submits (decisions 0059 and 0063). It is a guard because guards run before an Idempotency-Key opens the command's
 * transaction. It refuses nothing.
 */
@Injectable()
export class SupervisionGuard implements CanActivate {
  constructor(
    private readonly owners: GetApplicationOwner,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: { id: string } }> & { readonly actor: Actor }>();
    const { id } = request.params;
    const { status, supervisoryAck } = Object(request.body) as Readonly<
      Partial<Record<'status' | 'supervisoryAck', unknown>>
    >;
    const asks = status === 'awaiting' || supervisoryAck === true;
    if (!isId(id) || !asks || isAdministrator(request.actor)) return true;
    // One that becomes a line of credit with this very save has no record yet.
    if (!(await this.owners.execute(id)).lineOfCredit) return true;
    const { supervision } = await this.services.call(agreements.getStandingSupervision, {
      params: { applicationId: id },
    });
    request.supervision = supervision && {
      date: supervision.date,
      signerName: supervision.signerName,
      contentHash: supervision.contentHash,
    };
    return true;
  }
}

/** The acknowledgement that stands; null for none, undefined where nobody asked. */
export const StandingSupervision = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SupervisionOnRecord | null | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().supervision,
);
