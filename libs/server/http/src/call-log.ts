import type { FastifyInstance } from 'fastify';

/** A call that took long. Of its path the template alone. */
export interface SlowCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** When it was answered, an ISO instant. */
  readonly at: string;
  /** By which the log tells more of it. */
  readonly correlationId: string;
}

/** A call as it was answered, at epoch milliseconds. */
export type AnsweredCall = Omit<SlowCall, 'at'> & { readonly answeredAt: number };

/** What became of all calls of one route. */
export interface CallFigures {
  readonly method: string;
  readonly route: string;
  readonly calls: number;
  /** Answered with 5xx. */
  readonly failed: number;
  readonly meanMs: number;
  readonly mostMs: number;
}

/** The calls of a unit in the last hour, as one process has answered them. */
export interface UnitCalls {
  readonly since: string;
  readonly slowest: readonly SlowCall[];
  readonly routes: readonly CallFigures[];
}

declare module 'fastify' {
  interface FastifyInstance {
    unitCalls(): UnitCalls;
  }
}

const spanMs = 5 * 60_000;
const spans = 12;
/** So many slow calls are kept of a span of time, and told of the hour. */
const mostKept = 20;

interface Counted {
  calls: number;
  failed: number;
  totalMs: number;
  mostMs: number;
}

interface Span {
  readonly began: number;
  slowest: SlowCall[];
  readonly routes: Map<string, Counted>;
}

/**
 * The last hour in spans of five minutes, each with its slowest calls and its sums: what is kept does not grow with the calls, and a span
 * is forgotten as a whole.
 */
export class CallLog {
  private hour: Span[] = [];

  constructor(private readonly begun: number) {}

  add({ answeredAt, ...call }: AnsweredCall): void {
    const { method, route, status, ms } = call;
    const span = this.spanAt(answeredAt);
    const key = `${method} ${route}`;
    const known = span.routes.get(key) ?? { calls: 0, failed: 0, totalMs: 0, mostMs: 0 };
    known.calls += 1;
    known.failed += status >= 500 ? 1 : 0;
    known.totalMs += ms;
    known.mostMs = Math.max(known.mostMs, ms);
    span.routes.set(key, known);
    const last = span.slowest.at(-1);
    if (span.slowest.length < mostKept || (last && ms > last.ms))
      span.slowest = slowestOf([...span.slowest, { ...call, at: new Date(answeredAt).toISOString() }]);
  }

  read(now: number): UnitCalls {
    this.forget(now);
    const routes = new Map<string, Counted>();
    for (const span of this.hour)
      for (const [key, { calls, failed, totalMs, mostMs }] of span.routes) {
        const known = routes.get(key) ?? { calls: 0, failed: 0, totalMs: 0, mostMs: 0 };
        routes.set(key, {
          calls: known.calls + calls,
          failed: known.failed + failed,
          totalMs: known.totalMs + totalMs,
          mostMs: Math.max(known.mostMs, mostMs),
        });
      }
    return {
      since: new Date(Math.max(this.begun, now - spans * spanMs)).toISOString(),
      slowest: slowestOf(this.hour.flatMap(({ slowest }) => slowest)),
      routes: [...routes].map(([key, { calls, failed, totalMs, mostMs }]) => {
        const [method = '', route = ''] = key.split(' ');
        return { method, route, calls, failed, meanMs: totalMs / calls, mostMs };
      }),
    };
  }

  private spanAt(now: number): Span {
    const last = this.hour.at(-1);
    if (last && now - last.began < spanMs) return last;
    const span: Span = { began: now, slowest: [], routes: new Map() };
    this.hour.push(span);
    this.forget(now);
    return span;
  }

  private forget(now: number): void {
    this.hour = this.hour.filter(({ began }) => now - began < spans * spanMs);
  }
}

const slowestOf = (calls: readonly SlowCall[]): SlowCall[] =>
  [...calls].sort((one, other) => other.ms - one.ms).slice(0, mostKept);

/** Probes, what operators themselves ask for, and what every unit waits at until a session ends. */
const leftOut = /^\/(health|ready|internal\/(state|calls|sessions\/ended|events\/(state|aside.*)))$/;
/** Answers that last would hide what people wait for. */
const isStream = (type: unknown): boolean => String(type ?? '').startsWith('text/event-stream');

/** Puts `unitCalls` beside the routes of a unit: its slowest calls of the last hour, and what became of all. */
export function keepCalls(fastify: FastifyInstance): void {
  const log = new CallLog(Date.now());
  fastify.decorate('unitCalls', () => log.read(Date.now()));
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!leftOut.test(route) && !isStream(reply.getHeader('content-type')))
      log.add({
        method: request.method,
        route,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        answeredAt: Date.now(),
        correlationId: request.id,
      });
    done();
  });
}
