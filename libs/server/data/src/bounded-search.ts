import type { Database } from './database.js';

type Engine = Database['engine'];

/** A condition of a search: how a row is checked, and what finds the ids of all that meet it. Both take the same values. */
export interface SearchCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Selects `id` by an index of its own. */
  readonly ids: string;
}

/** A condition that fewer meet than this is read whole, by its index, and what it found is put in order. */
export const few = 5000;

/** How many places of its order a search goes through for one page: where many meet each condition, few or none may meet all. */
export const walkedPlaces = 5000;

/** Most words of a search; what is typed beyond them narrows no further. */
export const mostTerms = 6;

/** A table by one index, whatever the database thinks of it. */
export const tableBy = (table: string, index: string, engine: Engine): string =>
  engine === 'mysql' ? `${table} FORCE INDEX (${index})` : `${table} INDEXED BY ${index}`;

/** What joins so that the table on the left is read first. */
export const inThisOrder = (engine: Engine): string => (engine === 'mysql' ? 'STRAIGHT_JOIN' : 'CROSS JOIN');

/** Whose words a table keeps, one a row: its column of ids, and the column of the searched row that these are. */
interface WordTable {
  readonly table: string;
  readonly key: string;
  readonly of: string;
}

/** Words that begin so. LIKE takes the index of MySQL alone; SQLite, whose texts are bytes, takes a range. */
export function wordCondition({ table, key, of }: WordTable, term: string, engine: Engine): SearchCondition {
  const begins = engine === 'mysql' ? 'word LIKE ?' : 'word >= ? AND word < ?';
  const values = engine === 'mysql' ? [`${term}%`] : [term, `${term}\u{10ffff}`];
  return {
    // Not by EXISTS, which MariaDB would turn into a join with everything that begins so.
    sql: `(SELECT 1 FROM ${table} WHERE ${table}.${key} = ${of} AND ${begins} LIMIT 1) = 1`,
    values,
    ids: `SELECT DISTINCT ${key} AS id FROM ${table} WHERE ${begins}`,
  };
}

/** How many rows a statement has, not further than one past the bound. */
export async function countedTo(
  database: Database,
  { ids, values }: Pick<SearchCondition, 'ids' | 'values'>,
  bound: number,
): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM (${ids} LIMIT ${bound + 1}) AS met`;
  const [row] = await database.rows<{ count: number | string }>(sql, values);
  return Number(row?.count ?? 0);
}
