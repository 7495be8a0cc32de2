import { Inject, Injectable } from '@nestjs/common';
import { drawStatuses, placesOf } from '@groundwork/domain-draws';
import type { DrawKind, DrawPlaceId } from '@groundwork/domain-draws';
import { DAY } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database, isoOf, likeText, marks, storedInstant } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { ProposalRepository } from '../../second-approvals/index.js';
import type { FoundDrawsDto, SearchDrawsDto } from '../draw-search.dto.js';

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

/** Conditions of the list beside its place, as SQL. */
interface Conditions {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * The lender's queue: draws that lie with the lender, by place, project, company and age, a page at a time. Each place is walked along
 * its own index (stage, place, id), and ids are made in the order of time: a page costs as much as its rows, wherever it is.
 */
@Injectable()
export class SearchDraws {
  constructor(
    private readonly database: Database,
    private readonly proposals: ProposalRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(search: SearchDrawsDto): Promise<FoundDrawsDto> {
    const { selection = 'pending', order = 'oldest', limit = 25 } = search;
    const conditions = this.conditions(search, order);
    const walks = placesOf[selection].map((place) => this.walk(place, conditions, order, limit + 1));
    const found = (await Promise.all(walks)).flat();
    const sign = order === 'oldest' ? 1 : -1;
    const sorted = found.sort((a, b) => (a.id < b.id ? -sign : sign));
    const page = sorted.slice(0, limit);
    const lines = await this.linesOf(page.map(({ id }) => id));
    const proposals = await this.proposals.of(page);
    return {
      items: page.map(({ version: _version, ...row }) => ({
        ...row,
        requestedAmount: Number(row.requestedAmount),
        createdAt: isoOf(row.createdAt),
        proposed: proposals.has(row.id),
        lines: drawStatuses.flatMap(({ id, status }) => {
          const count = lines.get(`${row.id} ${id}`) ?? 0;
          return count === 0 ? [] : [{ id, status, count }];
        }),
      })),
      nextCursor: sorted.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  }

  private conditions({ q, companies, days, cursor }: SearchDrawsDto, order: 'oldest' | 'newest'): Conditions {
    const text = q?.trim() ?? '';
    const number = /^#?(\d{1,9})$/.exec(text)?.[1];
    const parts: Conditions[] = [];
    if (text !== '')
      parts.push({
        sql: `(ledger.name LIKE ? ESCAPE '!'${number ? ' OR ledger.project_number = ?' : ''})`,
        values: [`%${likeText(text)}%`, ...(number ? [Number(number)] : [])],
      });
    if (companies)
      parts.push(
        companies.length === 0
          ? { sql: '1 = 0', values: [] }
          : { sql: `draw.company_id IN (${marks(companies.length)})`, values: companies },
      );
    if (days !== undefined) {
      const before = new Date(this.clock.now().getTime() - days * DAY).toISOString();
      parts.push({ sql: 'draw.created_at <= ?', values: [storedInstant(before)] });
    }
    if (cursor) parts.push({ sql: `draw.id ${order === 'oldest' ? '>' : '<'} ?`, values: [cursor] });
    return { sql: parts.map(({ sql }) => ` AND ${sql}`).join(''), values: parts.flatMap(({ values }) => values) };
  }

  private walk(
    place: DrawPlaceId,
    { sql, values }: Conditions,
    order: 'oldest' | 'newest',
    count: number,
  ): Promise<Row[]> {
    return this.database.rows<Row>(
      `SELECT draw.id, draw.application_id AS applicationId, ledger.name AS applicationName, ledger.project_number AS projectNumber,
         draw.company_id AS companyId, draw.user_id AS userId, draw.kind, draw.requested_cents AS requestedAmount,
         draw.created_at AS createdAt, draw.version
       FROM draw_request draw JOIN ledger ON ledger.application_id = draw.application_id
       WHERE draw.stage = 'submitted' AND draw.place = ?${sql} ORDER BY draw.id ${order === 'oldest' ? 'ASC' : 'DESC'} LIMIT ${count}`,
      [place, ...values],
    );
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
