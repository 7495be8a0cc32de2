import { insertRows, isDuplicate } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Refuses an edit that began on a version which is not the newest any more; the answer has the newest, as a read gives it. */
export function refuseOutdated(basedOn: number | undefined, latest: number | undefined, current?: unknown): void {
  if (basedOn !== undefined && basedOn !== (latest ?? 0)) throw Problem.conflict(current);
}

/** Inserts a version whose number is unique: of two editors who save at once, the second is told of the first. */
export async function insertVersion<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: T,
): Promise<void> {
  try {
    await insertRows(manager, entity, [row]);
  } catch (error) {
    if (isDuplicate(error)) throw new Problem('state.version_conflict');
    throw error;
  }
}
