import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly correlationId: string;
  readonly unit: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` (and all that it starts) under a correlation id, which logs, calls and events then carry. */
export function withCorrelation<T>(correlationId: string, work: () => T, unit?: string): T {
  return storage.run({ correlationId, unit: unit ?? storage.getStore()?.unit }, work);
}

/** The unit that serves the request: Nest's logger is one for all units of a process. */
export const servingUnit = (): string | undefined => storage.getStore()?.unit;

export function correlationId(): string | undefined {
  return storage.getStore()?.correlationId;
}

/** Correlation ids come from outside: anything that is not a plain short token is replaced. */
export const isCorrelationId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w.-]{8,64}$/.test(text);
