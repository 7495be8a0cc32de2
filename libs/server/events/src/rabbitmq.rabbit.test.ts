import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@groundwork/domain-events';
import { Seal } from '@groundwork/server-data';
import { openSecrets, RabbitMqTransport, sealSecrets } from './index.js';
import { createLogger } from '@groundwork/server-http';
import amqp from 'amqplib';

const url = process.env['RABBITMQ_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672';
const log = createLogger('test', 'silent');

const envelope = (aggregateId: string, organizationName: string): EventEnvelope<'company.updated'> => ({
  id: randomUUID(),
  type: 'company.updated',
  version: 1,
  aggregate: 'company',
  aggregateId,
  occurredAt: '2026-03-02T15:00:00.000Z',
  correlationId: randomUUID(),
  payload: { companyId: aggregateId, organizationName },
});

describe('RabbitMQ', () => {
  // A queue of this run's own, so that nothing an earlier run left is in it.
  const service = `test-${randomUUID()}` as never;
  const transports: RabbitMqTransport[] = [];
  const transport = (): RabbitMqTransport => {
    const made = new RabbitMqTransport(url, service, () => ['company.updated', 'broker.invited'], log);
    transports.push(made);
    return made;
  };
  afterAll(async () => {
    await Promise.all(transports.map((entry) => entry.close()));
    const connection = await amqp.connect(url);
    const channel = await connection.createChannel();
    await channel.deleteQueue(`groundwork.${String(service)}`);
    await connection.close();
  });
  const until = async (condition: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 1000 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(condition()).toBe(true);
  };

  it('brings events in order, again after a failed handler, and to one consumer only', async () => {
    const seen: string[] = [];
    let failures = 1;
    const consumer = transport();
    await consumer.subscribe(async (event) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('not now');
      }
      seen.push((event as EventEnvelope<'company.updated'>).payload.organizationName);
    });
    const second = transport();
    await second.subscribe(async () => {
      seen.push('second consumer');
    });
    const sender = transport();
    for (const name of ['1', '2', '3']) {
      const event = envelope('a', name);
      await sender.deliver('rabbitmq', JSON.stringify(event), event.type);
    }
    await until(() => seen.length >= 3);
    expect(seen).toEqual(['1', '2', '3']);
  });

  it('carries codes sealed', async () => {
    const seal = new Seal([createSecretKey(randomBytes(32))]);
    const payload = {
      brokerId: 'b',
      userId: null,
      emailAddress: 'ana@reyes.example',
      firstName: 'Ana',
      lastName: 'Reyes',
      businessName: 'Reyes',
      invitedBy: 'admin',
      code: 'k3y-of-the-door',
      expiresAt: '2026-03-09T15:00:00.000Z',
    };
    const event = {
      ...envelope('b', ''),
      type: 'broker.invited',
      aggregate: 'broker',
      payload,
    } as const satisfies EventEnvelope<'broker.invited'>;
    const seen: EventEnvelope[] = [];
    await Promise.all(transports.map((entry) => entry.close()));
    const consumer = transport();
    await consumer.subscribe(async (arrived) => {
      seen.push(arrived);
    });
    await consumer.deliver('rabbitmq', JSON.stringify(sealSecrets(seal, event)), event.type);
    await until(() => seen.length > 0);
    expect(JSON.stringify(seen[0])).not.toContain('k3y');
    expect(openSecrets(seal, seen[0] as EventEnvelope)).toEqual(event);
  });

  it('says that the broker is away, so that the outbox keeps the event', async () => {
    const nowhere = new RabbitMqTransport('amqp://127.0.0.1:9', service, () => [], log);
    await expect(nowhere.deliver('rabbitmq', '{}', 'company.updated')).rejects.toMatchObject({ away: true });
    await nowhere.close();
  });
});
