import type { EventEnvelope } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import { In, IsNull } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';
import type { Relay } from './relay.js';

/** How far one subscriber is behind. */
export interface RecipientStanding {
  readonly name: string;
  /** Events of this outbox that it must still have. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** It did not answer when it was tried last, by this process. */
  readonly isAway: boolean;
  /** Tries that failed since the last one that went well, of this process. */
  readonly failedTries: number;
  readonly lastError: string | null;
}

/** Rows that are looked at; beyond it figures are of the oldest ones. */
const mostRead = 10_000;

/** Who must still have how much of an outbox, and how the last tries went. Recipients with nothing to tell are left out. */
export async function recipientStandings(database: Database, clock: Clock, relay: Relay): Promise<RecipientStanding[]> {
  const rows = await database.reading.manager.find(OutboxMessage, {
    select: { sequence: true, pending: true },
    where: { publishedAt: IsNull() },
    order: { sequence: 'ASC' },
    take: mostRead,
  });
  const waiting = new Map<string, { count: number; oldest: number }>();
  for (const { sequence, pending } of rows)
    for (const name of pending) {
      const known = waiting.get(name);
      waiting.set(name, known ? { ...known, count: known.count + 1 } : { count: 1, oldest: sequence });
    }
  const oldest = await occurredAt(
    database,
    [...waiting.values()].map((one) => one.oldest),
  );
  const now = clock.now().getTime();
  const tried = new Map(relay.standings.map((standing) => [standing.recipient, standing]));
  const names = [...new Set([...waiting.keys(), ...tried.keys()])].sort();
  return names
    .map((name): RecipientStanding => {
      const { count = 0, oldest: first = -1 } = waiting.get(name) ?? {};
      const since = oldest.get(Number(first));
      const { isAway = false, failedTries = 0, lastError } = tried.get(name) ?? {};
      return {
        name,
        waiting: count,
        oldestSeconds: since === undefined ? 0 : Math.max(0, (now - since) / 1000),
        isAway,
        failedTries,
        lastError: lastError ?? null,
      };
    })
    .filter(({ waiting: left, failedTries }) => left > 0 || failedTries > 0);
}

async function occurredAt(database: Database, sequences: readonly number[]): Promise<Map<number, number>> {
  if (sequences.length === 0) return new Map();
  const rows = await database.reading.manager.find(OutboxMessage, {
    select: { sequence: true, envelope: true },
    where: { sequence: In([...new Set(sequences)]) },
  });
  return new Map(
    rows.map(({ sequence, envelope }) => [
      Number(sequence),
      Date.parse((JSON.parse(envelope) as EventEnvelope).occurredAt),
    ]),
  );
}
