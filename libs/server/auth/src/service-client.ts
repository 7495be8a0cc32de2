import { Problem, correlationId } from '@groundwork/server-http';
import type { ProblemDocument } from '@groundwork/server-http';
import { isProblemCode } from '@groundwork/domain-messages';
import { Pool } from 'undici';
import { pathOf } from './operation.js';
import type { AnswerOf, AnyInput, Operation } from './operation.js';

export interface CallOptions {
  readonly token: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call is given up. */
  readonly timeoutMs?: number;
}

const newPool = (baseUrl: string): Pool =>
  new Pool(baseUrl, {
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    headersTimeout: 30_000,
    bodyTimeout: 0,
    connect: { timeout: 2_000 },
  });

/** A pool of connections to one service, and the one way in which its answers become values or problems. */
export class ServiceClient {
  readonly pool: Pool;
  private streaming: Pool | undefined;
  private uploading: Pool | undefined;

  constructor(
    readonly name: string,
    private readonly baseUrl: string,
  ) {
    this.pool = newPool(baseUrl);
  }

  /** For answers that last: each has a connection of its own, so that they take none from the calls. */
  get streams(): Pool {
    this.streaming ??= new Pool(this.baseUrl, {
      connections: null,
      pipelining: 1,
      headersTimeout: 15_000,
      bodyTimeout: 90_000,
      connect: { timeout: 2_000 },
    });
    return this.streaming;
  }

  /** For bodies that take as long as their sender does: they wait for each other, and no call waits for them. */
  get uploads(): Pool {
    this.uploading ??= newPool(this.baseUrl);
    return this.uploading;
  }

  /** {@link call} of an operation: what it answers follows from its contract. */
  ask<O extends Operation>(operation: O, input: AnyInput, options: Omit<CallOptions, 'body'>): Promise<AnswerOf<O>> {
    return this.call(operation.method, pathOf(operation, input), { ...options, body: input.body });
  }

  /**
   * Calls and parses. Throws the service's own {@link Problem}, or `upstream.unavailable` where it does not answer.
   * The shape of the answer is the contract's; it is checked by the contract tests, not here.
   */
  async call<T>(method: string, path: string, options: CallOptions): Promise<T> {
    const id = correlationId();
    const response = await this.pool
      .request({
        method: method as 'GET',
        path,
        headersTimeout: options.timeoutMs ?? 15_000,
        headers: {
          authorization: `Bearer ${options.token}`,
          ...(id ? { 'x-correlation-id': id } : {}),
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        body: options.body === undefined ? null : JSON.stringify(options.body),
      })
      .catch((error: unknown) => {
        throw unreachable(this.name, error);
      });
    const text = await response.body.text();
    if (response.statusCode >= 400) throw problemOf(text, response.statusCode, response.headers['retry-after']);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.uploading?.close(), this.streaming?.destroy()]);
  }
}

/** A service that does not answer, as the problem that its callers see. */
export function unreachable(service: string, error: unknown): Problem {
  const code = (error as { code?: string } | null)?.code;
  return code === 'UND_ERR_HEADERS_TIMEOUT'
    ? new Problem('upstream.timeout', `The ${service} service did not answer in time.`)
    : new Problem('upstream.unavailable', `The ${service} service is not available at the moment.`);
}

function problemOf(text: string, status: number, retryAfter: string | string[] | undefined): Problem {
  try {
    const document = JSON.parse(text) as Partial<ProblemDocument>;
    if (isProblemCode(document.code))
      return new Problem(
        document.code,
        document.detail,
        document.errors,
        typeof retryAfter === 'string' ? { 'retry-after': retryAfter } : undefined,
        document.current,
      );
  } catch {
    // No problem document: the status alone is known.
  }
  return new Problem(status === 404 ? 'resource.not_found' : 'upstream.unavailable');
}
