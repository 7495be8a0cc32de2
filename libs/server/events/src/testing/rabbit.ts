import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { EventEnvelope, ServiceName } from '@groundwork/domain-events';
import type { Channel } from 'amqplib';
import amqp from 'amqplib';
import { BrokerNames, subscribers } from '../broker-names.js';

/** The broker that a run of the tests is given. */
const brokerUrl = process.env['RABBITMQ_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672';

export interface TestRabbit {
  /** As a deployment of its own has them, by a way that the test opens and closes. */
  readonly options: {
    readonly kind: 'rabbitmq';
    readonly url: string;
    readonly prefix: string;
    readonly tries: number;
  };
  readonly names: BrokerNames;
  /** A channel past that way, for what an operator does. */
  readonly channel: Channel;
  /** Lets nobody through any more, and ends what goes through. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** Ends what goes through; whoever connects again gets through. */
  cut(): void;
  /** Takes the queues of these away, with what is in them. */
  forget(services: readonly ServiceName[]): Promise<void>;
  /** Takes exchange and queues away. */
  drop(): Promise<void>;
}

/** An event as companies send it: one of them has another name. */
export const renamed = (aggregateId: string, organizationName: string): EventEnvelope<'company.updated'> => ({
  id: randomUUID(),
  type: 'company.updated',
  version: 1,
  aggregate: 'company',
  aggregateId,
  occurredAt: '2026-03-02T15:00:00.000Z',
  correlationId: randomUUID(),
  payload: { companyId: aggregateId, organizationName },
});

/** The run's broker as a deployment of the test's own sees it, under names of its own. */
export async function aRabbit(tries = 3): Promise<TestRabbit> {
  const target = new URL(brokerUrl);
  const sockets = new Set<Socket>();
  const way = createServer((socket) => {
    const onward = connect(Number(target.port || 5672), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
    }
  });
  const listen = async (port: number): Promise<void> => {
    way.listen(port, '127.0.0.1');
    await once(way, 'listening');
  };
  await listen(0);
  const { port } = way.address() as AddressInfo;
  const url = new URL(brokerUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const prefix = `test-${randomUUID()}.`;
  const names = new BrokerNames(prefix);
  const connection = await amqp.connect(brokerUrl);
  const channel = await connection.createChannel();
  const forget = async (services: readonly ServiceName[]): Promise<void> => {
    for (const service of services)
      for (const queue of [names.queueOf(service), names.deadLettersOf(service)]) await channel.deleteQueue(queue);
  };
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const leave = async (): Promise<void> => {
    if (!way.listening) return;
    const closed = once(way, 'close');
    way.close();
    cut();
    await closed;
  };
  return {
    options: { kind: 'rabbitmq', url: url.href, prefix, tries },
    names,
    channel,
    leave,
    comeBack: async () => {
      if (!way.listening) await listen(port);
    },
    cut,
    forget,
    async drop() {
      await leave();
      await forget(subscribers);
      await channel.deleteExchange(names.exchange);
      await connection.close();
    },
  };
}
