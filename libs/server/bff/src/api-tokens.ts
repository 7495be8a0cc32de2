import { createHash } from 'node:crypto';
import { operations } from '@groundwork/contract-identity';
import { ExpiringCache } from '@groundwork/server-auth';
import type { InternalTokens, ServiceClient } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { CallRate } from './call-rate.js';

/** API tokens that are none, from one address in a minute: beyond them identity is not asked any more. */
const missesInAMinute = 30;
/** An access token with less than this of its life left is not used for another call, seconds. */
const reserveSeconds = 10;

/**
 * The access tokens that stand for API tokens. Identity gives one for some minutes; that an API token was revoked is known by the end of
 * its session, as with a sign-in, and asked for at every call.
 */
export class ApiTokens {
  private readonly opened = new ExpiringCache<string>();
  private readonly running = new Map<string, Promise<string>>();
  private readonly misses = new CallRate(missesInAMinute, 60_000);

  constructor(
    private readonly identity: Pick<ServiceClient, 'ask'>,
    private readonly tokens: Pick<InternalTokens, 'nobody'>,
  ) {}

  /** Throws `session.invalid` for what is none, or none any more. */
  async open(text: string, address: string | undefined): Promise<string> {
    const key = createHash('sha256').update(text).digest('base64');
    const known = this.opened.get(key, reserveSeconds);
    if (known) return known;
    this.misses.refuse(address ?? '');
    const running = this.running.get(key) ?? this.ask(key, text, address);
    this.running.set(key, running);
    try {
      return await running;
    } finally {
      this.running.delete(key);
    }
  }

  private async ask(key: string, text: string, address: string | undefined): Promise<string> {
    try {
      const { token, expiresAt } = await this.identity.ask(
        operations.openApiToken,
        { body: { token: text } },
        { token: this.tokens.nobody('identity', address) },
      );
      this.opened.set(key, token, expiresAt);
      return token;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) this.misses.take(address ?? '');
      throw error;
    }
  }
}
