import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { createParamDecorator, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@groundwork/server-auth';
import { signedEvidence } from './seen-evidence.js';
import type { Evidence } from './seen-evidence.js';
import { ServiceClients } from './service-clients.js';

/** The account in whose name something is signed. */
export interface Signer {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    signer?: Signer;
  }
}

/**
 * A guard that asks for the name of who calls: the one that the account has now, also where it was changed a moment ago. It is
 * a guard because guards run before an Idempotency-Key opens the command's transaction.
 *
 * @param ask what a service asks identity, by its contract
 */
export function signerGuard(ask: (services: ServiceClients, id: string) => Promise<Signer>): Type<CanActivate> {
  @Injectable()
  class SignerGuard implements CanActivate {
    constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const id = request.actor?.userId;
      if (id) request.signer = await ask(this.services, id);
      return true;
    }
  }
  return SignerGuard;
}

/** Who signs, as the server sees it. */
export interface Signing extends Evidence {
  readonly actor: Actor;
  readonly signer: Signer;
}

/** Who signs: the session's user by the name of the account, from where the call came. */
export const CurrentSigning = createParamDecorator((_data: unknown, context: ExecutionContext): Signing => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { actor, signer } = request;
  if (!actor) throw new Error('A signature needs who is signed in.');
  return { actor, signer: signer ?? {}, ...signedEvidence(request) };
});

/** First and last name of who calls. */
export const CurrentSigner = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Signer =>
    context.switchToHttp().getRequest<FastifyRequest>().signer ?? {},
);
