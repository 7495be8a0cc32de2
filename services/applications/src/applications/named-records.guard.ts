import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import { isId } from '@groundwork/domain-validation';
import { administers, isAdministrator } from '@groundwork/server-auth';
import type { Actor, AnswerOf } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { namedFiles } from './domain/named-files.js';
import type { KnownRecords } from './domain/named-records.js';
import { GetApplicationOwner } from './queries/get-application-owner.query.js';

declare module 'fastify' {
  interface FastifyRequest {
    namedRecords?: KnownRecords;
  }
}

/** What of a body names somebody or something. It has not been validated yet: whatever is no id is left to validation. */
interface NamingBody {
  readonly companyId?: unknown;
  readonly generalContractorId?: unknown;
  readonly constructionOverseers?: unknown;
  readonly creditApproverId?: unknown;
  readonly properties?: unknown;
}

type Request = FastifyRequest<{ Params: { id?: string } }> & { readonly actor: Actor };

const mostFiles = 500;

const namesSomebody = ({ generalContractorId, constructionOverseers }: NamingBody): boolean =>
  isId(generalContractorId) || (Array.isArray(constructionOverseers) && constructionOverseers.length > 0);

/**
 * Asks the other services about whom and what the body of an application names: people and contractors of its company, files, and
 * the loan approver. It is a guard because guards run before an Idempotency-Key opens the command's transaction: no other service
 * is called inside one. It refuses nothing; the command decides by what was found.
 */
@Injectable()
export class NamedRecordsGuard implements CanActivate {
  constructor(
    private readonly owners: GetApplicationOwner,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const body = Object(request.body) as NamingBody;
    if (request.params.id !== undefined && !isId(request.params.id)) return true;
    request.namedRecords = {
      ...(namesSomebody(body) ? await this.partiesOf(await this.companyOf(request, body)) : {}),
      files: await this.filesOf(body),
      approverIds: isAdministrator(request.actor) ? await this.approversOf(body) : [],
    };
    return true;
  }

  /** Whose the application is, or is to be: of a company that is not the actor's own nothing is asked. */
  private async companyOf({ params: { id }, actor }: Request, { companyId }: NamingBody): Promise<string | undefined> {
    if (id !== undefined) return (await this.owners.execute(id)).companyId;
    const isOwn = isId(companyId) && (isAdministrator(actor) || actor.companyIds.includes(companyId));
    return isOwn ? companyId : undefined;
  }

  private partiesOf(companyId: string | undefined): Promise<AnswerOf<typeof companies.getCompanyParties>> | undefined {
    return companyId === undefined
      ? undefined
      : this.services.call(companies.getCompanyParties, { params: { companyId } });
  }

  private async filesOf(body: NamingBody): Promise<KnownRecords['files']> {
    const ids = namedFiles(body)
      .map(({ id }) => id)
      .filter(isId);
    if (ids.length === 0) return [];
    return this.services.call(files.lookUpFiles, { body: { ids: [...new Set(ids)].slice(0, mostFiles) } });
  }

  private async approversOf({ creditApproverId: id }: NamingBody): Promise<readonly string[]> {
    if (!isId(id)) return [];
    try {
      const { role, active } = await this.services.call(identity.getUserRole, { params: { id } });
      return active && administers(role) ? [id] : [];
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return [];
      throw error;
    }
  }
}

/** What {@link NamedRecordsGuard} found. */
export const NamedRecords = createParamDecorator(
  (_data: unknown, context: ExecutionContext): KnownRecords =>
    context.switchToHttp().getRequest<FastifyRequest>().namedRecords ?? {},
);
