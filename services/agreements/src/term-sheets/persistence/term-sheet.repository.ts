import { Injectable } from '@nestjs/common';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { insertVersion } from '../../shared/index.js';
import { TermSheetEntity } from './term-sheet.entity.js';

/** Longest list of versions; older ones are found by their number. */
const longest = 500;

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

  /** The newest version of each type, without their texts. */
  newestOfEach(): Promise<TermSheetEntity[]> {
    return this.database.manager
      .createQueryBuilder(TermSheetEntity, 'sheet')
      .select(['sheet.id', 'sheet.type', 'sheet.version', 'sheet.userId', 'sheet.createdAt'])
      .where('sheet.version = (SELECT MAX(newer.version) FROM term_sheet newer WHERE newer.type = sheet.type)')
      .getMany();
  }

  /** The versions of a type without their texts, newest first. */
  versions(type: TermSheetType): Promise<TermSheetEntity[]> {
    return this.database.manager.find(TermSheetEntity, {
      select: { id: true, type: true, version: true, userId: true, createdAt: true },
      where: { type },
      order: { version: 'DESC' },
      take: longest,
    });
  }

  find(type: TermSheetType, version: number): Promise<TermSheetEntity | null> {
    return this.database.manager.findOneBy(TermSheetEntity, { type, version });
  }

  insert(manager: EntityManager, row: TermSheetEntity): Promise<void> {
    return insertVersion(manager, TermSheetEntity, row);
  }
}
