import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import { outboxState } from '@groundwork/server-events';
import type { RabbitMqTransport } from '@groundwork/server-events';
import { atScrape, setGauge } from '@groundwork/server-http';
import type { ServiceDefinition } from './define-service.js';

/** What is asked of a service's outbox and queue at each scrape. Gives what ends it. */
export function serviceGauges(
  { name, version }: Pick<ServiceDefinition, 'name' | 'version'>,
  database: Database,
  clock: Clock,
  broker: RabbitMqTransport | undefined,
): () => void {
  const unit = `service-${name}`;
  const ends = [
    atScrape(unit, async () => {
      setGauge('unitInfo', { unit, version }, 1);
      const { waiting, lagSeconds } = await outboxState(database, clock);
      setGauge('outboxWaiting', { unit }, waiting);
      setGauge('outboxLagSeconds', { unit }, lagSeconds);
    }),
    atScrape(unit, async () => {
      if (!broker) return;
      setGauge('brokerConnected', { unit }, broker.isAway ? 0 : 1);
      const messages = await broker.waiting();
      if (!messages) return;
      setGauge('queueMessages', { unit, queue: 'work' }, messages.work);
      setGauge('queueMessages', { unit, queue: 'dead' }, messages.dead);
    }),
  ];
  return () => ends.forEach((end) => end());
}
