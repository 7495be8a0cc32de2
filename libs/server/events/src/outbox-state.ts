import type { EventEnvelope } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';

/** Rows that are counted; beyond it is only known that there are more. */
const mostCounted = 10_000;

export interface OutboxState {
  /** Events that somebody must still have, up to 10,000. */
  readonly waiting: number;
  /** Age of the oldest of them, seconds; 0 where there is none. */
  readonly lagSeconds: number;
}

/** What waits in a service's outbox. */
export async function outboxState(database: Database, clock: Clock): Promise<OutboxState> {
  const [counted] = await database.rows<{ waiting: number | string }>(
    `SELECT COUNT(*) AS waiting FROM (SELECT 1 FROM outbox_message WHERE published_at IS NULL LIMIT ${mostCounted}) AS w`,
  );
  const [oldest] = await database.rows<{ envelope: string }>(
    'SELECT envelope FROM outbox_message WHERE published_at IS NULL ORDER BY sequence LIMIT 1',
  );
  const occurredAt = oldest && (JSON.parse(oldest.envelope) as EventEnvelope).occurredAt;
  const lagMs = occurredAt === undefined ? 0 : clock.now().getTime() - new Date(occurredAt).getTime();
  return { waiting: Number(counted?.waiting ?? 0), lagSeconds: Math.max(0, lagMs / 1000) };
}
