import { Readable } from 'node:stream';
import { answerOf, internalPaths, lineBy } from '@groundwork/server-auth';
import type { InternalTokens } from '@groundwork/server-auth';
import type { ServiceName, UnitTls } from '@groundwork/server-config';
import { traceHeaders } from '@groundwork/server-http';
import { Pool } from 'undici';
import type { Transport } from './transport.js';

class Undelivered extends Error {
  constructor(
    message: string,
    readonly away: boolean,
  ) {
    super(message);
  }
}

/**
 * Posts each event to its subscriber. It needs no broker, and it is the same whether all services share a process or one
 * of them runs apart.
 */
export class DirectTransport implements Transport {
  private readonly pools = new Map<string, Pool>();

  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    private readonly tokens: InternalTokens,
    private readonly tls?: UnitTls,
  ) {}

  async deliver(recipient: string, envelope: string): Promise<void> {
    const service = recipient as ServiceName;
    const response = await answerOf(this.pool(service), {
      method: 'POST',
      path: internalPaths.events,
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
      headers: {
        authorization: `Bearer ${this.tokens.system(service)}`,
        'content-type': 'application/json',
        ...traceHeaders(),
      },
      body: envelope,
    }).catch(({ message }: Error) => {
      throw new Undelivered(message, true);
    });
    // Nobody asks what it says beyond its status.
    if (response.body instanceof Readable) response.body.on('error', () => undefined).destroy();
    if (response.statusCode === 503) throw new Undelivered('503', true);
    if (response.statusCode >= 300) throw new Undelivered(`answered ${response.statusCode}`, false);
  }

  /** What comes, comes as a call: the controller of `/internal/events` takes it. */
  async subscribe(): Promise<void> {}

  async close(): Promise<void> {
    const pools = [...this.pools.values()];
    this.pools.clear();
    await Promise.all(pools.map((pool) => pool.close()));
  }

  private pool(service: ServiceName): Pool {
    let pool = this.pools.get(service);
    if (!pool) {
      pool = new Pool(this.addresses[service], { connections: 4, connect: lineBy(this.tls, 2000) });
      this.pools.set(service, pool);
    }
    return pool;
  }
}
