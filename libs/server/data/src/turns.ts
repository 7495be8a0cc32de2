import { Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { askMySql, rowsOf } from './statements.js';
import type { MySqlConnection } from './statements.js';

/** Whoever waits longer for a turn is refused, seconds. */
const patience = 5;
/** Names are the server's, and 64 characters long at most: each database has its own. */
const lock = "SHA2(CONCAT(DATABASE(), '\\n', ?), 256)";

/** A lock of MySQL's, which belongs to the connection and goes with it. Throws `upstream.unavailable` where others have it for long. */
export async function takeTurn(manager: EntityManager, name: string): Promise<void> {
  const [row] = await rowsOf<{ taken: unknown }>(manager, `SELECT GET_LOCK(${lock}, ?) AS taken`, [name, patience]);
  if (Number(row?.taken) !== 1) throw new Problem('upstream.unavailable', undefined, undefined, { 'retry-after': '1' });
}

export const giveTurnBack = (connection: MySqlConnection, name: string): Promise<unknown> =>
  askMySql(connection, `SELECT RELEASE_LOCK(${lock})`, [name]);
