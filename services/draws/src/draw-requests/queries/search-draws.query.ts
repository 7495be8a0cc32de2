import { Inject, Injectable } from '@nestjs/common';
import { drawStatuses, placesOf } from '@groundwork/domain-draws';
import type { DrawKind, DrawPlaceId, DrawSelection } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { countedTo, Database, few, isoOf, marks, walkedPlaces } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { ProposalRepository } from '../../second-approvals/index.js';
import type { FoundDrawDto, FoundDrawsDto, SearchDrawsDto } from '../draw-search.dto.js';
import { along, conditionsOf, ofLoans, rowsOf } from './draw-search-plan.js';
import type { Conditions, Order, Part } from './draw-search-plan.js';

interface Row {
  readonly id: string;
  readonly applicationId: string;
  readonly applicationName: string;
  readonly projectNumber: number | null;
  readonly companyId: string;
  readonly userId: string;
  readonly kind: DrawKind;
  readonly requestedAmount: number | string;
  readonly createdAt: string;
  readonly version: number;
}

/** What of the queue fits, in no order, and the draw behind which nothing was looked at. */
interface Found {
  readonly rows: readonly Row[];
  readonly end?: string | undefined;
}

/**
 * The lender's queue: draws that lie with the lender, by place, project, company and age, a page at a time. What few loans meet is looked
 * up by those loans; else each place is walked along its own index (stage, place, id), whose ids are made in the order of time, until
 * the page is full, and where something is asked for no further than so many places: the answer then says so, and goes on from there.
 */
@Injectable()
export class SearchDraws {
  constructor(
    private readonly database: Database,
    private readonly proposals: ProposalRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(search: SearchDrawsDto): Promise<FoundDrawsDto> {
    const { selection = 'pending', limit = 25 } = search;
    const order: Order = { direction: search.order === 'newest' ? 'DESC' : 'ASC', cursor: search.cursor };
    const conditions = conditionsOf(search, this.database.engine, this.clock.now());
    const { rows, end } = conditions ? await this.found(conditions, selection, order, limit + 1) : { rows: [] };
    const sorted = rows.toSorted(inOrder(order));
    const page = sorted.slice(0, limit);
    const isFull = sorted.length > limit;
    return {
      items: await this.view(page),
      nextCursor: (isFull ? page.at(-1)?.id : end) ?? null,
      stoppedAfter: !isFull && end !== undefined ? walkedPlaces : null,
    };
  }

  private async found(
    { byLoans, checks }: Conditions,
    selection: DrawSelection,
    order: Order,
    count: number,
  ): Promise<Found> {
    const counts = await Promise.all(byLoans.map((condition) => countedTo(this.database, condition, few)));
    const least = Math.min(...counts);
    const first = byLoans[counts.indexOf(least)];
    if (least === 0) return { rows: [] };
    if (!first || least > few) return this.walk([...byLoans, ...checks], selection, order, count);
    const rest = [...byLoans.filter((condition) => condition !== first), ...checks];
    return {
      rows: await this.rows(ofLoans(first, { rest, places: selection }, order, this.database.engine), order, count),
    };
  }

  /** Along the places of a selection, all as far as the one that stops first. */
  private async walk(parts: readonly Part[], selection: DrawSelection, order: Order, count: number): Promise<Found> {
    const places = placesOf[selection];
    const ends = parts.length === 0 ? [] : await Promise.all(places.map((place) => this.endOf(place, order)));
    const [end] = ends.flatMap((id) => (id === undefined ? [] : [{ id }])).toSorted(inOrder(order));
    const walks = places.map((place) => along(place, { parts, end: end?.id }, order, this.database.engine));
    const found = await Promise.all(walks.map((walk) => this.rows(walk, order, count)));
    return { rows: found.flat(), end: end?.id };
  }

  /** Where the walk of a place stops; undefined where the place ends before. */
  private async endOf(place: DrawPlaceId, order: Order): Promise<string | undefined> {
    const { sql, values } = along(place, { parts: [] }, order, this.database.engine);
    const [end] = await this.database.rows<{ id: string }>(`${sql} LIMIT 1 OFFSET ${walkedPlaces - 1}`, values);
    return end?.id;
  }

  private rows(found: Part, order: Order, count: number): Promise<Row[]> {
    const { sql, values } = rowsOf(found, order, count, this.database.engine);
    return this.database.rows<Row>(sql, values);
  }

  private async view(page: readonly Row[]): Promise<FoundDrawDto[]> {
    const [lines, proposals] = await Promise.all([this.linesOf(page.map(({ id }) => id)), this.proposals.of(page)]);
    return page.map(({ version: _version, ...row }) => ({
      ...row,
      requestedAmount: Number(row.requestedAmount),
      createdAt: isoOf(row.createdAt),
      proposed: proposals.has(row.id),
      lines: drawStatuses.flatMap(({ id, status }) => {
        const count = lines.get(`${row.id} ${id}`) ?? 0;
        return count === 0 ? [] : [{ id, status, count }];
      }),
    }));
  }

  /** How many lines of each status, by draw and status. */
  private async linesOf(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<{ id: string; statusId: number; count: number | string }>(
      `SELECT draw.id, line.status_id AS statusId, COUNT(*) AS count
       FROM draw_request draw JOIN draw_line line ON line.draw_request_id = draw.id AND line.round = draw.round
       WHERE draw.id IN (${marks(ids.length)}) GROUP BY draw.id, line.status_id`,
      ids,
    );
    return new Map(rows.map(({ id, statusId, count }) => [`${id} ${statusId}`, Number(count)]));
  }
}

const inOrder =
  ({ direction }: Order) =>
  (a: { readonly id: string }, b: { readonly id: string }): number =>
    (a.id < b.id ? -1 : 1) * (direction === 'ASC' ? 1 : -1);
