import type { EventEnvelope } from '@groundwork/domain-events';
import { Problem } from '@groundwork/server-http';

const texts = ['id', 'type', 'aggregate', 'aggregateId'] as const;

/**
 * What came as an event: its payload is the handlers', which know its shape by its type and version.
 * @throws {Problem} `request.malformed` for what is none
 */
export function envelopeOf(value: unknown): EventEnvelope {
  if (typeof value !== 'object' || value === null) throw new Problem('request.malformed');
  const envelope = value as Record<string, unknown>;
  if (texts.some((name) => typeof envelope[name] !== 'string')) throw new Problem('request.malformed');
  return value as EventEnvelope;
}
