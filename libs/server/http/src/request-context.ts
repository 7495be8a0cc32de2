import { AsyncLocalStorage } from 'node:async_hooks';
import type { RunningSpan } from './telemetry/traces.js';

interface RequestContext {
  readonly correlationId: string | undefined;
  readonly unit: string | undefined;
  readonly span?: RunningSpan | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` (and all that it starts) under a correlation id, which logs, calls and events then carry. */
export function withCorrelation<T>(correlationId: string, work: () => T, unit?: string, span?: RunningSpan): T {
  const outer = storage.getStore();
  return storage.run({ correlationId, unit: unit ?? outer?.unit, span: span ?? outer?.span }, work);
}

/** Runs `work` within a span of its trace. */
export function withSpan<T>(span: RunningSpan, work: () => T): T {
  const outer = storage.getStore();
  return storage.run({ correlationId: outer?.correlationId, unit: outer?.unit, span }, work);
}

/** Runs what is no part of the request that set it off, such as work that goes on for others. */
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
