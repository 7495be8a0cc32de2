import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { applyDecorators, createParamDecorator, Inject, Injectable, UseGuards } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { inputPipe } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';

/** A command that asks other services or hashes a password, and opens its own transaction after that. */
export interface Command<B, T> {
  execute(actor: Actor, body: B, userAgent?: string): Promise<T>;
}

declare module 'fastify' {
  interface FastifyRequest {
    outcome?: { readonly value: unknown } | { readonly error: unknown };
  }
}

/**
 * Runs a command before an Idempotency-Key opens the transaction of its answer: guards come first, and no other service is
 * called inside one. A failure waits for the handler, so that a repeat under the same key is given the first answer
 * although the link has been used up.
 */
export function Beforehand<B extends object>(command: Type<Command<B, unknown>>, body: Type<B>): MethodDecorator {
  const pipe = inputPipe();
  @Injectable()
  class BeforehandGuard implements CanActivate {
    constructor(@Inject(command) private readonly command: Command<B, unknown>) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      request.outcome = await this.run(request).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      return true;
    }

    private async run(request: FastifyRequest): Promise<unknown> {
      const input = (await pipe.transform(request.body ?? {}, { type: 'body', metatype: body })) as B;
      return this.command.execute(request.actor as Actor, input, request.headers['user-agent']);
    }
  }
  return applyDecorators(UseGuards(BeforehandGuard), Idempotent());
}

/** What the command of {@link Beforehand} gave; its problem is thrown here. */
export const Outcome = createParamDecorator((_data: unknown, context: ExecutionContext): unknown => {
  const { outcome } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!outcome) throw new Error('No command has run beforehand.');
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
});
