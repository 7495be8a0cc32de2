import { createHash, randomBytes } from 'node:crypto';
import { events, serviceNames } from '@groundwork/domain-events';
import type { EventType, ServiceName } from '@groundwork/domain-events';
import { allKeysTo, BrokerNames, deadKeyOf, queueArguments, subscribers } from './broker-names.js';

/** Who an operator is at the broker: dead letters of all are looked at and replayed. */
const operator = 'operator';
export type AccountName = ServiceName | typeof operator;
export const accountNames: readonly AccountName[] = [...serviceNames, operator];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: readonly string[]): string =>
  texts.length === 0 ? '^$' : `^(${texts.map(literally).join('|')})$`;

const typesOf = (service: ServiceName): EventType[] =>
  (Object.keys(events) as EventType[]).filter((type) => events[type].from === service);

/**
 * What a service's account may: make and read its own two queues, send the events of which it is the sender to anybody, and put aside
 * what it could not take. The broker holds resources and keys of the exchange against these expressions.
 */
function rightsOf(service: ServiceName, names: BrokerNames) {
  const queues = subscribers.includes(service) ? [names.queueOf(service), names.deadLettersOf(service)] : [];
  const sends = `to\\.[a-z]+\\.(${typesOf(service).map(literally).join('|')})`;
  return {
    resources: {
      configure: oneOf(queues),
      write: oneOf([names.exchange, ...queues]),
      read: oneOf(queues.length > 0 ? [names.exchange, ...queues] : []),
    },
    keys: {
      // What it put aside it may send itself once more, whose event it ever was.
      write: `^(${sends}${queues.length > 0 ? `|${literally(deadKeyOf(service))}|to\\.${service}\\..+` : ''})$`,
      read: oneOf(queues.length > 0 ? [allKeysTo(service), deadKeyOf(service)] : []),
    },
  };
}

/** As RabbitMQ keeps a password: salt and the SHA-256 of salt and password. */
function hashed(password: string): string {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password, 'utf8').digest();
  return Buffer.concat([salt, hash]).toString('base64');
}

interface BrokerPlace {
  readonly prefix: string;
  readonly vhost: string;
  /** How an account is called. */
  readonly userOf: (account: AccountName) => string;
  readonly passwordOf: (account: AccountName) => string;
}

/**
 * Exchange, queues, bindings, and an account for each service and one for operators, as `rabbitmqctl import_definitions` and
 * `load_definitions` take them. Where they stand, services need make nothing that is not theirs (`EVENTS_DECLARE=own`).
 */
export function brokerDefinitions({ prefix, vhost, userOf, passwordOf }: BrokerPlace) {
  const names = new BrokerNames(prefix);
  const whole = `^${literally(prefix)}.*$`;
  const accounts = serviceNames.map((service) => ({ user: userOf(service), vhost, ...rightsOf(service, names) }));
  const bound = subscribers.flatMap((service) => [
    { queue: names.queueOf(service), key: allKeysTo(service), settings: queueArguments },
    { queue: names.deadLettersOf(service), key: deadKeyOf(service), settings: {} },
  ]);
  return {
    users: accountNames.map((name) => ({
      name: userOf(name),
      password_hash: hashed(passwordOf(name)),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: '',
    })),
    vhosts: [{ name: vhost }],
    permissions: [
      ...accounts.map(({ user, resources }) => ({ user, vhost, ...resources })),
      { user: userOf(operator), vhost, configure: whole, write: whole, read: whole },
    ],
    topic_permissions: accounts.map(({ user, keys }) => ({ user, vhost, exchange: names.exchange, ...keys })),
    exchanges: [
      { name: names.exchange, vhost, type: 'topic', durable: true, auto_delete: false, internal: false, arguments: {} },
    ],
    queues: bound.map(({ queue, settings }) => ({
      name: queue,
      vhost,
      durable: true,
      auto_delete: false,
      arguments: settings,
    })),
    bindings: bound.map(({ queue, key }) => ({
      source: names.exchange,
      vhost,
      destination: queue,
      destination_type: 'queue',
      routing_key: key,
      arguments: {},
    })),
  };
}
