export { events, eventTypes, secretsOf, serviceNames } from './catalogue.js';
export type { EventOf, ServiceName } from './catalogue.js';
export type { AnyEvent, EventEnvelope } from './envelope.js';
export type { DecidedLine, FundingFacts, InspectionFacts, LoanFacts, WaiverFacts } from './loan-payloads.js';
export type {
  AgreedTerms,
  ApprovedLine,
  ApprovedProperty,
  DealChange,
  EventPayload,
  EventPayloads,
  EventType,
  LenderChange,
  SignatureFacts,
  SecondFactorChange,
} from './payloads.js';
export { subscribersOf, subscriptions } from './subscriptions.js';
export { publicData, publicEvents, publicEventTypes, publicVersion } from './public-events.js';
export type { PublicEvent } from './public-events.js';
export type { WebhookChange } from './webhook-payloads.js';
