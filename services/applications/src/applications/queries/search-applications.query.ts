import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationSort } from '@groundwork/domain-applications';
import { daysBetween, displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { countedTo, Database, few, inThisOrder, walkedPlaces } from '@groundwork/server-data';
import type { SearchCondition } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { isoOf } from '../../shared/raw.js';
import { summaryView } from '../application-summary.view.js';
import type { SummaryRow } from '../application-summary.view.js';
import type { FoundApplicationDto, FoundApplicationsDto, SearchApplicationsDto } from '../application-search.dto.js';
import { foundApplications, lenderColumns } from '../persistence/application-statements.js';
import {
  afterPosition,
  applicationBy,
  conditionsOf,
  inOrder,
  sortColumns,
  sortedCursorOf,
  sortedPositionOf,
  sortValueOf,
  upToPosition,
} from './search-plan.js';
import type { Bound, SortedPosition } from './search-plan.js';

/** How far is counted. */
const mostCounted = 1000;

type Row = SummaryRow &
  Pick<FoundApplicationDto, 'companyName' | 'creditApproverId' | 'pointPersonId'> & {
    readonly stageAt: Date | string;
    readonly amount: number | string | null;
    /** What it is sorted by. */
    readonly sortValue: string | number;
  };

interface Sums {
  readonly count: number;
  readonly amount: number;
}

const nothing: Sums = { count: 0, amount: 0 };

/** What a search reads: what a condition found, or a walk along the index of its order. */
interface Plan {
  readonly from: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
  /** How many there are, counted past the bound, and what their amounts come to; of a walk, as far as it goes. Null on later pages. */
  readonly sums: Sums | null;
  /** Where a walk stops, if the order goes on behind it. */
  readonly end?: SortedPosition | undefined;
}

interface Order {
  readonly sort: ApplicationSort;
  readonly direction: 'asc' | 'desc';
  readonly position: SortedPosition | undefined;
}

/**
 * Finds applications by words, filters and dates, sorted, a page at a time. A condition that few meet is looked up by its own
 * index, and the rest is checked on what it found; where many meet each, the index of the order is walked until the page is full, and
 * no further than so many places: the answer then says how many, and the next page goes on from there. Either way what does not fit is
 * passed over in indices, which hold all that is filtered and sorted by.
 */
@Injectable()
export class SearchApplications {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(search: SearchApplicationsDto): Promise<FoundApplicationsDto> {
    const { sort = 'updated', direction = 'desc', cursor, limit = 25 } = search;
    const position = cursor === undefined ? undefined : sortedPositionOf(cursor, sort);
    const order = { sort, direction, position };
    const { sums, end, ...plan } = await this.plan(conditionsOf(search, this.database.engine), order);
    const rows = plan.from === '' || sums?.count === 0 ? [] : await this.page(plan, order, limit + 1);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const isFull = rows.length > limit;
    const next = isFull && last ? positionOf(last, sort) : end;
    const countIsBound = sums !== null && (sums.count > mostCounted || end !== undefined);
    return {
      items: shown.map((row) => this.view(row)),
      nextCursor: next ? sortedCursorOf(next) : null,
      count: sums && Math.min(sums.count, mostCounted),
      countIsBound,
      amount: countIsBound ? null : (sums?.amount ?? null),
      stoppedAfter: !isFull && end ? walkedPlaces : null,
    };
  }

  private async plan(conditions: readonly SearchCondition[], order: Order): Promise<Plan> {
    const counts = await Promise.all(conditions.map((condition) => countedTo(this.database, condition, few)));
    const least = Math.min(...counts);
    const first = conditions[counts.indexOf(least)];
    if (!first || least > few) return this.walk(conditions, order);
    if (least === 0) return { from: '', where: [], values: [], sums: order.position ? null : nothing };
    const rest = joined([...conditions.filter((condition) => condition !== first), ...placedIn(order)]);
    const found = { from: this.foundBy(first), where: rest.where, values: [...first.values, ...rest.values] };
    const isPastBound = rest.where.length === 0 && !order.position && least > mostCounted;
    return { ...found, sums: isPastBound ? { ...nothing, count: least } : await this.sums(found, order) };
  }

  /** Along the index of the order. Without a condition everything fits, and a page is full at once. */
  private async walk(conditions: readonly SearchCondition[], order: Order): Promise<Plan> {
    const { sort, direction } = order;
    const from = applicationBy(sortColumns[sort].index, this.database.engine);
    const end = conditions.length > 0 ? await this.endOf(from, order) : undefined;
    const { where, values } = joined([
      ...placedIn(order),
      ...conditions,
      ...(end ? [upToPosition(end, sort, direction)] : []),
    ]);
    const walk = { from, where, values };
    return { ...walk, sums: await this.sums(walk, order), end };
  }

  /** The place of the order at which a walk that begins at the position stops; undefined where the order ends before. */
  private async endOf(from: string, order: Order): Promise<SortedPosition | undefined> {
    const { sort, direction, position } = order;
    const { where, values } = joined([
      ...placedIn(order),
      ...(position ? [afterPosition(position, sort, direction)] : []),
    ]);
    const { column } = sortColumns[sort];
    const [end] = await this.database.rows<{ id: string; sortValue: string | number | Date }>(
      `SELECT id, ${column} AS sortValue FROM ${from}${whereOf(where)} ORDER BY ${column} ${direction}, id ${direction} LIMIT 1 OFFSET ${walkedPlaces - 1}`,
      values,
    );
    return end && { id: end.id, value: sortValueOf(end.sortValue, sort) };
  }

  /** What meets a condition, each row then looked up in the index that holds all that is asked. */
  private foundBy({ ids }: SearchCondition): string {
    const { engine } = this.database;
    return `(${ids}) AS found ${inThisOrder(engine)} ${applicationBy('ix_application_listed', engine)} ON application.id = found.id`;
  }

  private page(
    { from, where, values }: Omit<Plan, 'sums'>,
    { sort, direction, position }: Order,
    count: number,
  ): Promise<Row[]> {
    const after = position && afterPosition(position, sort, direction);
    const all = after ? [...where, after.sql] : where;
    return this.database.rows<Row>(
      foundApplications(from, all, { column: sortColumns[sort].column, direction }, count, lenderColumns),
      after ? [...values, ...after.values] : values,
    );
  }

  private async sums({ from, where, values }: Omit<Plan, 'sums'>, { position }: Order): Promise<Sums | null> {
    if (position) return null;
    const met = `SELECT application.id, amount FROM ${from}${whereOf(where)} LIMIT ${mostCounted + 1}`;
    const [row] = await this.database.rows<{ count: number | string; amount: number | string | null }>(
      `SELECT COUNT(*) AS count, SUM(amount) AS amount FROM (${met}) AS met`,
      values,
    );
    return { count: Number(row?.count ?? 0), amount: Number(row?.amount ?? 0) };
  }

  private view(row: Row): FoundApplicationDto {
    const { companyName, creditApproverId, pointPersonId, stageAt, amount } = row;
    return Object.assign(summaryView(row), {
      companyName,
      creditApproverId,
      pointPersonId,
      stageAt: isoOf(stageAt),
      daysInStage: Math.max(0, daysBetween(displayDay(isoOf(stageAt)), today(this.clock))),
      amount: amount === null ? null : Number(amount),
    });
  }
}

const whereOf = (where: readonly string[]): string => (where.length > 0 ? ` WHERE ${where.join(' AND ')}` : '');

/** What stands in the order at all, as a condition. */
const placedIn = ({ sort }: Order): Bound[] => [inOrder(sort)].filter((bound) => bound !== undefined);

const joined = (conditions: readonly Bound[]): Pick<Plan, 'where' | 'values'> => ({
  where: conditions.map(({ sql }) => sql),
  values: conditions.flatMap(({ values }) => values),
});

const positionOf = ({ id, sortValue }: Row, sort: ApplicationSort): SortedPosition => ({
  id,
  value: sortValueOf(sortValue, sort),
});
