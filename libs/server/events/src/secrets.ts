import { secretsOf } from '@groundwork/domain-events';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { isSealed } from '@groundwork/server-data';
import type { Seal } from '@groundwork/server-data';

/** The envelope with its secret fields changed, each under a context of its own. */
function mapped<T extends EventType>(
  event: EventEnvelope<T>,
  change: (text: string, context: string) => string,
): EventEnvelope<T> {
  const secrets = secretsOf(event.type);
  if (secrets.length === 0) return event;
  const payload: Record<string, unknown> = { ...event.payload };
  for (const field of secrets) {
    const text = payload[field];
    if (typeof text === 'string') payload[field] = change(text, `event:${event.id}:${field}`);
  }
  return { ...event, payload: payload as unknown as EventEnvelope<T>['payload'] };
}

/** What the outbox keeps and the transport carries: codes are sealed, the rest can be read. */
export function sealSecrets<T extends EventType>(seal: Seal, event: EventEnvelope<T>): EventEnvelope<T> {
  return mapped(event, (text, context) => seal.seal(text, context));
}

/** What a handler sees. An event from before there were seals has its fields open and passes as it is. */
export function openSecrets<T extends EventType>(seal: Seal, event: EventEnvelope<T>): EventEnvelope<T> {
  return mapped(event, (text, context) => (isSealed(text) ? seal.open(text, context) : text));
}
