import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { MAX_DOCUMENTS, MAX_DRAW_LINES } from '@groundwork/domain-draws';
import { isId } from '@groundwork/domain-validation';
import type { AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import type { FileNames } from './persistence/draw-rows.js';

/** A file as the files service knows it. */
export type KnownFile = AnswerOf<typeof files.lookUpFiles>[number];

/** What the files that were found are called now. */
export const namesOf =
  (files: ReadonlyMap<string, KnownFile>): FileNames =>
  (id) =>
    files.get(id)?.userFileName ?? '';

const mostFiles = 500;

/**
 * Asks the files service for the files that a body names, before the command begins: no service is called
 * inside a transaction, and a command with an Idempotency-Key runs in one from its start. It refuses nothing; the command
 * decides by what was found. The body has not been validated yet.
 */
export function knownFilesGuard(namedIn: (body: unknown) => string[]): Type<CanActivate> {
  @Injectable()
  class KnownFilesGuard implements CanActivate {
    constructor(private readonly services: ServiceClients) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const ids = [...new Set(namedIn(request.body))].slice(0, mostFiles);
      const known = ids.length === 0 ? [] : await this.services.call(files.lookUpFiles, { body: { ids } });
      request.knownFiles = new Map(known.map((file) => [file.fileUploadId, file]));
      return true;
    }
  }
  return KnownFilesGuard;
}

interface Naming {
  readonly supportingDocuments?: unknown;
}

const documentsOf = (part: Naming | null | undefined): string[] => {
  const documents = part?.supportingDocuments;
  return Array.isArray(documents) ? documents.slice(0, MAX_DOCUMENTS).filter(isId) : [];
};

/** Of the whole draw and of its lines. The body has not been validated yet: whatever is no id is left to validation. */
function namedFiles(body: unknown): string[] {
  const draw = body as (Naming & { lineItems?: unknown; whole?: Naming }) | null;
  const lines: Naming[] = Array.isArray(draw?.lineItems) ? draw.lineItems.slice(0, MAX_DRAW_LINES) : [];
  return [draw, draw?.whole, ...lines].flatMap(documentsOf);
}

/** The documents that a draw or its draft names. */
export const SupportingDocumentsGuard = knownFilesGuard(namedFiles);

declare module 'fastify' {
  interface FastifyRequest {
    knownFiles?: ReadonlyMap<string, KnownFile>;
  }
}

/** The files that a {@link knownFilesGuard} found, by id. */
export const KnownFiles = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ReadonlyMap<string, KnownFile> =>
    context.switchToHttp().getRequest<FastifyRequest>().knownFiles ?? new Map(),
);
