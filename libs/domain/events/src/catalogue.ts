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

const from = <Service extends ServiceName>(service: Service, aggregate: string, version = 1) => ({
  from: service,
  aggregate,
  version,
});

/** The catalogue of domain events: who sends each, in whose order, in which version. */
export const events = {
  'application.created': from('applications', 'application'),
  'application.awaiting': from('applications', 'application'),
  'application.submitted': from('applications', 'application'),
  'application.in_closing': from('applications', 'application'),
  'application.approved': from('applications', 'application'),
  'application.rejected': from('applications', 'application'),
  'application.reopened': from('applications', 'application'),
  'adverse.due': from('applications', 'application'),
  'adverse.closed': from('applications', 'application'),
  'adverse.sent': from('applications', 'application'),
  'adverse.sent_on_paper': from('applications', 'application'),
  'adverse.paper_withdrawn': from('applications', 'application'),
  'company.created': from('companies', 'company'),
  'company.updated': from('companies', 'company'),
  'deal.changed': from('companies', 'company'),
  'company.member_added': from('companies', 'company'),
  'company.accounts_verified': from('companies', 'company'),
  's1.link_sent': { ...from('companies', 'person'), secrets: ['code'] },
  's1.copy_sent': { ...from('companies', 'person'), secrets: ['code'] },
  's1.signed': { ...from('companies', 'person'), secrets: ['pdf'] },
  'ledger.opened': from('draws', 'ledger'),
  'loan.paper_saved': from('draws', 'ledger'),
  'draw.requested': from('draws', 'draw'),
  'draw.certified': from('draws', 'draw'),
  'draw.decided': from('draws', 'draw'),
  'draw.sent_back': from('draws', 'draw'),
  'draw.withdrawn': from('draws', 'draw'),
  'draw.approval_proposed': from('draws', 'draw'),
  'draw.approval_declined': from('draws', 'draw'),
  'draw.noted': from('draws', 'draw'),
  'inspection.link_sent': { ...from('draws', 'inspection'), secrets: ['code'] },
  'waiver.link_sent': { ...from('draws', 'waiver'), secrets: ['code'] },
  'waiver.signed': from('draws', 'waiver'),
  'waiver.handed_in': from('draws', 'waiver'),
  'waiver.refused': from('draws', 'waiver'),
  'waiver.decided': from('draws', 'waiver'),
  'budget.change_requested': from('draws', 'change'),
  'budget.change_decided': from('draws', 'change'),
  'funding.scheduled': from('draws', 'funding'),
  'funding.cancelled': from('draws', 'funding'),
  'funding.paid': from('draws', 'funding'),
  'funding.reversed': from('draws', 'funding'),
  'inspection.requested': from('draws', 'inspection'),
  'inspection.scheduled': from('draws', 'inspection'),
  'inspection.reported': from('draws', 'inspection'),
  'inspection.decided': from('draws', 'inspection'),
  'interest.stated': from('draws', 'ledger'),
  'loan.unit_released': from('draws', 'ledger'),
  'loan.paid_off': from('draws', 'ledger'),
  'loan.closed': from('draws', 'ledger'),
  'loan.reopened': from('draws', 'ledger'),
  'broker.invited': { ...from('brokers', 'broker'), secrets: ['code'] },
  'broker.registered': from('brokers', 'broker'),
  'broker.updated': from('brokers', 'broker'),
  'broker.activated': from('brokers', 'broker'),
  'broker.deactivated': from('brokers', 'broker'),
  'broker.rejected': from('brokers', 'broker'),
  'agreement.offered': from('brokers', 'agreement'),
  'agreement.submitted': from('brokers', 'agreement'),
  'agreement.updated': from('brokers', 'agreement'),
  'agreement.accepted': from('brokers', 'agreement'),
  'agreement.rejected': from('brokers', 'agreement'),
  'agreement.signed': from('brokers', 'agreement'),
  'agreement.ending': from('brokers', 'agreement'),
  'agreement.ended': from('brokers', 'agreement'),
  'file.uploaded': from('files', 'file'),
  'file.reviewed': from('files', 'file'),
  'file.property_named': from('files', 'file'),
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
  'signature.code_sent': { ...from('identity', 'signature'), secrets: ['code'] },
  'session.ended': from('identity', 'session'),
  'lender.changed': from('notifications', 'lender'),
  'webhook.changed': from('notifications', 'webhook'),
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
 * @public For the type checker alone.
 */
// Stryker disable next-line BooleanLiteral: what it is at run time nobody reads
export const everySecretIsSealed: [Unsealed] extends [never] ? true : Unsealed = true;

/** The events that one service sends. */
export type EventOf<Service extends ServiceName> = {
  [T in EventType]: (typeof events)[T]['from'] extends Service ? T : never;
}[EventType];

/** The fields of an event's payload that travel and rest sealed. */
export function secretsOf(type: EventType): readonly string[] {
  return (events[type] as EventEntry).secrets ?? [];
}

/** Every event type, in the catalogue's order. */
export const eventTypes = Object.keys(events) as readonly EventType[];
