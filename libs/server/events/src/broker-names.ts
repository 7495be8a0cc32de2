import { serviceNames, subscriptions } from '@groundwork/domain-events';
import type { EventType, ServiceName } from '@groundwork/domain-events';

/** The services that hear something, each with a queue of its own. */
export const subscribers: readonly ServiceName[] = serviceNames.filter((name) => subscriptions[name].length > 0);

/** One consumer at a time, so that the order holds when a service is started beside its predecessor. */
export const queueArguments = { 'x-single-active-consumer': true } as const;

/** How a deployment's exchange and queues are called: all begin with its prefix, so that several deployments share one broker. */
export class BrokerNames {
  constructor(private readonly prefix: string) {}

  get exchange(): string {
    return `${this.prefix}events`;
  }

  queueOf(service: ServiceName): string {
    return `${this.prefix}${service}`;
  }

  /** What a service could not take after its tries. */
  deadLettersOf(service: ServiceName): string {
    return `${this.prefix}${service}.dead`;
  }
}

/** Routing keys say for whom a message is: each subscriber's copy is sent, confirmed and tried again by itself. */
export const keyTo = (service: ServiceName, type: EventType): string => `to.${service}.${type}`;
export const allKeysTo = (service: ServiceName): string => `to.${service}.#`;
export const deadKeyOf = (service: ServiceName): string => `dead.${service}`;
