import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import { isId } from '@groundwork/domain-validation';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { FileOwners } from './file-owner.service.js';
import { FileRepository } from './persistence/file.repository.js';

declare module 'fastify' {
  interface FastifyRequest {
    reviewedProperty?: string;
  }
}

/**
 * Asks what the property of a reviewed file is called, where its application has several: whoever is told of the review is told whose
 * paper it is. It is a guard because guards run before an Idempotency-Key opens the command's transaction. It refuses nothing: a
 * review waits for no name.
 */
@Injectable()
export class ReviewedPropertyGuard implements CanActivate {
  constructor(
    private readonly files: FileRepository,
    private readonly owners: FileOwners,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { id } = Object(request.body) as { readonly id?: unknown };
    const file = isId(id) ? await this.files.find(id) : null;
    if (!file?.propertyId) return true;
    try {
      const { propertyIds, propertyTitles } = await this.owners.of(file);
      if (propertyIds.length > 1) request.reviewedProperty = propertyTitles?.[propertyIds.indexOf(file.propertyId)];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    return true;
  }
}

/** What {@link ReviewedPropertyGuard} found. */
export const ReviewedProperty = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().reviewedProperty,
);
