import type { EventEnvelope, EventType, ServiceName } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import { currentSpan } from '@groundwork/server-http';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Logger } from 'pino';
import { BrokerConnection } from './broker-connection.js';
import type { BrokerAddress } from './broker-connection.js';
import { BrokerNames, deadKeyOf, keyTo, subscribers } from './broker-names.js';
import { RabbitMqConsumer, takenAtATime } from './rabbitmq.consumer.js';
import type { Pace } from './rabbitmq.consumer.js';
import type { Transport } from './transport.js';

export interface RabbitMqOptions extends Partial<Pace>, BrokerAddress {
  /** How the names of its exchange and queues begin. */
  readonly prefix: string;
  readonly tries: number;
  /** Whether it makes all of exchange and queues, or its own queues alone. */
  readonly declares?: 'all' | 'own' | undefined;
}

/**
 * A durable topic exchange and a durable queue a service. What is published is confirmed, and given back where no queue takes it. What a
 * handler cannot take after its tries goes to the service's dead letters, and the others go on (see `dead-letters.ts`). Without its broker
 * it waits and connects when the broker comes.
 */
export class RabbitMqTransport implements Transport {
  private readonly broker: BrokerConnection;
  private handle: ((envelope: EventEnvelope) => Promise<void>) | undefined;
  private consumer: RabbitMqConsumer | undefined;

  constructor(
    private readonly options: RabbitMqOptions,
    private readonly service: ServiceName,
    private readonly clock: Clock,
    private readonly log: Logger,
    /** Called whenever the broker can be reached (again). */
    private readonly available: () => void = () => undefined,
  ) {
    const own = options.declares === 'own' ? service : undefined;
    this.broker = new BrokerConnection(options, new BrokerNames(options.prefix), log, own, async (channel) => {
      // Who hears nothing has no queue.
      if (this.handle && subscribers.includes(service)) await this.consume(channel, this.handle);
      this.available();
    });
  }

  /** Whether events wait for the broker. */
  get isAway(): boolean {
    return !this.broker.isOpen;
  }

  /** How many messages wait in the service's queue and among its dead letters; undefined where the broker is away or it hears nothing. */
  async waiting(): Promise<{ work: number; dead: number } | undefined> {
    if (this.isAway || !subscribers.includes(this.service)) return undefined;
    const channel = await this.broker.open();
    const { names } = this.broker;
    const [work, dead] = await Promise.all(
      [names.queueOf(this.service), names.deadLettersOf(this.service)].map((queue) => channel.checkQueue(queue)),
    );
    return { work: work?.messageCount ?? 0, dead: dead?.messageCount ?? 0 };
  }

  deliver(recipient: string, envelope: string, type: string): Promise<void> {
    const key = keyTo(recipient as ServiceName, type as EventType);
    // What its subscriber does is part of its sending, as it is over HTTP.
    const traceparent = currentSpan()?.traceparent;
    return this.broker.publish(key, Buffer.from(envelope), traceparent === undefined ? undefined : { traceparent });
  }

  async subscribe(handle: (envelope: EventEnvelope) => Promise<void>): Promise<void> {
    this.handle = handle;
    await this.broker.open().catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.consumer?.close();
    await this.broker.close();
  }

  private async consume(channel: ConfirmChannel, handle: (envelope: EventEnvelope) => Promise<void>): Promise<void> {
    // What its predecessor still handles is done before the broker brings it once more.
    await this.consumer?.close();
    const consumer = new RabbitMqConsumer(
      {
        handle,
        done: (message) => acknowledge(channel, message),
        bury: (message, reason, tries) => this.bury(channel, message, reason, tries),
      },
      { firstPauseMs: 1000, longestPauseMs: 30_000, atOnce: 4, ...this.options },
      this.log,
    );
    this.consumer = consumer;
    channel.on('close', () => void consumer.close());
    const { names } = this.broker;
    const { messageCount } = await channel.checkQueue(names.deadLettersOf(this.service));
    if (messageCount > 0) this.log.warn({ deadLetters: messageCount }, 'dead letters wait');
    await channel.prefetch(takenAtATime);
    await channel.consume(names.queueOf(this.service), (message) => {
      if (message) consumer.take(message);
      // Its queue was deleted: all is declared anew.
      else void channel.close().catch(() => undefined);
    });
  }

  private async bury(channel: ConfirmChannel, message: ConsumeMessage, reason: string, tries: number): Promise<void> {
    await this.broker.publish(deadKeyOf(this.service), message.content, {
      reason,
      tries,
      since: this.clock.now().toISOString(),
    });
    const { messageCount } = await channel.checkQueue(this.broker.names.deadLettersOf(this.service));
    this.log.error(
      { key: message.fields.routingKey, reason, tries, deadLetters: messageCount },
      'event put aside as a dead letter',
    );
  }
}

/** On a channel that is gone the message is in the queue again; the inbox knows that it was handled. */
function acknowledge(channel: ConfirmChannel, message: ConsumeMessage): void {
  try {
    channel.ack(message);
  } catch {
    // Said above.
  }
}
