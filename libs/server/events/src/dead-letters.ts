import type { EventEnvelope, EventType, ServiceName } from '@groundwork/domain-events';
import type { ConfirmChannel, GetMessage } from 'amqplib';
import type { Logger } from 'pino';
import { BrokerConnection } from './broker-connection.js';
import type { BrokerAddress } from './broker-connection.js';
import { BrokerNames, keyTo } from './broker-names.js';
import type { RabbitMqOptions } from './rabbitmq.transport.js';

/** An event that its subscriber could not take; of its payload nothing. */
export interface DeadLetter {
  readonly event: string;
  readonly type: string;
  /** `company:<id>`. */
  readonly aggregate: string;
  readonly occurredAt: string;
  readonly reason: string;
  readonly tries: number;
  /** When it was put aside, an ISO instant. */
  readonly since: string;
}

type Broker = Pick<RabbitMqOptions, keyof BrokerAddress | 'prefix' | 'declares'>;

const envelopeOf = ({ content }: GetMessage): Partial<EventEnvelope> => {
  try {
    return JSON.parse(content.toString('utf8')) as EventEnvelope;
  } catch {
    return {};
  }
};

function letterOf(message: GetMessage): DeadLetter {
  const { id = '', type = '', aggregate = '', aggregateId = '', occurredAt = '' } = envelopeOf(message);
  const headers = (message.properties.headers ?? {}) as { reason?: string; tries?: number; since?: string };
  const { reason = '', tries = 0, since = '' } = headers;
  return { event: id, type, aggregate: `${aggregate}:${aggregateId}`, occurredAt, reason, tries, since };
}

/** Looks at each dead letter of a service once. What `work` does not acknowledge is back in its old place when this is over. */
async function eachLetter(
  broker: Broker,
  service: ServiceName,
  log: Logger,
  work: (message: GetMessage, channel: ConfirmChannel, connection: BrokerConnection) => Promise<void>,
): Promise<void> {
  const connection = new BrokerConnection(
    broker,
    new BrokerNames(broker.prefix),
    log,
    broker.declares === 'own' ? service : undefined,
  );
  try {
    const channel = await connection.open();
    const queue = connection.names.deadLettersOf(service);
    // Those of this moment: one that fails again meanwhile comes behind them.
    for (let left = (await channel.checkQueue(queue)).messageCount; left > 0; left -= 1) {
      const message = await channel.get(queue);
      if (!message) return;
      await work(message, channel, connection);
    }
  } finally {
    await connection.close();
  }
}

/** The dead letters of a service, the oldest first. */
export async function listDeadLetters(broker: Broker, service: ServiceName, log: Logger): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  await eachLetter(broker, service, log, async (message) => {
    letters.push(letterOf(message));
  });
  return letters;
}

const ofEvent = (message: GetMessage, event: string): boolean => envelopeOf(message).id === event;

/** A dead letter's event as it is on its way; undefined where there is none of that id. */
export async function readDeadLetter(
  broker: Broker,
  service: ServiceName,
  log: Logger,
  event: string,
): Promise<EventEnvelope | undefined> {
  let found: EventEnvelope | undefined;
  await eachLetter(broker, service, log, async (message) => {
    if (ofEvent(message, event)) found = envelopeOf(message) as EventEnvelope;
  });
  return found;
}

/** Gives the dead letters of an event up for good. Gives how many those were. */
export async function discardDeadLetters(
  broker: Broker,
  service: ServiceName,
  log: Logger,
  event: string,
): Promise<number> {
  let discarded = 0;
  await eachLetter(broker, service, log, async (message, channel) => {
    if (!ofEvent(message, event)) return;
    channel.ack(message);
    discarded += 1;
  });
  return discarded;
}

/**
 * Puts dead letters into their service's queue once more, where they are tried as if they had just come; handlers that had done with one
 * do nothing. Gives how many those were.
 * @param event that event's alone
 */
export async function replayDeadLetters(
  broker: Broker,
  service: ServiceName,
  log: Logger,
  event?: string,
): Promise<number> {
  let replayed = 0;
  await eachLetter(broker, service, log, async (message, channel, connection) => {
    const { id, type } = envelopeOf(message);
    if (!id || !type || (event !== undefined && id !== event)) return;
    await connection.publish(keyTo(service, type as EventType), message.content);
    channel.ack(message);
    replayed += 1;
  });
  return replayed;
}
