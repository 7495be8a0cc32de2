import { hostname } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { eventLoopDelay, watchEventLoop } from './event-loop.js';
import type { EventLoopDelay } from './event-loop.js';

/** Why a unit cannot serve: its database does not answer, does not answer in time, or it was told to stop. */
export type NotReadyBecause = 'database' | 'late' | 'leaving';

/** The breaker of an outside provider, as it stands. */
export interface BreakerState {
  readonly provider: string;
  readonly isOpen: boolean;
}

/** What a unit tells of itself to those who run the deployment; nothing of anybody who uses it. */
export interface UnitState {
  readonly unit: string;
  /** Of its contract. */
  readonly version: string;
  /** Of what it was built from. */
  readonly build: string;
  /** The process that it runs in: machine and number. Units that share one have the same. */
  readonly instance: string;
  /** When it began to serve, an ISO instant. */
  readonly since: string;
  readonly ready: boolean;
  readonly because: readonly NotReadyBecause[];
  /** What it has to do without for now. */
  readonly without: readonly string[];
  readonly eventLoopMs: EventLoopDelay;
  /** Bytes: of the whole process, of its objects, and how many these may become. */
  readonly memory: { readonly resident: number; readonly heap: number; readonly heapLimit: number };
  readonly breakers: readonly BreakerState[];
}

export interface UnitStateOptions {
  readonly unit: string;
  readonly version?: string | undefined;
  readonly build?: string | undefined;
  readonly ready?: (() => Promise<boolean>) | undefined;
  readonly without?: (() => readonly string[]) | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    unitState(): Promise<UnitState>;
  }
}

/** A database that hangs must not have its unit told as away, milliseconds. */
const patienceMs = 1_000;

interface Breaker {
  readonly provider: string;
  /** The unit that has used it. */
  readonly unit: () => string | undefined;
  readonly isOpen: () => boolean;
}
const breakers = new Set<Breaker>();

/** Has a breaker told of in its unit's state, until what it gives back is called. */
export function tellBreaker(breaker: Breaker): () => void {
  breakers.add(breaker);
  return () => void breakers.delete(breaker);
}

const breakersOf = (unit: string): BreakerState[] =>
  [...breakers]
    .filter((breaker) => breaker.unit() === unit)
    .map(({ provider, isOpen }) => ({ provider, isOpen: isOpen() }));

async function databaseTrouble(ready: UnitStateOptions['ready']): Promise<NotReadyBecause[]> {
  if (!ready) return [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patienceMs);
  });
  const answered = ready().then(
    (isReady): NotReadyBecause | undefined => (isReady ? undefined : 'database'),
    (): NotReadyBecause => 'database',
  );
  const trouble = await Promise.race([answered, late]);
  clearTimeout(timer);
  return trouble ? [trouble] : [];
}

/** Puts `unitState` beside the routes of a unit: how it stands, within a second, whatever hangs. */
export function keepUnitState(fastify: FastifyInstance, options: UnitStateOptions): void {
  const { unit, version = '', build = '', ready, without } = options;
  const since = new Date().toISOString();
  watchEventLoop();
  fastify.decorate('unitState', async (): Promise<UnitState> => {
    const because = [...(fastify.isLeaving ? (['leaving'] as const) : []), ...(await databaseTrouble(ready))];
    const { rss, heapUsed } = process.memoryUsage();
    return {
      unit,
      version,
      build,
      instance: `${hostname()}/${process.pid}`,
      since,
      ready: because.length === 0,
      because,
      without: without?.() ?? [],
      eventLoopMs: eventLoopDelay(),
      memory: { resident: rss, heap: heapUsed, heapLimit: getHeapStatistics().heap_size_limit },
      breakers: breakersOf(unit),
    };
  });
}
