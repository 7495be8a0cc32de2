import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import { createParamDecorator, Injectable } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';
import type { SigningParty } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import type { AccessLinkEntity, LinkPurpose } from './access-link.entity.js';
import { AccessLinks } from './access-links.service.js';
import { LinkThrottle } from './link-throttle.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    accessLink?: AccessLinkEntity;
  }
}

/** Longest text that is looked up as a token. */
const longest = 100;

/**
 * Lets in whoever sends the token of an open link in the body. It is a guard so that what was tried in vain is counted outside the
 * command's transaction, which a refusal rolls back. Which links there are is told by nothing: every other one is answered alike.
 */
export function linkGuard(purpose: LinkPurpose): Type<CanActivate> {
  @Injectable()
  class LinkGuard implements CanActivate {
    constructor(
      private readonly links: AccessLinks,
      private readonly throttle: LinkThrottle,
    ) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const { actor } = request;
      if (!actor) return false;
      const { token, address } = (request.body ?? {}) as { token?: unknown; address?: unknown };
      // Another service asks for a stranger: what is tried in vain is the stranger's.
      const guessing = actor.role === 'system' ? { address: typeof address === 'string' ? address : undefined } : actor;
      await this.throttle.refuse(guessing);
      const link = typeof token === 'string' && token.length <= longest ? await this.links.find(purpose, token) : null;
      if (!link) {
        await this.throttle.count(guessing);
        throw new Problem('token.invalid');
      }
      request.accessLink = link;
      return true;
    }
  }
  return LinkGuard;
}

/** Who signs by the link that a {@link linkGuard} let in, which comes before. */
export function linkParty({ accessLink }: FastifyRequest): SigningParty {
  if (!accessLink) throw new Error('This route needs a link guard.');
  return { signer: `link:${accessLink.id}`, email: accessLink.email };
}

/** The link that a {@link linkGuard} let in. */
export const CurrentLink = createParamDecorator((_data: unknown, context: ExecutionContext): AccessLinkEntity => {
  const { accessLink } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!accessLink) throw new Error('This route needs a link guard.');
  return accessLink;
});
