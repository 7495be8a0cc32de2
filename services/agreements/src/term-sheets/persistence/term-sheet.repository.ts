import { Injectable } from '@nestjs/common';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { insertVersion } from '../../shared/index.js';
import { TermSheetEntity } from './term-sheet.entity.js';

/** The versions of the term sheet of each type, which never change. */
@Injectable()
export class TermSheetRepository {
  constructor(private readonly database: Database) {}

  async latest(type: TermSheetType): Promise<TermSheetEntity | undefined> {
    const [row] = await this.database.manager.find(TermSheetEntity, {
      where: { type },
      order: { version: 'DESC' },
      take: 1,
    });
    return row;
  }

  find(type: TermSheetType, version: number): Promise<TermSheetEntity | null> {
    return this.database.manager.findOneBy(TermSheetEntity, { type, version });
  }

  insert(manager: EntityManager, row: TermSheetEntity): Promise<void> {
    return insertVersion(manager, TermSheetEntity, row);
  }
}
