import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { AdverseNoticesDto, ListNoticesDto } from './adverse-notice.dto.js';
import { noticeColumns, noticeView } from './adverse-notice-rows.js';
import type { NoticeRow } from './adverse-notice-rows.js';

/** Notices of all applications: those that are due, the earliest day first; of others the latest first. */
@Injectable()
export class ListNotices {
  constructor(private readonly database: Database) {}

  async execute({ status = 'due', cursor, limit = 50 }: ListNoticesDto): Promise<AdverseNoticesDto> {
    const [day, id] = cursor?.split('|') ?? [];
    const [after, order] = status === 'due' ? ['>', 'ASC'] : ['<', 'DESC'];
    const rows = await this.database.rows<NoticeRow>(
      `SELECT ${noticeColumns} WHERE notice.status = ? ${
        cursor ? `AND (notice.due_on ${after} ? OR (notice.due_on = ? AND notice.id ${after} ?))` : ''
      } ORDER BY notice.due_on ${order}, notice.id ${order} LIMIT ${limit + 1}`,
      [status, ...(cursor ? [day, day, id] : [])],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { items: page.map(noticeView), nextCursor: rows.length > limit && last ? `${last.dueOn}|${last.id}` : null };
  }
}
