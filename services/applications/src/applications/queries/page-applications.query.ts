import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { Database } from '@groundwork/server-data';
import { storedInstant } from '../../shared/raw.js';
import { summaryView } from '../application-summary.view.js';
import type { SummaryRow } from '../application-summary.view.js';
import type { ApplicationPageDto } from '../application.dto.js';
import { summariesOfAll } from '../persistence/application-statements.js';
import { cursorOf, positionOf } from './page-cursor.js';

/** A page of all applications, newest change first, by a statement over the index; none counts or reads more than it shows. */
@Injectable()
export class PageApplications {
  constructor(private readonly database: Database) {}

  async execute(
    status: ApplicationStatus | undefined,
    cursor: string | undefined,
    limit: number,
  ): Promise<ApplicationPageDto> {
    const from = cursor === undefined ? undefined : positionOf(cursor);
    const conditions: string[] = [];
    const values: unknown[] = [];
    if (status) {
      conditions.push('status = ?');
      values.push(status);
    }
    if (from) {
      // The first half bounds the range in the index, the second settles rows of the same instant.
      conditions.push('updated_at <= ? AND (updated_at < ? OR id < ?)');
      const at = storedInstant(from.updatedAt);
      values.push(at, at, from.id);
    }
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
    const rows = await this.database.rows<SummaryRow>(summariesOfAll(where, limit + 1), values);
    const items = rows.slice(0, limit).map(summaryView);
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
  }
}
