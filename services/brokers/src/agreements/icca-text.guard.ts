import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { DEFAULT_VERSION } from '@groundwork/domain-brokers';
import { isBlank, isId, lengthLimits } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { BrokerRepository } from '../registry/index.js';
import type { IccaText } from './agreement-text.js';
import { AgreementRepository } from './persistence/agreement.repository.js';

declare module 'fastify' {
  interface FastifyRequest {
    iccaText?: IccaText;
  }
}

/** What a call may say of the text that it is about. */
interface Named {
  readonly id?: unknown;
  readonly brokerId?: unknown;
  readonly version?: unknown;
  readonly brokerAgreement?: { readonly id?: unknown } | null;
}

/**
 * Asks for the edition of the ICCA that an agreement is filled from: of the version that an administrator names, else of the
 * agreement's, else of the broker's; a broker without a version of its own has the lender's latest. It is a guard because
 * guards run before an Idempotency-Key opens the command's transaction: no other service is called inside one.
 */
@Injectable()
export class IccaTextGuard implements CanActivate {
  constructor(
    @Inject(ServiceClients) private readonly services: ServiceClients,
    private readonly brokers: BrokerRepository,
    private readonly agreements: AgreementRepository,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const body = (request.body ?? {}) as Named;
    const id = body.brokerAgreement?.id ?? body.id ?? (request.params as Named).id;
    const named = request.actor && isAdministrator(request.actor) && !isBlank(body.version);
    const version = named ? body.version : await this.versionOf(id, body.brokerId);
    if (typeof version === 'string') request.iccaText = await this.newest(version.trim(), !named && !isId(id));
    return true;
  }

  /** Undefined where there is nothing to fill any more, and for what is no id: its own rule refuses that afterwards. */
  private async versionOf(id: unknown, brokerId: unknown): Promise<string | undefined> {
    if (isId(id)) return this.agreements.unfilledVersion(id);
    return isId(brokerId) ? this.brokers.iccaVersion(brokerId) : undefined;
  }

  /** Undefined for a version that nobody knows; one that is too long for a name is asked of nobody. */
  private async newest(version: string, isNew: boolean): Promise<IccaText | undefined> {
    if (version.length > lengthLimits.line) return undefined;
    try {
      if (isNew && version === DEFAULT_VERSION) return await this.services.call(agreements.getLatestIccaMaster, {});
      return await this.services.call(agreements.getIccaVersion, { params: { version } });
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource.not_found') return undefined;
      throw error;
    }
  }
}

/** The edition that the call's agreement is filled from. */
export const CurrentIcca = createParamDecorator(
  (_data: unknown, context: ExecutionContext): IccaText | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().iccaText,
);
