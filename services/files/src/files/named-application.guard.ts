import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import { isId } from '@groundwork/domain-validation';
import type { FastifyRequest } from 'fastify';
import { FileOwners } from './file-owner.service.js';
import type { KnownParent } from './file-owner.service.js';
import { FileRepository } from './persistence/file.repository.js';

declare module 'fastify' {
  interface FastifyRequest {
    namedApplication?: KnownParent;
  }
}

/**
 * Asks for the application of a file whose property is named: where it stands, and its properties. It is a guard because guards run
 * before an Idempotency-Key opens the command's transaction.
 */
@Injectable()
export class NamedApplicationGuard implements CanActivate {
  constructor(
    private readonly files: FileRepository,
    private readonly owners: FileOwners,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { id } = Object(request.body) as { readonly id?: unknown };
    const file = isId(id) ? await this.files.find(id) : null;
    if (file?.parentType === 'application') request.namedApplication = await this.owners.of(file);
    return true;
  }
}

/** What {@link NamedApplicationGuard} found. */
export const NamedApplication = createParamDecorator(
  (_data: unknown, context: ExecutionContext): KnownParent | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().namedApplication,
);
