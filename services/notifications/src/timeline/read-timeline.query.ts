import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { allowToReadOf } from '../bell/index.js';
import { TimelineEntryEntity } from './timeline-entry.entity.js';
import type { TimelineDto } from './timeline.dto.js';

/** What a home has room for; the rest comes on request. */
const pageSize = 10;

/** A page of a company's timeline, newest first. */
@Injectable()
export class ReadTimeline {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, companyId: string, before: string | undefined): Promise<TimelineDto> {
    allowToReadOf(actor, companyId);
    const query = this.database.manager
      .createQueryBuilder(TimelineEntryEntity, 'e')
      .where('e.company_id = :companyId', { companyId });
    if (before) {
      const last = found(
        await this.database.manager.findOneBy(TimelineEntryEntity, { id: before, companyId }),
        'The entry',
      );
      query.andWhere('(e.happened_at < :at OR (e.happened_at = :at AND e.id < :id))', {
        at: last.happenedAt,
        id: last.id,
      });
    }
    const rows = await query
      .orderBy('e.happenedAt', 'DESC')
      .addOrderBy('e.id', 'DESC')
      .limit(pageSize + 1)
      .getMany();
    const entries = rows.slice(0, pageSize).map(({ id, subject, message, applicationId, happenedAt }) => ({
      id,
      subject,
      message,
      applicationId,
      happenedAt: happenedAt.toISOString(),
    }));
    return { entries, more: rows.length > pageSize };
  }
}
