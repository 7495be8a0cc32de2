import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The providers that the sandbox plays, by the first part of their paths. */
export const providerNames = ['identity', 'accounts', 'background', 'demographics'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * normal: as documented. fail: a clear no. slow: answers after `delayMs`. error: 500. garbage: an answer that is none. cut: the
 * connection breaks in the middle of the answer.
 */
export const behaviours = ['normal', 'fail', 'slow', 'error', 'garbage', 'cut'] as const;
export type Behaviour = (typeof behaviours)[number];

/** Longer than any portal waits. */
const slowMs = 30_000;

export interface Setting {
  readonly behaviour: Behaviour;
  /** How long a slow provider takes, milliseconds. */
  readonly delayMs: number;
}

const isOneOf = <T extends string>(all: readonly T[], text: unknown): text is T =>
  (all as readonly unknown[]).includes(text);

export const isProvider = (text: unknown): text is ProviderName => isOneOf(providerNames, text);

/** How each provider behaves now; testers change it by `/control`. */
export class Behaviours {
  private readonly settings = new Map<ProviderName, Setting>();

  of(provider: ProviderName): Setting {
    return this.settings.get(provider) ?? { behaviour: 'normal', delayMs: slowMs };
  }

  all(): Record<ProviderName, Setting> {
    return Object.fromEntries(providerNames.map((name) => [name, this.of(name)])) as Record<ProviderName, Setting>;
  }

  fails(provider: ProviderName): boolean {
    return this.of(provider).behaviour === 'fail';
  }

  /** Sets it from what a tester sent; false for a behaviour or a delay that is none. */
  set(
    provider: ProviderName,
    { behaviour, delayMs = slowMs }: { readonly behaviour?: unknown; readonly delayMs?: unknown },
  ): boolean {
    const wait = Number(delayMs);
    if (!isOneOf(behaviours, behaviour) || !Number.isInteger(wait) || wait < 0 || wait > 600_000) return false;
    this.settings.set(provider, { behaviour, delayMs: wait });
    return true;
  }

  /** Bends the calls of a provider; its widget stays as it is. */
  bend(api: FastifyInstance, provider: ProviderName): void {
    api.addHook('preHandler', async (_request: FastifyRequest, reply: FastifyReply) => {
      const { behaviour, delayMs } = this.of(provider);
      if (behaviour === 'slow')
        await Promise.race([
          pause(delayMs, undefined, { ref: false }),
          new Promise<void>((gone) => reply.raw.once('close', () => gone())),
        ]);
      if (behaviour === 'error') return reply.status(500).type('text/plain').send('Internal error');
      if (behaviour === 'garbage') return reply.type('text/html').send('<html><body>Maintenance<br></body>');
      if (behaviour === 'cut') cut(reply);
      return undefined;
    });
  }
}

function cut(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  reply.raw.write('{"Status":');
  reply.raw.destroy();
}
