import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import { insertRows, isDuplicate, rowsOf } from '@groundwork/server-data';
import { currentSpan, inSpan, observe, withCorrelation } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { InboxMessage } from './outbox.entity.js';
import type { EventSeal } from './secrets.js';

export type Handler<T extends EventType = EventType> = (
  manager: EntityManager,
  event: EventEnvelope<T>,
) => Promise<void>;

interface Registered {
  readonly name: string;
  readonly handle: Handler;
}

async function isHandled(manager: EntityManager, eventId: string, handler: string): Promise<boolean> {
  const rows = await rowsOf(manager, 'SELECT 1 FROM inbox_message WHERE event_id = ? AND handler = ?', [
    eventId,
    handler,
  ]);
  return rows.length > 0;
}

/** Hands events to the handlers of this service, each exactly once: the handler's rows and the inbox row commit together. */
export class Inbox {
  private readonly handlers = new Map<EventType, Registered[]>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly seal: EventSeal,
  ) {}

  /** @param name stays the same for ever: it is part of the inbox key. */
  on<T extends EventType>(type: T, name: string, handle: Handler<T>): void {
    const list = this.handlers.get(type) ?? [];
    if (list.some((entry) => entry.name === name)) throw new Error(`Two handlers of ${type} are called ${name}.`);
    list.push({ name, handle: handle as unknown as Handler });
    this.handlers.set(type, list);
  }

  get types(): readonly EventType[] {
    return [...this.handlers.keys()];
  }

  /** Handlers see what was sealed on the way (see `secrets` in the catalogue) opened. */
  async receive(sealed: EventEnvelope): Promise<void> {
    const event = await this.seal.open(sealed);
    const handlers = this.handlers.get(event.type) ?? [];
    const began = performance.now();
    let outcome = 'failed';
    try {
      await this.traced(event, async () => {
        for (const handler of handlers) await withCorrelation(event.correlationId, () => this.once(handler, event));
      });
      outcome = 'done';
    } finally {
      // What nobody here hears may be called anything.
      const type = handlers.length > 0 ? event.type : 'none';
      const labels = { unit: this.database.unit, type, outcome };
      observe('handlingSeconds', labels, (performance.now() - began) / 1000);
    }
  }

  /** Part of the trace of who sent it: of the call that brought it, or of what caused it. */
  private traced(event: EventEnvelope, work: () => Promise<void>): Promise<void> {
    const parent = currentSpan()?.traceparent ?? event.traceparent;
    return parent
      ? inSpan({ unit: this.database.unit, name: `handle ${event.type}`, kind: 'consumer', parent }, work)
      : work();
  }

  private async once(handler: Registered, event: EventEnvelope): Promise<void> {
    const key = { eventId: event.id, handler: handler.name };
    try {
      await this.database.repeatable(async (manager) => {
        if (await isHandled(manager, event.id, handler.name)) return;
        await insertRows(manager, InboxMessage, [{ ...key, handledAt: this.clock.now() }]);
        await handler.handle(manager, event);
      });
    } catch (error) {
      // Two deliveries at once: the other one has it.
      if (isDuplicate(error) && (await isHandled(this.database.reading.manager, event.id, handler.name))) return;
      throw error;
    }
  }
}

export type PayloadOf<T extends EventType> = EventPayloads[T];
