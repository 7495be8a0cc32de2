import { Injectable } from '@nestjs/common';
import type { ClosingKind } from '@groundwork/domain-applications';
import { Database, insertRows, isDuplicate, newId, updateExactly } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { ClosingItemEntity } from './closing-item.entity.js';

/** The rows of checklists; an item of which nobody has said anything has none. */
@Injectable()
export class ClosingItemRepository {
  constructor(private readonly database: Database) {}

  ofApplication(applicationId: string): Promise<ClosingItemEntity[]> {
    return this.database.manager.find(ClosingItemEntity, { where: { applicationId }, order: { kind: 'ASC' } });
  }

  /** Those of many applications at once. */
  ofApplications(applicationIds: readonly string[]): Promise<ClosingItemEntity[]> {
    return this.database.manager.findBy(ClosingItemEntity, { applicationId: In([...applicationIds]) });
  }

  find(applicationId: string, kind: ClosingKind): Promise<ClosingItemEntity | null> {
    return this.database.manager.findOneBy(ClosingItemEntity, { applicationId, kind });
  }

  /** Two who write the same item at once: one of them meets a conflict, also where it is the item's first row. */
  async save(
    manager: EntityManager,
    before: ClosingItemEntity | null,
    values: Omit<ClosingItemEntity, 'id' | 'version'>,
  ): Promise<void> {
    if (before) {
      const { version } = before;
      await updateExactly(manager, ClosingItemEntity, { id: before.id, version }, { ...values, version: version + 1 });
      return;
    }
    try {
      await insertRows(manager, ClosingItemEntity, [{ ...values, id: newId(), version: 1 }]);
    } catch (error) {
      throw isDuplicate(error) ? new Problem('state.version_conflict') : error;
    }
  }
}
