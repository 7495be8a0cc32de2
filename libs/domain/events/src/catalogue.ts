import type { EventType } from './payloads.js';

/** The services that send and hear events. */
export const serviceNames = [
  'identity',
  'companies',
  'applications',
  'brokers',
  'draws',
  'files',
  'agreements',
  'notifications',
] as const;
export type ServiceName = (typeof serviceNames)[number];

interface EventEntry {
  /** The service that alone may send it. */
  readonly from: ServiceName;
  /** The record whose events keep their order. */
  readonly aggregate: string;
  /** Version of the payload's shape; moves when a consumer of the old shape could not read the new one. */
  readonly version: number;
}

const from = (service: ServiceName, aggregate: string, version = 1): EventEntry => ({ from: service, aggregate, version });

/** The catalogue of domain events: who sends each, in whose order, in which version. */
export const events = {
  'application.created': from('applications', 'application'),
  'application.awaiting': from('applications', 'application'),
  'application.submitted': from('applications', 'application'),
  'application.in_closing': from('applications', 'application'),
  'application.approved': from('applications', 'application'),
  'application.rejected': from('applications', 'application'),
  'application.reopened': from('applications', 'application'),
  'company.created': from('companies', 'company'),
  'company.updated': from('companies', 'company'),
  'ledger.opened': from('draws', 'ledger'),
  'draw.requested': from('draws', 'draw'),
  'draw.decided': from('draws', 'draw'),
  'broker.invited': from('brokers', 'broker'),
  'broker.registered': from('brokers', 'broker'),
  'broker.activated': from('brokers', 'broker'),
  'broker.deactivated': from('brokers', 'broker'),
  'broker.rejected': from('brokers', 'broker'),
  'agreement.submitted': from('brokers', 'agreement'),
  'agreement.updated': from('brokers', 'agreement'),
  'agreement.accepted': from('brokers', 'agreement'),
  'agreement.rejected': from('brokers', 'agreement'),
  'file.uploaded': from('files', 'file'),
  'file.reviewed': from('files', 'file'),
  'user.registered': from('identity', 'user'),
  'session.ended': from('identity', 'session'),
  'esign.accepted': from('agreements', 'esign'),
  'esign.withdrawn': from('agreements', 'esign'),
  'termsheet.accepted': from('agreements', 'termsheet'),
  'termsheet.withdrawn': from('agreements', 'termsheet'),
} as const satisfies Readonly<Record<EventType, EventEntry>>;

/** Every event type, in the catalogue's order. */
export const eventTypes = Object.keys(events) as readonly EventType[];

/** Who hears what. A service that is not named for an event gets none of it. */
export const subscriptions = {
  identity: ['company.created', 'company.updated', 'broker.registered', 'broker.activated', 'broker.deactivated', 'broker.rejected'],
  companies: ['user.registered', 'application.submitted', 'application.in_closing', 'application.approved', 'application.rejected', 'application.reopened'],
  applications: ['termsheet.accepted', 'termsheet.withdrawn', 'ledger.opened'],
  brokers: [],
  draws: ['application.approved'],
  files: [],
  agreements: [],
  notifications: [
    'user.registered',
    'application.awaiting',
    'application.submitted',
    'application.in_closing',
    'application.approved',
    'application.rejected',
    'draw.requested',
    'draw.decided',
    'broker.invited',
    'broker.registered',
    'broker.activated',
    'broker.deactivated',
    'broker.rejected',
    'agreement.submitted',
    'agreement.updated',
    'agreement.accepted',
    'agreement.rejected',
    'file.reviewed',
  ],
} as const satisfies Readonly<Record<ServiceName, readonly EventType[]>>;

/** The services that hear an event. */
export function subscribersOf(type: EventType): ServiceName[] {
  return serviceNames.filter((service) => (subscriptions[service] as readonly EventType[]).includes(type));
}
