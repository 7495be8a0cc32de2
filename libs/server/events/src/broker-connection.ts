import { randomUUID } from 'node:crypto';
import type { ChannelModel, ConfirmChannel, Message } from 'amqplib';
import amqp from 'amqplib';
import type { ServiceName } from '@groundwork/domain-events';
import type { BrokerTls } from '@groundwork/server-config';
import type { Logger } from 'pino';
import { allKeysTo, deadKeyOf, queueArguments, subscribers } from './broker-names.js';
import type { BrokerNames } from './broker-names.js';

const connectMs = 5_000;
const confirmMs = 10_000;
const shortestPauseMs = 500;
const longestPauseMs = 5_000;

class BrokerAway extends Error {
  readonly away = true;
}

export interface BrokerAddress {
  readonly url: string;
  readonly tls?: BrokerTls | undefined;
}

/** As `tls.connect` takes it: the broker's name is held against its certificate. */
const tlsOf = ({ tls }: BrokerAddress) => {
  if (!tls) return {};
  const { authority: ca, certificate: cert, key } = tls;
  return { minVersion: 'TLSv1.2', ...(ca && { ca }), ...(cert && { cert, key }) } as const;
};

/** A connection that is dead without a word is noticed after two beats. */
function withHeartbeat(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has('heartbeat')) address.searchParams.set('heartbeat', '10');
  return address.href;
}

/**
 * Exchange, and each subscriber's queue and dead letters with their bindings, from the table of subscriptions. Whoever comes first
 * declares them, sender or subscriber; later ones find them. The arguments of a queue that exists cannot be changed.
 * @param own whose queues alone are declared: its account may no more, and the exchange is there
 */
async function declare(channel: ConfirmChannel, names: BrokerNames, own: ServiceName | undefined): Promise<void> {
  if (own) await channel.checkExchange(names.exchange);
  else await channel.assertExchange(names.exchange, 'topic', { durable: true });
  for (const service of subscribers.filter((name) => own === undefined || name === own)) {
    await channel.assertQueue(names.queueOf(service), {
      durable: true,
      arguments: queueArguments,
    });
    await channel.bindQueue(names.queueOf(service), names.exchange, allKeysTo(service));
    await channel.assertQueue(names.deadLettersOf(service), { durable: true });
    await channel.bindQueue(names.deadLettersOf(service), names.exchange, deadKeyOf(service));
  }
}

/**
 * One connection to the broker with one channel, on which everything is declared. Lost, it is opened again after pauses that grow; until
 * then whoever wants it is told at once that the broker is away.
 */
export class BrokerConnection {
  private connection: ChannelModel | undefined;
  private channel: ConfirmChannel | undefined;
  private opening: Promise<ConfirmChannel> | undefined;
  private pause: NodeJS.Timeout | undefined;
  private failures = 0;
  private closed = false;
  private isDeclared = false;
  /** Messages that the broker gave back, since no queue takes them. */
  private readonly returned = new Set<string>();

  constructor(
    private readonly broker: BrokerAddress,
    readonly names: BrokerNames,
    private readonly log: Logger,
    private readonly own?: ServiceName,
    /** Called with each channel that was opened. */
    private readonly opened: (channel: ConfirmChannel) => Promise<void> | void = () => undefined,
  ) {}

  get isOpen(): boolean {
    return this.channel !== undefined;
  }

  open(): Promise<ConfirmChannel> {
    if (this.channel) return Promise.resolve(this.channel);
    if (this.closed || this.pause) return Promise.reject(new BrokerAway('the broker is away'));
    this.opening ??= this.connect().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  /** Over when the broker has the message in a queue for good. */
  async publish(key: string, content: Buffer, headers?: Readonly<Record<string, string | number>>): Promise<void> {
    try {
      const channel = await this.open();
      if (!this.isDeclared) {
        await declare(channel, this.names, this.own);
        this.isDeclared = true;
      }
      await this.confirmed(channel, key, content, headers);
    } catch (error) {
      if (error instanceof BrokerAway) throw error;
      throw new BrokerAway(error instanceof Error ? error.message : String(error));
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.pause);
    await this.opening?.catch(() => undefined);
    const { channel, connection } = this;
    // The channel first: the end of a connection overtakes what was acknowledged on a channel.
    await channel?.close().catch(() => undefined);
    await connection?.close().catch(() => undefined);
  }

  private confirmed(
    channel: ConfirmChannel,
    key: string,
    content: Buffer,
    headers: Readonly<Record<string, string | number>> | undefined,
  ): Promise<void> {
    const messageId = randomUUID();
    return new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new BrokerAway('the broker did not confirm in time')), confirmMs);
      channel.publish(
        this.names.exchange,
        key,
        content,
        { mandatory: true, persistent: true, contentType: 'application/json', messageId, headers },
        (error: unknown) => {
          clearTimeout(late);
          // A message that is given back comes before its confirmation.
          if (this.returned.delete(messageId)) {
            this.isDeclared = false;
            reject(new BrokerAway(`no queue takes ${key}`));
          } else if (error) reject(new BrokerAway(error instanceof Error ? error.message : 'refused by the broker'));
          else resolve();
        },
      );
    });
  }

  private async connect(): Promise<ConfirmChannel> {
    let connection: ChannelModel | undefined;
    try {
      connection = await amqp.connect(withHeartbeat(this.broker.url), {
        timeout: connectMs,
        noDelay: true,
        ...tlsOf(this.broker),
      });
      const channel = await this.channelOf(connection);
      await this.opened(channel);
      if (this.closed || this.channel !== channel) throw new BrokerAway('connection closed');
      if (this.failures > 0) this.log.info('broker is there again');
      this.failures = 0;
      return channel;
    } catch (error) {
      this.channel = undefined;
      await connection?.close().catch(() => undefined);
      this.waitForIt(error);
      throw error instanceof BrokerAway
        ? error
        : new BrokerAway(error instanceof Error ? error.message : String(error));
    }
  }

  private async channelOf(connection: ChannelModel): Promise<ConfirmChannel> {
    let reason: unknown;
    const failed = (error: unknown): void => {
      reason = error;
    };
    connection.on('error', failed);
    const channel = await connection.createConfirmChannel();
    channel.on('error', failed);
    channel.on('return', ({ properties }: Message) => this.returned.add(String(properties.messageId)));
    // A channel that the broker closed is no use, and what hangs on it goes back to the queue: all begins anew.
    channel.on('close', () => {
      if (!this.closed) connection.close().catch(() => undefined);
      if (this.channel !== channel) return;
      this.channel = undefined;
      this.connection = undefined;
      this.returned.clear();
      if (!this.opening) this.waitForIt(reason);
    });
    await declare(channel, this.names, this.own);
    this.isDeclared = true;
    this.connection = connection;
    this.channel = channel;
    return channel;
  }

  private waitForIt(error: unknown): void {
    if (this.closed || this.pause) return;
    this.failures += 1;
    const pauseMs = Math.min(shortestPauseMs * 2 ** Math.min(this.failures - 1, 10), longestPauseMs);
    this.log.warn(
      { reason: error instanceof Error ? error.message : String(error ?? 'connection closed'), pauseMs },
      'broker is away; events wait in the outbox',
    );
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.open().catch(() => undefined);
    }, pauseMs);
    this.pause.unref();
  }
}
