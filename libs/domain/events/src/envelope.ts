import type { EventPayloads, EventType } from './payloads.js';

/** An event on its way: what the outbox stores, the broker carries and the inbox remembers by its id. */
export interface EventEnvelope<T extends EventType = EventType> {
  /** uuid, made by the sender; a repeat carries the same. */
  readonly id: string;
  readonly type: T;
  /** Version of the payload's shape. */
  readonly version: number;
  /** The kind of record whose events keep their order: 'application', 'draw', … */
  readonly aggregate: string;
  readonly aggregateId: string;
  /** ISO instant in UTC. */
  readonly occurredAt: string;
  /** The request that caused it. */
  readonly correlationId: string;
  /** W3C trace context of what caused it, where traces are made. */
  readonly traceparent?: string;
  readonly payload: EventPayloads[T];
}

/** An envelope of any of the given types, told apart by `type`. */
export type AnyEvent<T extends EventType = EventType> = { [K in T]: EventEnvelope<K> }[T];
