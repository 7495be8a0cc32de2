import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  atScrape,
  beginWithin,
  correlationId,
  liftDeadline,
  count,
  observe,
  Problem,
  remainingMs,
  setGauge,
  timeLeft,
  traceHeaders,
} from '@groundwork/server-http';
import type { ProblemDocument } from '@groundwork/server-http';
import { isProblemCode } from '@groundwork/domain-messages';
import type { UnitTls } from '@groundwork/server-config';
import { errors, Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { answerOf } from './answer-in-piece.js';
import type { Answer } from './answer-in-piece.js';
import { Lane, notAvailable } from './lane.js';
import { lineBy } from './line.js';
import { pathOf } from './operation.js';
import type { AnswerOf, AnyInput, Operation } from './operation.js';

export interface CallOptions {
  readonly token: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call is given up. */
  readonly timeoutMs?: number;
  readonly way?: Way;
}

/** Before a read is sent once more, milliseconds. */
const pauseMs = 50;
const connectMs = 2_000;
/**
 * Shorter than a unit that stops still serves (`DRAIN_SECONDS`): a connection that is used in that time ends with its answer, any other
 * before.
 */
const idleMs = 4_000;
const usual = {
  connections: 64,
  keepAliveTimeout: idleMs,
  keepAliveMaxTimeout: idleMs,
  headersTimeout: 30_000,
  bodyTimeout: 0,
};
const lasting = { connections: null, headersTimeout: 15_000, bodyTimeout: 90_000 };

/**
 * How a call goes. `calls` has places of its own at the service ({@link Lane}). `uploads`: a body that takes as long as its sender does;
 * they wait for each other, and no call waits for them. `streams`: an answer that lasts, on a connection of its own.
 */
export type Way = 'calls' | 'uploads' | 'streams';

type Send<A> = (pool: Pool, options: Dispatcher.RequestOptions) => Promise<A>;

/** The connections to one service, and the one way in which its answers become values or problems. */
export class ServiceClient {
  private readonly pools = new Map<Way, Pool>();
  private readonly lane: Lane;
  private readonly forgetGauges: () => void;

  constructor(
    readonly name: string,
    private readonly baseUrl: string,
    /** Who calls, in metrics. */
    private readonly caller = 'unknown',
    private readonly tls?: UnitTls,
  ) {
    this.lane = new Lane(name);
    this.forgetGauges = atScrape(caller, () => {
      const labels = { unit: caller, to: `service-${name}` };
      setGauge('callsUnderWay', labels, this.lane.underWay);
      setGauge('callsWaiting', labels, this.lane.waitingCount);
    });
  }

  /** A call whose answer is read as it comes. Throws as {@link call} does where none comes. */
  request(options: Dispatcher.RequestOptions, way: Way = 'calls'): Promise<Dispatcher.ResponseData> {
    return this.sent(options, way, (pool, timed) => pool.request(timed));
  }

  /** {@link request} whose answer is taken in one piece where it is small. */
  take(options: Dispatcher.RequestOptions): Promise<Answer> {
    return this.sent(options, 'calls', answerOf);
  }

  private async sent<A extends Pick<Answer, 'statusCode' | 'body'>>(
    options: Dispatcher.RequestOptions,
    way: Way,
    send: Send<A>,
  ): Promise<A> {
    // What lasts has bounds of its own.
    if (way !== 'calls') liftDeadline();
    const left = way === 'calls' ? remainingMs() : Infinity;
    const giveBack = way === 'calls' ? await this.place(left) : undefined;
    const [unit, to] = [this.caller, `service-${this.name}`];
    const began = performance.now();
    const span = beginWithin({
      unit,
      name: `${options.method} ${to}`,
      kind: 'client',
      attributes: { 'peer.service': to },
    });
    const told = (outcome: string): void => {
      observe('callSeconds', { unit, to, outcome }, (performance.now() - began) / 1000);
      span?.end({}, outcome === 'answered' ? undefined : outcome);
    };
    try {
      const answer = await this.send(options, headersOf(options, traceHeaders(span)), way, send);
      told(answer.statusCode >= 500 ? 'failed' : 'answered');
      const { body } = answer;
      if (!(body instanceof Readable)) giveBack?.();
      else if (giveBack) for (const event of ['end', 'close'] as const) body.once(event, giveBack);
      return answer;
    } catch (error) {
      giveBack?.();
      const problem = unreachable(this.name, error);
      told(problem.code === 'upstream.timeout' ? 'timeout' : 'unavailable');
      throw problem;
    }
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
    const request = {
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
    };
    const { way = 'calls' } = options;
    const response = way === 'calls' ? await this.take(request) : await this.request(request, way);
    const { body } = response;
    const text = body instanceof Readable ? await textOf(body) : body.toString('utf8');
    if (response.statusCode >= 400) throw problemOf(text, response.statusCode, response.headers['retry-after']);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  async close(): Promise<void> {
    this.forgetGauges();
    for (const [way, pool] of this.pools) await (way === 'streams' ? pool.destroy() : pool.close());
  }

  /** Within what is left of the request's time. A read whose connection broke is sent once more: it may have been closed as it left. */
  private async send<A>(
    options: Dispatcher.RequestOptions,
    headers: readonly string[],
    way: Way,
    send: Send<A>,
  ): Promise<A> {
    const once = (): Promise<A> => {
      if (way !== 'calls') return send(this.poolOf(way), { ...options, headers: [...headers] });
      const left = remainingMs();
      if (left <= 0) throw new errors.HeadersTimeoutError();
      return send(this.poolOf(way), {
        ...options,
        headers: [...headers, ...timeLeft(left)],
        headersTimeout: Math.ceil(Math.min(options.headersTimeout ?? usual.headersTimeout, left)),
      });
    };
    try {
      return await once();
    } catch (error) {
      if (options.method !== 'GET' || way !== 'calls' || !hasBroken(error)) throw error;
      await pause(pauseMs);
      return once();
    }
  }

  private async place(leftMs: number): Promise<() => void> {
    try {
      return await this.lane.take(leftMs);
    } catch (error) {
      count('callsRefused', { unit: this.caller, to: `service-${this.name}` });
      throw error;
    }
  }

  private poolOf(way: Way): Pool {
    let pool = this.pools.get(way);
    if (!pool) {
      const connect = lineBy(this.tls, connectMs);
      pool = new Pool(this.baseUrl, { ...(way === 'streams' ? lasting : usual), connect });
      this.pools.set(way, pool);
    }
    return pool;
  }
}

/** The headers of a call as undici takes them without a look at each: names and values in turns. */
function headersOf(
  { headers }: Dispatcher.RequestOptions,
  { traceparent }: { readonly traceparent?: string },
): string[] {
  const list = Array.isArray(headers) ? [...(headers as string[])] : (Object.entries(headers ?? {}).flat() as string[]);
  if (traceparent !== undefined) list.push('traceparent', traceparent);
  return list;
}

const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** Whether the connection broke before an answer came. Nobody there, or no answer in time, is another matter. */
const hasBroken = (error: unknown): boolean => broken.has((error as { code?: string } | null)?.code ?? '');

/** What became of a call that got no answer, as the problem that its callers see. */
function unreachable(service: string, error: unknown): Problem {
  const code = (error as { code?: string } | null)?.code;
  return code === 'UND_ERR_HEADERS_TIMEOUT'
    ? new Problem('upstream.timeout', `The ${service} service did not answer in time.`)
    : notAvailable(service);
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
