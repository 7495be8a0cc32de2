import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { isId } from '@groundwork/domain-validation';
import type { FastifyRequest } from 'fastify';
import { ApplicationFiguresSource } from './application-figures.service.js';
import type { ApplicationFigures } from './application-figures.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    applicationFigures?: ApplicationFigures;
  }
}

/**
 * Asks what is known of the application of the body. It is a guard because guards run before an Idempotency-Key opens the
 * command's transaction.
 */
@Injectable()
export class ApplicationFiguresGuard implements CanActivate {
  constructor(@Inject(ApplicationFiguresSource) private readonly source: ApplicationFiguresSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const id = (request.body as { applicationId?: unknown } | undefined)?.applicationId;
    // What is no id is refused by the field's own rule afterwards.
    if (isId(id)) request.applicationFigures = await this.source.of(id);
    return true;
  }
}

export const FiguresOfApplication = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ApplicationFigures | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().applicationFigures,
);
