import { operations } from '@groundwork/contract-identity';
import type { InternalTokens, ServiceClient } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { expiryOf } from './session.js';
import type { TokenPair } from './session-cookies.js';

/** A pair is kept this long after its renewal for calls that set out with the old one, milliseconds; no longer than it opens anything. */
const graceMs = 10_000;

const keptFor = (pair: TokenPair | undefined): number =>
  Math.min(graceMs, ((pair && expiryOf(pair.token)) ?? Infinity) * 1000 - Date.now());

/**
 * Renews an expired pair of cookies on the way, so that a page never sees it. Calls that arrive together share one
 * renewal; identity gives those that come through other processes the same answer.
 */
export class SessionRenewal {
  private readonly running = new Map<string, Promise<TokenPair | undefined>>();

  constructor(
    private readonly identity: ServiceClient,
    private readonly tokens: InternalTokens,
  ) {}

  /** The new pair; undefined where the session is over. Throws `upstream.unavailable` where identity is away. */
  renew(pair: TokenPair, background: boolean, address: string | undefined): Promise<TokenPair | undefined> {
    const key = pair.refreshToken;
    let result = this.running.get(key);
    if (!result) {
      result = this.ask(pair, background, address);
      this.running.set(key, result);
      const forget = (): void => void this.running.delete(key);
      result.then((renewed) => setTimeout(forget, keptFor(renewed)).unref(), forget);
    }
    return result;
  }

  private async ask(pair: TokenPair, background: boolean, address: string | undefined): Promise<TokenPair | undefined> {
    try {
      return await this.identity.ask(
        operations.renewSession,
        { body: { ...pair, background } },
        { token: this.tokens.nobody('identity', address) },
      );
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return undefined;
      throw error;
    }
  }
}
