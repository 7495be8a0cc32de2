import type { EventPayloads, EventType } from './payloads.js';

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
  /** Fields of the payload, texts, that open something: sealed from the outbox until a handler has them. */
  readonly secrets?: readonly string[];
}

const from = (service: ServiceName, aggregate: string, version = 1) => ({ from: service, aggregate, version });

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
  'company.member_added': from('companies', 'company'),
  'company.accounts_verified': from('companies', 'company'),
  'ledger.opened': from('draws', 'ledger'),
  'draw.requested': from('draws', 'draw'),
  'draw.decided': from('draws', 'draw'),
  'draw.sent_back': from('draws', 'draw'),
  'draw.withdrawn': from('draws', 'draw'),
  'budget.change_requested': from('draws', 'change'),
  'budget.change_decided': from('draws', 'change'),
  'broker.invited': { ...from('brokers', 'broker'), secrets: ['code'] },
  'broker.registered': from('brokers', 'broker'),
  'broker.updated': from('brokers', 'broker'),
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
  'user.updated': from('identity', 'user'),
  'user.confirmation_requested': { ...from('identity', 'user'), secrets: ['code'] },
  'user.reset_requested': { ...from('identity', 'user'), secrets: ['code'] },
  'user.password_changed': from('identity', 'user'),
  'user.second_factor_changed': from('identity', 'user'),
  'user.role_changed': from('identity', 'user'),
  'user.company_invited': { ...from('identity', 'user'), secrets: ['code'] },
  'user.invited': from('identity', 'invitation'),
  'user.joined_company': from('identity', 'user'),
  'user.identity_verified': from('identity', 'user'),
  'admin.invited': { ...from('identity', 'user'), secrets: ['code'] },
  'session.ended': from('identity', 'session'),
  'esign.accepted': from('agreements', 'esign'),
  'esign.withdrawn': from('agreements', 'esign'),
  'termsheet.accepted': from('agreements', 'termsheet'),
  'termsheet.withdrawn': from('agreements', 'termsheet'),
  'termsheet.declined': from('agreements', 'termsheet'),
} as const satisfies {
  readonly [T in EventType]: EventEntry & { readonly secrets?: readonly (keyof EventPayloads[T])[] };
};

/** Fields by such names open something wherever they stand. */
type OpensSomething = 'code' | 'token' | 'resetToken' | 'password' | 'secret';
type SealedIn<T extends EventType> = (typeof events)[T] extends { readonly secrets: readonly (infer Field)[] }
  ? Field
  : never;
type Unsealed = {
  [T in EventType]: Exclude<Extract<keyof EventPayloads[T], OpensSomething>, SealedIn<T>> extends never ? never : T;
}[EventType];
/**
 * Does not compile while an event carries a code that its row does not name under `secrets`.
 *
 * @public For the type checker alone.
 */
// Stryker disable next-line BooleanLiteral: what it is at run time nobody reads
export const everySecretIsSealed: [Unsealed] extends [never] ? true : Unsealed = true;

/** The fields of an event's payload that travel and rest sealed. */
export function secretsOf(type: EventType): readonly string[] {
  return (events[type] as EventEntry).secrets ?? [];
}

/** Every event type, in the catalogue's order. */
export const eventTypes = Object.keys(events) as readonly EventType[];

/** Who hears what. A service that is not named for an event gets none of it. */
export const subscriptions = {
  identity: [
    'company.created',
    'company.updated',
    'company.member_added',
    'broker.registered',
    'broker.activated',
    'broker.deactivated',
    'broker.rejected',
  ],
  companies: [
    'user.registered',
    'user.invited',
    'user.joined_company',
    'user.identity_verified',
    'user.role_changed',
    'application.submitted',
    'application.in_closing',
    'application.approved',
    'application.rejected',
    'application.reopened',
    'file.uploaded',
    'file.reviewed',
  ],
  applications: [
    'company.created',
    'company.updated',
    'termsheet.accepted',
    'termsheet.withdrawn',
    'termsheet.declined',
    'ledger.opened',
  ],
  brokers: [],
  draws: ['application.approved'],
  files: [],
  agreements: [],
  notifications: [
    'user.registered',
    'user.updated',
    'user.confirmation_requested',
    'user.reset_requested',
    'user.password_changed',
    'user.second_factor_changed',
    'user.role_changed',
    'user.company_invited',
    'user.joined_company',
    'admin.invited',
    'company.created',
    'company.accounts_verified',
    'application.created',
    'application.awaiting',
    'application.submitted',
    'application.in_closing',
    'application.approved',
    'application.rejected',
    'application.reopened',
    'termsheet.accepted',
    'termsheet.withdrawn',
    'termsheet.declined',
    'draw.requested',
    'draw.decided',
    'draw.sent_back',
    'draw.withdrawn',
    'budget.change_requested',
    'budget.change_decided',
    'broker.invited',
    'broker.registered',
    'broker.updated',
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
