import { Readable } from 'node:stream';
import { answerOf, internalPaths, lineBy } from '@groundwork/server-auth';
import type { Answer, InternalTokens } from '@groundwork/server-auth';
import type { ServiceName, UnitTls } from '@groundwork/server-config';
import { traceHeaders } from '@groundwork/server-http';
import { Pool } from 'undici';
import { outcomesOf } from './together.js';
import type { Outcome, Transport } from './transport.js';

class Undelivered extends Error {
  constructor(
    message: string,
    readonly away: boolean,
  ) {
    super(message);
  }
}

const refusal = (status: number): Undelivered =>
  status === 503 ? new Undelivered('503', true) : new Undelivered(`answered ${status}`, false);

function dropBody({ body }: Answer): void {
  if (body instanceof Readable) body.on('error', () => undefined).destroy();
}

/** How long who did not understand several at once is brought one by one, milliseconds. */
const oneByOneMs = 60_000;

/**
 * Posts each event to its subscriber, and several that wait for it by one call. It needs no broker, and it is the same whether all
 * services share a process or one of them runs apart.
 */
export class DirectTransport implements Transport {
  private readonly pools = new Map<string, Pool>();
  /** Until when, on the clock of `performance`. */
  private readonly oneByOne = new Map<string, number>();

  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    private readonly tokens: InternalTokens,
    private readonly tls?: UnitTls,
  ) {}

  async deliver(recipient: string, envelope: string): Promise<void> {
    const answer = await this.post(recipient, internalPaths.events, envelope);
    // Nobody asks what it says beyond its status.
    dropBody(answer);
    if (answer.statusCode >= 300) throw refusal(answer.statusCode);
  }

  async deliverTogether(recipient: string, envelopes: readonly string[]): Promise<readonly Outcome[] | undefined> {
    if ((this.oneByOne.get(recipient) ?? 0) > performance.now()) return undefined;
    const answer = await this.post(recipient, internalPaths.eventsTogether, `{"events":[${envelopes.join(',')}]}`);
    if (answer.statusCode === 503) {
      dropBody(answer);
      throw refusal(answer.statusCode);
    }
    const { statusCode, body } = answer;
    const outcomes =
      statusCode === 200 && Buffer.isBuffer(body) ? outcomesOf(String(body), envelopes.length, refusal) : undefined;
    dropBody(answer);
    // One of an earlier version, or one of them that cannot be read: each goes by itself.
    if (!outcomes) this.oneByOne.set(recipient, performance.now() + oneByOneMs);
    return outcomes;
  }

  private post(recipient: string, path: string, body: string): Promise<Answer> {
    const service = recipient as ServiceName;
    return answerOf(this.pool(service), {
      method: 'POST',
      path,
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
      headers: {
        authorization: `Bearer ${this.tokens.system(service)}`,
        'content-type': 'application/json',
        ...traceHeaders(),
      },
      body,
    }).catch(({ message }: Error) => {
      throw new Undelivered(message, true);
    });
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
