import { Problem } from '@groundwork/server-http';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { QueryFailedError } from 'typeorm';
import { v7 } from 'uuid';
import { updateRows } from './rows.js';

/** A new id: a UUID of version 7, so that rows stand in the index in the order of their making. */
export const newId = (): string => v7();

/**
 * `UPDATE … WHERE <where>` that must meet a row. `where` names what the decision was made on (status or version), so that
 * two who decide at once cannot both win: no row met is `state.version_conflict`.
 */
export async function updateExactly<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  values: Parameters<EntityManager['update']>[2],
): Promise<void> {
  if ((await updateRows(manager, entity, where, values)) !== 1) throw new Problem('state.version_conflict');
}

const duplicateCodes = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether a write failed because a unique key exists already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof QueryFailedError && duplicateCodes.has((error.driverError as { code?: string }).code ?? '');
}
