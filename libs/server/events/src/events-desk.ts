import { secretsOf } from '@groundwork/domain-events';
import type { EventEnvelope, EventType, ServiceName } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import type { Logger } from 'pino';
import { In, IsNull } from 'typeorm';
import type { AsideEvent } from './aside-event.js';
import { discardDeadLetters, listDeadLetters, readDeadLetter, replayDeadLetters } from './dead-letters.js';
import { OutboxMessage } from './outbox.entity.js';
import { outboxState } from './outbox-state.js';
import { changePending } from './pending.js';
import type { RabbitMqOptions, RabbitMqTransport } from './rabbitmq.transport.js';
import type { RecipientStanding } from './recipients.js';
import { recipientStandings } from './recipients.js';
import type { Relay } from './relay.js';

/** How a service's events stand. */
export interface EventsState {
  readonly transport: 'direct' | 'rabbitmq';
  /** The broker cannot be reached. */
  readonly isBrokerAway: boolean;
  /** Events that somebody must still have, up to 10,000, and the age of the oldest. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly recipients: readonly RecipientStanding[];
  /** What waits in its own queue and among its dead letters; null over HTTP, and while the broker is away. */
  readonly queue: { readonly work: number; readonly dead: number } | null;
}

export interface Broker {
  readonly transport: RabbitMqTransport;
  readonly options: RabbitMqOptions;
}

/** In the place of what a payload has sealed. */
export const masked = '•••';

/** What those who run the deployment see of a service's events and do with what its subscribers could not take. */
export class EventsDesk {
  constructor(
    private readonly service: ServiceName,
    private readonly database: Database,
    private readonly relay: Relay,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly broker: Broker | undefined,
  ) {}

  async state(): Promise<EventsState> {
    const { waiting, lagSeconds } = await outboxState(this.database, this.clock);
    return {
      transport: this.broker ? 'rabbitmq' : 'direct',
      isBrokerAway: this.broker?.transport.isAway ?? false,
      waiting,
      oldestSeconds: lagSeconds,
      recipients: await recipientStandings(this.database, this.clock, this.relay),
      queue: (await this.broker?.transport.waiting()) ?? null,
    };
  }

  /**
   * With a broker the dead letters of this service; without one the events of this service that a subscriber refused, as far as this
   * process has tried them.
   */
  async aside(): Promise<AsideEvent[]> {
    if (!this.broker) return this.stillWaiting(this.relay.standings.flatMap(({ refused }) => refused));
    const letters = await listDeadLetters(this.broker.options, this.service, this.log);
    return letters.map((letter) => ({ ...letter, subscriber: this.service }));
  }

  /** An event as it is on its way, with what is secret in it masked; undefined where it does not wait any more. */
  async read(event: string): Promise<EventEnvelope | undefined> {
    const envelope = this.broker
      ? await readDeadLetter(this.broker.options, this.service, this.log, event)
      : await this.waitingEvent(event).then((row) => row && (JSON.parse(row.envelope) as EventEnvelope));
    return envelope && withMask(envelope);
  }

  /** Has one, or all that a subscriber could not take, tried once more. Gives how many those were. */
  async replay(subscriber: ServiceName, event?: string): Promise<number> {
    if (this.broker) return replayDeadLetters(this.broker.options, this.service, this.log, event);
    const { length } = (await this.aside()).filter((one) => one.subscriber === subscriber);
    this.relay.tryAgain(subscriber);
    return event === undefined ? length : Math.min(1, length);
  }

  /** Gives one up for good: its subscriber will never have it. Gives how many those were. */
  async discard(subscriber: ServiceName, event: string): Promise<number> {
    if (this.broker) return discardDeadLetters(this.broker.options, this.service, this.log, event);
    const row = await this.waitingEvent(event);
    const isChanged =
      row !== undefined &&
      (await changePending(this.database, row, ({ pending, publishedAt }) => {
        if (!pending.includes(subscriber)) return undefined;
        const left = pending.filter((name) => name !== subscriber);
        return { pending: left, publishedAt: left.length === 0 ? this.clock.now() : publishedAt };
      }));
    if (isChanged) this.relay.tryAgain(subscriber);
    return isChanged ? 1 : 0;
  }

  /** Another process may have brought, or somebody given up, what this one remembers. */
  private async stillWaiting(events: readonly AsideEvent[]): Promise<AsideEvent[]> {
    if (events.length === 0) return [];
    const rows = await this.database.reading.manager.find(OutboxMessage, {
      select: { eventId: true, pending: true },
      where: { publishedAt: IsNull(), eventId: In([...new Set(events.map(({ event }) => event))]) },
    });
    const pending = new Map(rows.map((row) => [row.eventId, row.pending]));
    return events.filter(({ event, subscriber }) => pending.get(event)?.includes(subscriber));
  }

  private async waitingEvent(eventId: string): Promise<OutboxMessage | undefined> {
    const row = await this.database.reading.manager.findOneBy(OutboxMessage, { eventId, publishedAt: IsNull() });
    return row ?? undefined;
  }
}

function withMask(envelope: EventEnvelope): EventEnvelope {
  const secrets: readonly string[] = secretsOf(envelope.type as EventType);
  const payload = Object.fromEntries(
    Object.entries(envelope.payload as object).map(([name, value]: [string, unknown]) => [
      name,
      secrets.includes(name) ? masked : value,
    ]),
  );
  return { ...envelope, payload: payload as unknown as EventEnvelope['payload'] };
}
