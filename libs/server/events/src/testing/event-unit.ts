import { fixedClock } from '@groundwork/domain-time';
import { createLogger } from '@groundwork/server-http';
import { CreateEventTables1763700000000, EventSeal, InboxMessage, OutboxMessage } from '../index.js';
import { deploymentKeys } from './event-keys.js';

/** What a unit of a test has that sends events and has them: the tables of both boxes, a clock, a log, a seal. */
export const schema = { entities: [OutboxMessage, InboxMessage], migrations: [CreateEventTables1763700000000] };
export const clock = fixedClock('2026-03-02T15:00:00.000Z');
export const log = createLogger('test', 'silent');
export const keys = deploymentKeys();
export const seal = new EventSeal(keys.heldBy('draws'));
