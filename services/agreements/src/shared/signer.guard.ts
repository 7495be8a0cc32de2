import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import { operations as identity } from '@groundwork/contract-identity';
import { ServiceClients } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import type { Signer } from './signer.js';

declare module 'fastify' {
  interface FastifyRequest {
    signer?: Signer;
  }
}

/**
 * Asks identity for the name of who calls: the one that the account has now, also where it was changed a moment ago. It is a
 * guard because guards run before an Idempotency-Key opens the command's transaction.
 */
@Injectable()
export class SignerGuard implements CanActivate {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const id = request.actor?.userId;
    if (id) request.signer = await this.services.call(identity.getUserName, { params: { id } });
    return true;
  }
}

/** First and last name of who calls. */
export const CurrentSigner = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Signer =>
    context.switchToHttp().getRequest<FastifyRequest>().signer ?? {},
);
