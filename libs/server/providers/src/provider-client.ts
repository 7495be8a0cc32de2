import {
  CircuitState,
  isBrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type { IPolicy } from 'cockatiel';
import type { ProviderAddress } from '@groundwork/server-config';
import {
  atScrape,
  createLogger,
  inSpan,
  observe,
  Problem,
  servingUnit,
  setGauge,
  tellBreaker,
} from '@groundwork/server-http';
import { Pool } from 'undici';
import type { Element } from '@xmldom/xmldom';
import { ProviderFailure } from './provider-failure.js';
import { parseXml } from './xml.js';

/** A call to a provider. */
export interface ProviderCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What logs call it; a path may carry a code, so that it is not logged. */
  readonly label: string;
  /** JSON. */
  readonly body?: unknown;
  readonly accept?: string;
  /** Beside those that the client sets itself. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The same key is carried out once by the provider, so that a command which got no answer may be sent again. A command
   * without one is repeated only where nothing of it can have left.
   */
  readonly idempotencyKey?: string;
  /** Statuses besides 2xx that are an answer. */
  readonly answers?: readonly number[];
}

export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

export interface ProviderClientOptions {
  readonly logLevel?: string;
  /** So often a call is tried in all. */
  readonly attempts?: number;
  /** The wait before the second attempt, milliseconds; it doubles from then on. */
  readonly backoffMs?: number;
  /** So many failures in a row open the breaker: nothing is sent until it has rested. */
  readonly failuresToOpen?: number;
  /** How long the breaker rests before one call may try again, milliseconds. */
  readonly restMs?: number;
  /** Largest answer, bytes. */
  readonly answerLimit?: number;
}

/** Nothing of the request can have left: nobody was there to take it. */
const nobodyThere = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const tooLate = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
/** The provider cannot serve now, or does not know us by our settings. */
const awayStatuses = new Set([401, 403, 404, 408, 425, 429]);

const isSafe = ({ method, idempotencyKey }: ProviderCall): boolean => method === 'GET' || idempotencyKey !== undefined;

/**
 * The one way to an outside provider: a deadline over all attempts, repeats with a growing wait where a repeat is harmless, a
 * breaker, a limit on the answer, and log lines that hold nothing of what was sent or answered. Throws {@link ProviderFailure}.
 */
export class ProviderClient {
  private readonly pool: Pool;
  private readonly base: URL;
  private readonly breaker;
  private readonly log;
  private readonly forgetGauge: () => void;
  private readonly forgetBreaker: () => void;
  /** The unit that calls, known from its first call on. */
  private usedBy: string | undefined;

  constructor(
    readonly name: string,
    private readonly address: ProviderAddress,
    private readonly options: ProviderClientOptions = {},
  ) {
    this.base = new URL(address.url);
    this.pool = new Pool(this.base.origin, {
      connections: 16,
      connect: { timeout: 3_000 },
      maxResponseSize: options.answerLimit ?? 256 * 1024,
    });
    const counts = handleWhen((error) => error instanceof ProviderFailure && error.kind !== 'invalid');
    this.breaker = circuitBreaker(counts, {
      halfOpenAfter: options.restMs ?? 15_000,
      breaker: new ConsecutiveBreaker(options.failuresToOpen ?? 5),
    });
    this.log = createLogger(`provider ${name}`, options.logLevel ?? 'info');
    this.forgetGauge = atScrape(`provider ${name}`, () =>
      setGauge('breakerOpen', { provider: name }, this.breaker.state === CircuitState.Open ? 1 : 0),
    );
    this.forgetBreaker = tellBreaker({
      provider: name,
      unit: () => this.usedBy,
      isOpen: () => this.breaker.state === CircuitState.Open,
    });
    this.breaker.onBreak(() => this.log.warn({ provider: name }, 'the breaker opened'));
    this.breaker.onReset(() => this.log.info({ provider: name }, 'the breaker closed'));
  }

  /** The answer as text, of a status that the call takes. */
  async send(call: ProviderCall): Promise<ProviderAnswer> {
    const began = performance.now();
    this.usedBy ??= servingUnit();
    const tell = (outcome: object, level: 'info' | 'warn' = 'info'): void =>
      this.log[level](
        { provider: this.name, call: call.label, ms: Math.round(performance.now() - began), ...outcome },
        'provider',
      );
    const deadline = AbortSignal.timeout(this.address.timeoutMs);
    try {
      const span = {
        unit: servingUnit() ?? '',
        name: `${call.method} ${this.name} ${call.label}`,
        kind: 'client',
      } as const;
      const answer = await inSpan(span, () =>
        this.policyOf(call).execute(() => this.attempt(call, deadline), deadline),
      );
      tell({ status: answer.status });
      this.measure('answered', began);
      return answer;
    } catch (error) {
      const failure = isBrokenCircuitError(error)
        ? new ProviderFailure(this.name, 'away', 'breaker open', true)
        : error;
      tell(
        {
          failed: failure instanceof ProviderFailure ? failure.kind : 'error',
          reason: failure instanceof ProviderFailure ? failure.reason : 'unexpected',
        },
        'warn',
      );
      this.measure(failure instanceof ProviderFailure ? failure.kind : 'error', began);
      throw failure;
    }
  }

  /** A JSON answer, read by `read`; whatever `read` throws means that the answer cannot be understood. */
  async json<T>(call: ProviderCall, read: (value: unknown, status: number) => T): Promise<T> {
    const { text, status } = await this.send({ accept: 'application/json', ...call });
    return this.understood(call, () => read(JSON.parse(text), status));
  }

  /** An XML answer, read by `read`. */
  async xml<T>(call: ProviderCall, read: (root: Element) => T): Promise<T> {
    const { text } = await this.send({ accept: 'application/xml', ...call });
    return this.understood(call, () => read(parseXml(text)));
  }

  async close(): Promise<void> {
    this.forgetGauge();
    this.forgetBreaker();
    await this.pool.destroy();
  }

  private measure(outcome: string, began: number): void {
    observe('providerSeconds', { provider: this.name, outcome }, (performance.now() - began) / 1000);
  }

  private understood<T>(call: ProviderCall, read: () => T): T {
    try {
      return read();
    } catch {
      // What was thrown may quote the answer.
      this.log.warn({ provider: this.name, call: call.label }, 'the answer cannot be read');
      throw new ProviderFailure(this.name, 'invalid', 'unreadable answer');
    }
  }

  private policyOf(call: ProviderCall): IPolicy {
    const repeatable = handleWhen(
      (error) => error instanceof ProviderFailure && error.kind === 'away' && (error.neverSent || isSafe(call)),
    );
    const backoff = new ExponentialBackoff({ initialDelay: this.options.backoffMs ?? 200, maxDelay: 2_000 });
    return wrap(retry(repeatable, { maxAttempts: (this.options.attempts ?? 3) - 1, backoff }), this.breaker);
  }

  private async attempt(call: ProviderCall, signal: AbortSignal): Promise<ProviderAnswer> {
    const { token } = this.address;
    let status: number;
    let text: string;
    try {
      const response = await this.pool.request({
        method: call.method,
        path: `${this.base.pathname.replace(/\/$/, '')}${call.path}`,
        signal,
        headers: {
          ...call.headers,
          accept: call.accept ?? '*/*',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
        },
        body: call.body === undefined ? null : JSON.stringify(call.body),
      });
      status = response.statusCode;
      text = await response.body.text();
    } catch (error) {
      throw this.failureOf(error, signal);
    }
    if ((status >= 200 && status < 300) || call.answers?.includes(status)) return { status, text };
    throw new ProviderFailure(
      this.name,
      status >= 500 || awayStatuses.has(status) ? 'away' : 'invalid',
      `status ${status}`,
      status === 429 || status === 503,
    );
  }

  private failureOf(error: unknown, deadline: AbortSignal): ProviderFailure {
    const code = (error as { code?: string } | null)?.code ?? '';
    if (deadline.aborted || tooLate.has(code)) return new ProviderFailure(this.name, 'slow', 'no answer in time');
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new ProviderFailure(this.name, 'invalid', 'answer too large');
    return new ProviderFailure(this.name, 'away', code || 'connection failed', nobodyThere.has(code));
  }
}

/** The client of a provider that is set up; `provider.off` where it is not. */
export function needProvider(client: ProviderClient | undefined): ProviderClient {
  if (!client) throw new Problem('provider.off');
  return client;
}

/** A client where there is an address; undefined where the provider is off. */
export const providerClient = (
  name: string,
  address: ProviderAddress | undefined,
  options: ProviderClientOptions = {},
): ProviderClient | undefined => address && new ProviderClient(name, address, options);
