export { events, eventTypes, secretsOf, serviceNames, subscribersOf, subscriptions } from './catalogue.js';
export type { ServiceName } from './catalogue.js';
export type { AnyEvent, EventEnvelope } from './envelope.js';
export type {
  AgreedTerms,
  ApprovedLine,
  ApprovedProperty,
  DecidedLine,
  EventPayload,
  EventPayloads,
  EventType,
  SecondFactorChange,
} from './payloads.js';
