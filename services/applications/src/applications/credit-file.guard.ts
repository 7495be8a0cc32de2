import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import { isId } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { FastifyRequest } from 'fastify';
import { CreditFiles } from '../credit-file/index.js';
import type { DecidedCreditFile } from '../credit-file/index.js';
import { DecidingPeople } from './deciding-people.service.js';
import { GetApplicationOwner } from './queries/get-application-owner.query.js';

declare module 'fastify' {
  interface FastifyRequest {
    creditFile?: DecidedCreditFile;
  }
}

/** Statuses of a save that are decisions upon the credit file. */
const decided: ReadonlySet<unknown> = new Set(['approved', 'in_closing', 'rejected']);

/**
 * Asks for documents, parties and names where an administrator decides, before an Idempotency-Key opens the command's transaction:
 * no other service is called inside one. It refuses nothing; the command decides by what was found.
 */
@Injectable()
export class CreditFileGuard implements CanActivate {
  constructor(
    private readonly owners: GetApplicationOwner,
    private readonly creditFiles: CreditFiles,
    private readonly people: DecidingPeople,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: { id: string } }> & { readonly actor: Actor }>();
    const { id } = request.params;
    const { status } = Object(request.body) as { readonly status?: unknown };
    if (!isId(id) || !decided.has(status) || !isAdministrator(request.actor)) return true;
    const [creditFile, people] = await Promise.all([
      this.creditFiles.read(await this.owners.execute(id)),
      this.people.of(id, request.actor.userId),
    ]);
    request.creditFile = { ...creditFile, people };
    return true;
  }
}

export const CreditFileOfApplication = createParamDecorator(
  (_data: unknown, context: ExecutionContext): DecidedCreditFile | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().creditFile,
);
