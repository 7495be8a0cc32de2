import { createHash } from 'node:crypto';
import type { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { IdempotencyKey } from './idempotency.entity.js';

export const keptMs = 24 * 3_600_000;
const keyPattern = /^[\w.:-]{8,128}$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a guard found this very command was answered before: it is the answer now, and the command is not carried out. */
    answeredBefore?: IdempotencyKey;
  }
}

/** A command as its key knows it. */
export type KeyedCommand = Pick<IdempotencyKey, 'id' | 'bodyHash'>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of whom a request is, to where, under which key, and with what; undefined where it came without a key. */
export function keyedCommand(request: FastifyRequest): KeyedCommand | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new Problem('request.malformed', 'An Idempotency-Key has 8 to 128 letters, digits or . : _ - characters.');
  const actor = (request as { actor?: { userId?: string } }).actor;
  return {
    id: sha256(`${actor?.userId ?? ''}\n${request.method}\n${request.url}\n${key}`),
    bodyHash: sha256(JSON.stringify(request.body ?? null)),
  };
}

/** What each process carries out itself: it still runs, whatever its lease says. */
const runningHere = new WeakMap<Database, Set<string>>();

export function runningIn(database: Database): Set<string> {
  const here = runningHere.get(database) ?? new Set();
  runningHere.set(database, here);
  return here;
}

/** What has become of a command whose key was claimed; 'over': its key may be claimed anew. */
export function stateOf(database: Database, row: IdempotencyKey, now: Date): 'running' | 'answered' | 'over' {
  if (row.status !== null) return now.getTime() - row.createdAt.getTime() > keptMs ? 'over' : 'answered';
  return row.runningUntil >= now || runningIn(database).has(row.id) ? 'running' : 'over';
}

/**
 * For a guard that asks for something which a command that was carried out no more needs: the answer to the very same command, with the
 * same body from the same caller. One that is still running is refused as ever.
 */
export async function answeredBefore(
  database: Database,
  request: FastifyRequest,
  now: Date,
): Promise<IdempotencyKey | undefined> {
  const command = keyedCommand(request);
  const row = command && (await database.reading.manager.findOneBy(IdempotencyKey, { ...command }));
  if (!row) return undefined;
  const state = stateOf(database, row, now);
  if (state === 'running') throw Problem.inProgress();
  return state === 'answered' ? row : undefined;
}
