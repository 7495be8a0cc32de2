import { serviceNames } from '@groundwork/server-config';
import type { ServiceName } from '@groundwork/server-config';
import type { AsideAnswer, AsideEventAnswer, EventsStateAnswer, ServiceEventsAnswer } from './events.dto.js';
import type { Told } from './replicas.service.js';

const toldBy = <T>(told: readonly Told<T>[], service: ServiceName): Told<T>[] =>
  told.filter(({ unit }) => unit === `service-${service}`);

const failures = ({ recipients }: EventsStateAnswer): number =>
  recipients.reduce((sum, { failedTries }) => sum + failedTries, 0);

/** Each service once. Replicas read the same outbox; of tries each knows its own, so that the one with most failures speaks. */
export function eventsOf(told: readonly Told<EventsStateAnswer>[]): ServiceEventsAnswer[] {
  return serviceNames.map((service) => {
    const replicas = toldBy(told, service);
    const states = replicas.flatMap(({ answer }) => answer ?? []);
    const [worst] = [...states].sort((one, other) => failures(other) - failures(one));
    return { service, state: worst ?? null, silence: worst ? null : (replicas[0]?.silence ?? 'away') };
  });
}

/**
 * What the replicas of all services have put aside, each once. With a broker they look into one queue at the same time, and what one of
 * them holds the other does not see: together they have all.
 */
export function asideOf(told: readonly Told<Omit<AsideEventAnswer, 'holder'>[]>[]): AsideAnswer {
  const events = new Map<string, AsideEventAnswer>();
  for (const holder of serviceNames)
    for (const one of toldBy(told, holder).flatMap(({ answer }) => answer ?? [])) {
      const key = `${one.event} ${one.subscriber}`;
      const known = events.get(key);
      if (!known || known.tries < one.tries) events.set(key, { ...one, holder });
    }
  return {
    events: [...events.values()].sort((one, other) => one.occurredAt.localeCompare(other.occurredAt)),
    unread: serviceNames.filter((service) => toldBy(told, service).some(({ silence }) => silence !== null)),
  };
}
