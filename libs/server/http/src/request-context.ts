import { AsyncLocalStorage } from 'node:async_hooks';
import type { RunningSpan } from './telemetry/traces.js';

/** Until when a request is worth working on, on the clock of `performance`; `Infinity` where there is no bound. */
export interface Deadline {
  at: number;
}

interface RequestContext {
  readonly correlationId: string | undefined;
  readonly unit: string | undefined;
  readonly span?: RunningSpan | undefined;
  readonly deadline?: Deadline | undefined;
  readonly along?: ReadonlyMap<object, unknown> | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();
const nobodys: RequestContext = { correlationId: undefined, unit: undefined };

/** Runs `work` (and all that it starts) under a correlation id, which logs, calls and events then carry. */
export function withCorrelation<T>(correlationId: string, work: () => T, request: Partial<RequestContext> = {}): T {
  const outer = storage.getStore();
  const { unit = outer?.unit, span = outer?.span, deadline = outer?.deadline } = request;
  return storage.run({ correlationId, unit, span, deadline, along: outer?.along }, work);
}

/** Milliseconds for which the request that is served is worth working on; `Infinity` where nobody said, below 0 when it is too late. */
export function remainingMs(): number {
  return (storage.getStore()?.deadline?.at ?? Infinity) - performance.now();
}

/** What takes as long as somebody's line does bounds itself: from here on the request has no deadline. */
export function liftDeadline(): void {
  const deadline = storage.getStore()?.deadline;
  if (deadline) deadline.at = Infinity;
}

/** Runs `work` within a span of its trace. */
export function withSpan<T>(span: RunningSpan, work: () => T): T {
  const outer = storage.getStore();
  return storage.run({ ...(outer ?? nobodys), span }, work);
}

/**
 * What goes along with some work and all that it starts, as a store of `AsyncLocalStorage` does. Each of those costs at every promise of
 * the process, whether or not anything is in it; all of these share the one of the request.
 */
export class GoesAlong<T> {
  current(): T | undefined {
    return storage.getStore()?.along?.get(this) as T | undefined;
  }

  run<R>(value: T, work: () => R): R {
    const outer = storage.getStore() ?? nobodys;
    return storage.run({ ...outer, along: new Map(outer.along).set(this, value) }, work);
  }
}

/** Runs what is no part of the request that set it off, nor of a transaction of it, such as work that goes on for others. */
export const outsideRequest = <T>(work: () => T): T => storage.exit(work);

/** The span that is under way; none where no traces are made. */
export const currentSpan = (): RunningSpan | undefined => storage.getStore()?.span;

/** The unit that serves the request: Nest's logger is one for all units of a process. */
export const servingUnit = (): string | undefined => storage.getStore()?.unit;

export function correlationId(): string | undefined {
  return storage.getStore()?.correlationId;
}

/** Correlation ids come from outside: anything that is not a plain short token is replaced. */
export const isCorrelationId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w.-]{8,64}$/.test(text);
