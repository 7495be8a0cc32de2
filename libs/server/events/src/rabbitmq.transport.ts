import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import type { ServiceName } from '@groundwork/server-config';
import type { ChannelModel, ConfirmChannel, ConsumeMessage } from 'amqplib';
import amqp from 'amqplib';
import type { Logger } from 'pino';
import type { Transport } from './transport.js';

const exchange = 'groundwork.events';
const retryMs = 1000;
const longestPauseMs = 30_000;

/** The only recipient of an outbox row under this transport: the broker routes further. */
export const brokerRecipient = 'rabbitmq';

/**
 * A durable topic exchange, publisher confirms, one durable queue a service with a single active consumer and one message
 * at a time, so that the order per aggregate holds. A message that its handler cannot take is tried again in place after
 * a pause; it is never dropped. A lost connection is opened again.
 */
export class RabbitMqTransport implements Transport {
  private connection: ChannelModel | undefined;
  private channel: ConfirmChannel | undefined;
  private opening: Promise<ConfirmChannel> | undefined;
  private handle: ((envelope: EventEnvelope) => Promise<void>) | undefined;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly service: ServiceName,
    private readonly types: () => readonly EventType[],
    private readonly log: Logger,
  ) {}

  async deliver(_recipient: string, envelope: string, type: string): Promise<void> {
    try {
      const channel = await this.open();
      await new Promise<void>((resolve, reject) => {
        channel.publish(
          exchange,
          type,
          Buffer.from(envelope),
          { persistent: true, contentType: 'application/json' },
          (error: unknown) => (error ? reject(error as Error) : resolve()),
        );
        this.connection?.once('close', () => reject(new Error('connection closed')));
      });
    } catch (error) {
      throw Object.assign(error instanceof Error ? error : new Error(String(error)), { away: true });
    }
  }

  async subscribe(handle: (envelope: EventEnvelope) => Promise<void>): Promise<void> {
    this.handle = handle;
    await this.open();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connection?.close().catch(() => undefined);
  }

  private open(): Promise<ConfirmChannel> {
    if (this.channel) return Promise.resolve(this.channel);
    this.opening ??= this.connect().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  private async connect(): Promise<ConfirmChannel> {
    const connection = await amqp.connect(this.url);
    connection.setMaxListeners(0);
    connection.on('error', (error: unknown) => this.log.warn({ err: error }, 'broker connection failed'));
    connection.on('close', () => this.lost());
    const channel = await connection.createConfirmChannel();
    await channel.assertExchange(exchange, 'topic', { durable: true });
    if (this.handle) await this.consume(channel);
    this.connection = connection;
    this.channel = channel;
    return channel;
  }

  private async consume(channel: ConfirmChannel): Promise<void> {
    const queue = `groundwork.${this.service}`;
    await channel.assertQueue(queue, { durable: true, arguments: { 'x-single-active-consumer': true } });
    for (const type of this.types()) await channel.bindQueue(queue, exchange, type);
    await channel.prefetch(1);
    await channel.consume(queue, (message) => void this.take(channel, message));
  }

  private async take(channel: ConfirmChannel, message: ConsumeMessage | null): Promise<void> {
    if (!message || !this.handle) return;
    try {
      await this.handle(JSON.parse(message.content.toString('utf8')) as EventEnvelope);
      this.failures = 0;
      channel.ack(message);
    } catch (error) {
      this.failures += 1;
      this.log.error({ err: error }, 'event not handled yet');
      const pause = Math.min(retryMs * 2 ** Math.min(this.failures, 6), longestPauseMs);
      setTimeout(() => {
        // Requeued messages return to their old place at the head of the queue.
        if (!this.closed && this.channel === channel) channel.nack(message, false, true);
      }, pause).unref();
    }
  }

  private lost(): void {
    this.channel = undefined;
    this.connection = undefined;
    if (this.closed || !this.handle) return;
    setTimeout(() => {
      if (!this.closed) this.open().catch(() => this.lost());
    }, retryMs).unref();
  }
}
