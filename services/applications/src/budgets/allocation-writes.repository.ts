import { Injectable } from '@nestjs/common';
import { insertRows } from '@groundwork/server-data';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { In } from 'typeorm';
import { AllocationUndoEntity } from './allocation-undo.entity.js';
import type { AllocationUndo } from './allocation-undo.entity.js';
import { BudgetLineEntity } from '../budget-rows/index.js';
import { batches } from '../shared/batches.js';

/** Budgets that come in the place of others, all at once. */
export interface Replacement<Head> {
  readonly entity: EntityTarget<Head>;
  /** Those that go, with their rows. */
  readonly goneIds: readonly string[];
  readonly heads: readonly Head[];
  readonly lines: readonly BudgetLineEntity[];
}

/** Writes what a division of a budget makes of others, and what it was before. By batches: no statement is one row's. */
@Injectable()
export class AllocationWritesRepository {
  async replace<Head extends { id: string }>(
    manager: EntityManager,
    { entity, goneIds, heads, lines }: Replacement<Head>,
  ): Promise<void> {
    for (const ids of batches(goneIds)) {
      await manager.delete(BudgetLineEntity, { budgetId: In(ids) });
      await manager.delete(entity, { id: In(ids) } as FindOptionsWhere<Head>);
    }
    for (const rows of batches(heads)) await insertRows(manager, entity as EntityTarget<{ id: string }>, rows);
    for (const rows of batches(lines)) await insertRows(manager, BudgetLineEntity, rows);
  }

  /** What the last division of the application overwrote is forgotten for it. */
  async remember(manager: EntityManager, applicationId: string, content: AllocationUndo, madeAt: Date): Promise<void> {
    await manager.delete(AllocationUndoEntity, { applicationId });
    await insertRows(manager, AllocationUndoEntity, [{ applicationId, content, madeAt }]);
  }

  async remembered(manager: EntityManager, applicationId: string): Promise<AllocationUndo | undefined> {
    return (await manager.findOneBy(AllocationUndoEntity, { applicationId }))?.content;
  }

  async forget(manager: EntityManager, applicationId: string): Promise<void> {
    await manager.delete(AllocationUndoEntity, { applicationId });
  }
}
