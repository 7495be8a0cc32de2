import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { isId } from '@groundwork/domain-validation';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';

/** A file as the files service knows it. */
export type KnownDocument = AnswerOf<typeof files.lookUpFiles>[number];

/**
 * Asks the files service for the document that an appraisal names, before its transaction begins. It refuses nothing; the command
 * decides by what was found.
 */
@Injectable()
export class AppraisedDocumentGuard implements CanActivate {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { documentId } = Object(request.body) as { documentId?: unknown };
    if (isId(documentId))
      [request.appraisedDocument] = await this.services.call(files.lookUpFiles, { body: { ids: [documentId] } });
    return true;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    appraisedDocument?: KnownDocument;
  }
}

/** The document that {@link AppraisedDocumentGuard} found. */
export const AppraisedDocument = createParamDecorator(
  (_data: unknown, context: ExecutionContext): KnownDocument | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().appraisedDocument,
);
