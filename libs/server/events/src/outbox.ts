import { events } from '@groundwork/domain-events';
import type { EventEnvelope, EventPayloads, EventType, ServiceName } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import { insertRows, newId } from '@groundwork/server-data';
import { correlationId, traceHeaders } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';
import type { EventSeal } from './secrets.js';

export interface NewEvent<T extends EventType> {
  readonly type: T;
  readonly aggregateId: string;
  readonly payload: EventPayloads[T];
}

/** Writes events into the same transaction as the rows they tell of. */
export class Outbox {
  private wake: (recipients: readonly string[]) => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** Who must have an event of a type. */
    private readonly recipients: (type: EventType) => readonly ServiceName[],
    private readonly seal: EventSeal,
  ) {}

  /** The relay asks to be woken after a commit that added events, with who must have them. */
  onCommit(wake: (recipients: readonly string[]) => void): void {
    this.wake = wake;
  }

  /** Adds an event under the transaction of `manager`. */
  async add<T extends EventType>(manager: EntityManager, event: NewEvent<T>): Promise<void> {
    const pending = this.recipients(event.type);
    const now = this.clock.now();
    const envelope: EventEnvelope<T> = {
      id: newId(),
      version: events[event.type].version,
      aggregate: events[event.type].aggregate,
      occurredAt: now.toISOString(),
      correlationId: correlationId() ?? newId(),
      ...traceHeaders(),
      ...event,
    };
    const row = {
      eventId: envelope.id,
      type: event.type,
      aggregateKey: `${envelope.aggregate}:${event.aggregateId}`,
      envelope: JSON.stringify(await this.seal.seal(envelope, pending)),
      pending: [...pending],
      attempts: 0,
      publishedAt: pending.length === 0 ? now : null,
    };
    await insertRows(manager, OutboxMessage, [row]);
    if (pending.length > 0) this.database.afterCommit(() => this.wake(pending));
  }
}
