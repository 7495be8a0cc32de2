import { Injectable } from '@nestjs/common';
import type { ApplicationSort } from '@groundwork/domain-applications';
import { Database } from '@groundwork/server-data';
import { isoOf, marks } from '../../shared/raw.js';
import { summaryView } from '../application-summary.view.js';
import type { SummaryRow } from '../application-summary.view.js';
import type { FoundApplicationDto, FoundApplicationsDto, SearchApplicationsDto } from '../application-search.dto.js';
import { foundApplications } from '../persistence/application-statements.js';
import { afterPosition, conditionsOf, sortColumns, sortedCursorOf, sortedPositionOf } from './search-plan.js';
import type { Condition, SortedPosition } from './search-plan.js';

/** A condition that fewer meet than this is read whole, by its index, and what it found is sorted. */
const few = 5000;

/** How far is counted. */
const countedTo = 1000;

type Row = SummaryRow &
  Pick<FoundApplicationDto, 'companyName' | 'creditApproverId'> & {
    /** What it is sorted by. */
    readonly sortValue: string | number;
  };

/** What a search reads: the rows of some ids, or a walk along the index of its order. */
interface Plan {
  readonly from: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * Finds applications by words, filters and dates, sorted, a page at a time. A condition that few meet is looked up by its own
 * index, and the rest is checked on what it found; where every condition is met by many, the index of the order is walked until
 * the page is full. So neither reads more than it must, whatever the database thinks of its tables.
 */
@Injectable()
export class SearchApplications {
  constructor(private readonly database: Database) {}

  async execute(search: SearchApplicationsDto): Promise<FoundApplicationsDto> {
    const { sort = 'updated', direction = 'desc', cursor, limit = 25 } = search;
    const position = cursor === undefined ? undefined : sortedPositionOf(cursor, sort);
    const plan = await this.plan(conditionsOf(search, this.database.engine), sort);
    if (!plan) return { items: [], nextCursor: null, count: position ? null : 0, countIsBound: false };
    const [rows, count] = await Promise.all([
      this.page(plan, { sort, direction, position, count: limit + 1 }),
      position ? null : this.count(plan),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(({ sortValue: _sortValue, ...row }) => ({ ...row, ...summaryView(row) })),
      nextCursor: rows.length > limit && last ? sortedCursorOf(positionOf(last, sort)) : null,
      count: count === null ? null : Math.min(count, countedTo),
      countIsBound: count !== null && count > countedTo,
    };
  }

  /** Undefined where something is asked for that nothing meets. */
  private async plan(conditions: readonly Condition[], sort: ApplicationSort): Promise<Plan | undefined> {
    const found = await Promise.all(
      conditions.map(async (condition) => ({ condition, ids: await this.idsOf(condition) })),
    );
    const [rarest] = found.sort((a, b) => a.ids.length - b.ids.length);
    if (rarest && rarest.ids.length === 0) return undefined;
    if (!rarest || rarest.ids.length > few) return { from: this.walk(sort), ...joined(conditions) };
    const rest = joined(conditions.filter((condition) => condition !== rarest.condition));
    return {
      from: 'application',
      where: [`id IN (${marks(rarest.ids.length)})`, ...rest.where],
      values: [...rarest.ids, ...rest.values],
    };
  }

  private async idsOf({ ids, values }: Condition): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(`${ids} LIMIT ${few + 1}`, values);
    return rows.map(({ id }) => id);
  }

  /** Along the index of the order, which the database would leave for one of a filter. */
  private walk(sort: ApplicationSort): string {
    const { index } = sortColumns[sort];
    return this.database.engine === 'mysql' ? `application FORCE INDEX (${index})` : `application INDEXED BY ${index}`;
  }

  private page(
    { from, where, values }: Plan,
    order: { sort: ApplicationSort; direction: 'asc' | 'desc'; position: SortedPosition | undefined; count: number },
  ): Promise<Row[]> {
    const { sort, direction, position, count } = order;
    const after = position && afterPosition(position, sort, direction);
    const all = after ? [...where, after.sql] : where;
    return this.database.rows<Row>(
      foundApplications(from, all, { column: sortColumns[sort].column, direction }, count),
      after ? [...values, ...after.values] : values,
    );
  }

  /** Not further than one past the bound. */
  private async count({ from, where, values }: Plan): Promise<number> {
    const [row] = await this.database.rows<{ count: number | string }>(
      `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${from}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''} LIMIT ${countedTo + 1}) AS met`,
      values,
    );
    return Number(row?.count ?? 0);
  }
}

const joined = (conditions: readonly Condition[]): Pick<Plan, 'where' | 'values'> => ({
  where: conditions.map(({ sql }) => sql),
  values: conditions.flatMap(({ values }) => values),
});

const positionOf = ({ id, updatedAt, sortValue }: Row, sort: ApplicationSort): SortedPosition => ({
  id,
  value: sort === 'updated' ? (isoOf(updatedAt) as string) : sortValue,
});
