import type { Database } from '@groundwork/server-data';
import { updateRows } from '@groundwork/server-data';
import { OutboxMessage } from './outbox.entity.js';

/**
 * Changes who must still have a row's event. Several may change a row at once, of this process or another: `attempts` tells whether it
 * is as it was read, else the change is made to what it is now. Gives false where `change` has nothing to change, or the row is gone.
 */
export async function changePending(
  database: Database,
  row: OutboxMessage,
  change: (row: OutboxMessage) => Pick<OutboxMessage, 'pending' | 'publishedAt'> | undefined,
): Promise<boolean> {
  const { sequence, attempts } = row;
  const changed = change(row);
  if (!changed) return false;
  const met = await database.statement((manager) =>
    updateRows(manager, OutboxMessage, { sequence, attempts }, { ...changed, attempts: attempts + 1 }),
  );
  if (met > 0) return true;
  const current = await database.reading.manager.findOneBy(OutboxMessage, { sequence });
  return current !== null && changePending(database, current, change);
}
