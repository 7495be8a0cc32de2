import { searchWords } from '@groundwork/domain-applications';
import { placesOf } from '@groundwork/domain-draws';
import type { DrawPlaceId } from '@groundwork/domain-draws';
import { DAY } from '@groundwork/domain-time';
import { inThisOrder, marks, mostTerms, storedInstant, tableBy, wordCondition } from '@groundwork/server-data';
import type { Database, SearchCondition } from '@groundwork/server-data';
import type { SearchDrawsDto } from '../draw-search.dto.js';

type Engine = Database['engine'];

/** A part of a statement with its values. */
export interface Part {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What a search asks for beside its places. `byLoans` are also found by themselves: their ids are those of loans. */
export interface Conditions {
  readonly byLoans: readonly SearchCondition[];
  readonly checks: readonly Part[];
}

/** The order of a search, and the draw behind which it goes on. */
export interface Order {
  readonly direction: 'ASC' | 'DESC';
  readonly cursor: string | undefined;
}

const words = { table: 'ledger_word', key: 'application_id', of: 'draw.application_id' };

/** Everything that a search asks for; null where nothing can fit. */
export function conditionsOf({ q, companies, days }: SearchDrawsDto, engine: Engine, now: Date): Conditions | null {
  const terms = searchWords(q).slice(0, mostTerms);
  if ((q?.trim() && terms.length === 0) || companies?.length === 0) return null;
  const companyMarks = marks(companies?.length ?? 0);
  const ofCompanies = companies && {
    sql: `draw.company_id IN (${companyMarks})`,
    values: companies,
    ids: `SELECT application_id AS id FROM ledger WHERE company_id IN (${companyMarks})`,
  };
  const before = days === undefined ? undefined : new Date(now.getTime() - days * DAY).toISOString();
  return {
    byLoans: [...terms.map((term) => wordCondition(words, term, engine)), ...(ofCompanies ? [ofCompanies] : [])],
    checks: before === undefined ? [] : [{ sql: 'draw.created_at <= ?', values: [storedInstant(before)] }],
  };
}

/** What comes after a draw in the order, and what stands no further than it. */
export const after = ({ direction, cursor }: Order): Part[] =>
  cursor === undefined ? [] : [{ sql: `draw.id ${direction === 'ASC' ? '>' : '<'} ?`, values: [cursor] }];
const upTo = (end: string | undefined, { direction }: Order): Part[] =>
  end === undefined ? [] : [{ sql: `draw.id ${direction === 'ASC' ? '<=' : '>='} ?`, values: [end] }];

const lying = (places: readonly DrawPlaceId[]): Part => ({
  sql: `draw.stage = 'submitted' AND draw.place IN (${marks(places.length)})`,
  values: places,
});

const whereOf = (parts: readonly Part[]): Part => ({
  sql: `WHERE ${parts.map(({ sql }) => sql).join(' AND ')}`,
  values: parts.flatMap(({ values }) => values),
});

const inOrder = ({ direction }: Order) => `ORDER BY draw.id ${direction}`;

/** The draws that lie at places of a selection and are those of loans that a condition finds. */
export function ofLoans(
  first: SearchCondition,
  { rest, places }: { rest: readonly Part[]; places: keyof typeof placesOf },
  order: Order,
  engine: Engine,
): Part {
  const { sql, values } = whereOf([lying(placesOf[places]), ...rest, ...after(order)]);
  const draws = tableBy('draw_request AS draw', 'ix_draw_request_loan', engine);
  return {
    sql: `SELECT draw.id FROM (${first.ids}) AS found ${inThisOrder(engine)} ${draws} ON draw.application_id = found.id ${sql} ${inOrder(order)}`,
    values: [...first.values, ...values],
  };
}

/** The draws of one place in the order, from the cursor as far as the end. */
export function along(
  place: DrawPlaceId,
  { parts, end }: { parts: readonly Part[]; end?: string | undefined },
  order: Order,
  engine: Engine,
): Part {
  const { sql, values } = whereOf([lying([place]), ...after(order), ...upTo(end, order), ...parts]);
  const draws = tableBy('draw_request AS draw', 'ix_draw_request_queue', engine);
  return { sql: `SELECT draw.id FROM ${draws} ${sql} ${inOrder(order)}`, values };
}

/** The rows of a page whose ids a statement finds. */
export function rowsOf({ sql, values }: Part, { direction }: Order, count: number, engine: Engine): Part {
  return {
    sql: `SELECT draw.id, draw.application_id AS applicationId, ledger.name AS applicationName, ledger.project_number AS projectNumber,
       draw.company_id AS companyId, draw.user_id AS userId, draw.kind, draw.requested_cents AS requestedAmount,
       draw.created_at AS createdAt, draw.version
     FROM (${sql} LIMIT ${count}) AS page ${inThisOrder(engine)} draw_request AS draw ON draw.id = page.id
     ${inThisOrder(engine)} ledger ON ledger.application_id = draw.application_id ORDER BY draw.id ${direction}`,
    values,
  };
}
