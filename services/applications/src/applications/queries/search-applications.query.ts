import { Injectable } from '@nestjs/common';
import type { ApplicationSort } from '@groundwork/domain-applications';
import { Database } from '@groundwork/server-data';
import { isoOf } from '../../shared/raw.js';
import { summaryView } from '../application-summary.view.js';
import type { SummaryRow } from '../application-summary.view.js';
import type { FoundApplicationDto, FoundApplicationsDto, SearchApplicationsDto } from '../application-search.dto.js';
import { foundApplications } from '../persistence/application-statements.js';
import {
  afterPosition,
  applicationBy,
  conditionsOf,
  sortColumns,
  sortedCursorOf,
  sortedPositionOf,
} from './search-plan.js';
import type { Condition, SortedPosition } from './search-plan.js';

/** A condition that fewer meet than this is read whole, by its index, and what it found is put in order. */
const few = 5000;

/** How far is counted. */
const countedTo = 1000;

type Row = SummaryRow &
  Pick<FoundApplicationDto, 'companyName' | 'creditApproverId'> & {
    /** What it is sorted by. */
    readonly sortValue: string | number;
  };

/** What a search reads: what a condition found, or a walk along the index of its order. */
interface Plan {
  readonly from: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
  /** How many there are, counted past the bound. */
  readonly count: number;
}

/**
 * Finds applications by words, filters and dates, sorted, a page at a time. A condition that few meet is looked up by its own
 * index, and the rest is checked on what it found; where many meet each and all together, the index of the order is walked until the
 * page is full. Either way what does not fit is passed over in indices, which hold all that is filtered and sorted by.
 */
@Injectable()
export class SearchApplications {
  constructor(private readonly database: Database) {}

  async execute(search: SearchApplicationsDto): Promise<FoundApplicationsDto> {
    const { sort = 'updated', direction = 'desc', cursor, limit = 25 } = search;
    const position = cursor === undefined ? undefined : sortedPositionOf(cursor, sort);
    const plan = await this.plan(conditionsOf(search, this.database.engine), sort);
    const { count } = plan;
    if (count === 0) return { items: [], nextCursor: null, count: position ? null : 0, countIsBound: false };
    const rows = await this.page(plan, { sort, direction, position, count: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(({ sortValue: _sortValue, ...row }) => ({ ...row, ...summaryView(row) })),
      nextCursor: rows.length > limit && last ? sortedCursorOf(positionOf(last, sort)) : null,
      count: position ? null : Math.min(count, countedTo),
      countIsBound: !position && count > countedTo,
    };
  }

  private async plan(conditions: readonly Condition[], sort: ApplicationSort): Promise<Plan> {
    const counts = await Promise.all(conditions.map(({ ids, values }) => this.counted(ids, values, few)));
    const least = Math.min(...counts);
    // Where many meet each, few may meet all: what is cheapest to go through is looked at first.
    const first = conditions[least <= few ? counts.indexOf(least) : 0];
    const walk = { from: applicationBy(sortColumns[sort].index, this.database.engine), ...joined(conditions) };
    if (!first || least === 0) return { ...walk, count: first ? 0 : await this.count(walk) };
    const rest = joined(conditions.filter((condition) => condition !== first));
    const found = { from: this.foundBy(first), where: rest.where, values: [...first.values, ...rest.values] };
    const count = conditions.length === 1 ? least : await this.count(found);
    return least <= few || count <= countedTo ? { ...found, count } : { ...walk, count };
  }

  /** What meets a condition, each row then looked up in the index that holds all that is asked. */
  private foundBy({ ids }: Condition): string {
    const { engine } = this.database;
    const inThisOrder = engine === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN';
    return `(${ids}) AS found ${inThisOrder} ${applicationBy('ix_application_listed', engine)} ON application.id = found.id`;
  }

  private page(
    { from, where, values }: Omit<Plan, 'count'>,
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

  private count({ from, where, values }: Omit<Plan, 'count'>): Promise<number> {
    const met = `SELECT application.id FROM ${from}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}`;
    return this.counted(met, values, countedTo);
  }

  /** How many rows a statement has, not further than one past the bound. */
  private async counted(statement: string, values: readonly unknown[], bound: number): Promise<number> {
    const sql = `SELECT COUNT(*) AS count FROM (${statement} LIMIT ${bound + 1}) AS met`;
    const [row] = await this.database.rows<{ count: number | string }>(sql, values);
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
