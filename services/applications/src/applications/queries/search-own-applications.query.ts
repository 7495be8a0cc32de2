import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { summaryView } from '../application-summary.view.js';
import type { SummaryRow } from '../application-summary.view.js';
import { mayWith } from '../applications.policy.js';
import type { OwnApplicationsDto, SearchOwnApplicationsDto } from '../own-search.dto.js';
import { foundApplications } from '../persistence/application-statements.js';
import {
  afterPosition,
  applicationBy,
  conditionsOf,
  inOrder,
  sortColumns,
  sortedCursorOf,
  sortedPositionOf,
  sortValueOf,
} from './search-plan.js';

type Row = SummaryRow & {
  readonly sortValue: string | number;
};

/**
 * Finds among the applications of one company, by the words and the order of the lender's list, a page at a time. They are found by the
 * index of the company, whatever else is asked: one company has few of all.
 */
@Injectable()
export class SearchOwnApplications {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, companyId: string, search: SearchOwnApplicationsDto): Promise<OwnApplicationsDto> {
    mayWith(actor, 'list', { companyId });
    const { engine } = this.database;
    const { sort = 'updated', direction = 'desc', cursor, limit = 25 } = search;
    const placed = inOrder(sort);
    const conditions = [
      { sql: 'company_id = ?', values: [companyId] },
      ...(placed ? [placed] : []),
      ...conditionsOf(search, engine),
      ...(cursor === undefined ? [] : [afterPosition(sortedPositionOf(cursor, sort), sort, direction)]),
    ];
    const rows = await this.database.rows<Row>(
      foundApplications(
        applicationBy('ix_application_company', engine),
        conditions.map(({ sql }) => sql),
        { column: sortColumns[sort].column, direction },
        limit + 1,
      ),
      conditions.flatMap(({ values }) => values),
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(summaryView),
      nextCursor:
        rows.length > limit && last ? sortedCursorOf({ id: last.id, value: sortValueOf(last.sortValue, sort) }) : null,
    };
  }
}
