import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { TermSheetDeclineEntity } from './term-sheet-decline.entity.js';

/** Term sheets that were declined. */
@Injectable()
export class TermSheetDeclineRepository {
  constructor(private readonly database: Database) {}

  /** When the application's term sheet was declined last. */
  async newestDate(applicationId: string): Promise<Date | undefined> {
    const [row] = await this.database.manager.find(TermSheetDeclineEntity, {
      select: { id: true, date: true },
      where: { applicationId },
      order: { date: 'DESC' },
      take: 1,
    });
    return row?.date;
  }

  async insert(manager: EntityManager, row: TermSheetDeclineEntity): Promise<void> {
    await manager.insert(TermSheetDeclineEntity, row);
  }
}
