import type { QueryRunner } from 'typeorm';

export interface ColumnShape {
  /** As the engine spells it: `varchar(40)`, `bigint`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** What a row has that names no value; undefined where there is nothing. */
  readonly default: string | undefined;
  /** Numbered by the engine itself. */
  readonly isNumbered: boolean;
}

export interface TableShape {
  readonly columns: ReadonlyMap<string, ColumnShape>;
  /** What no two rows have alike: sets of columns. */
  readonly unique: readonly (readonly string[])[];
  /** Keys that lead to other tables, checks, triggers. */
  readonly rules: readonly string[];
}

/** The tables of a database as a version of the code meets them. */
export type SchemaShape = ReadonlyMap<string, TableShape>;

type Row = Readonly<Record<string, string | number | null>>;

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined ? undefined : String(value).replace(/^'(.*)'$/, '$1');

/** Rows of one table after the other, by what `column` names. */
function grouped(rows: readonly Row[], column: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(String(row[column]), [...(groups.get(String(row[column])) ?? []), row]);
  return groups;
}

async function sqliteTable(ask: (sql: string) => Promise<Row[]>, table: string): Promise<TableShape> {
  const columns = await ask(`PRAGMA table_info("${table}")`);
  const indices = (await ask(`PRAGMA index_list("${table}")`)).filter(({ unique }) => unique === 1);
  const unique: string[][] = [];
  for (const { name } of indices)
    unique.push((await ask(`PRAGMA index_info("${name}")`)).map((row) => String(row['name'])));
  const primary = columns.filter(({ pk }) => Number(pk) > 0);
  if (primary.length > 0) unique.push(primary.map(({ name }) => String(name)));
  const keys = await ask(`PRAGMA foreign_key_list("${table}")`);
  const triggers = await ask(`SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = '${table}'`);
  return {
    columns: new Map(
      columns.map((row) => [
        String(row['name']),
        {
          type: String(row['type']).toLowerCase(),
          isNullable: row['notnull'] === 0 && row['pk'] === 0,
          default: textOf(row['dflt_value']),
          isNumbered: row['pk'] === 1 && primary.length === 1 && /^integer$/i.test(String(row['type'])),
        },
      ]),
    ),
    unique,
    rules: [
      ...keys.map((row) => `key ${row['from']} to ${row['table']}`),
      ...triggers.map(({ name }) => `trigger ${name}`),
    ],
  };
}

async function mysqlTables(ask: (sql: string) => Promise<Row[]>): Promise<SchemaShape> {
  const here = 'table_schema = DATABASE()';
  const columns = await ask(
    `SELECT table_name AS of, column_name AS name, column_type AS type, is_nullable AS nullable, column_default AS fallback, extra AS extra
     FROM information_schema.columns WHERE ${here} ORDER BY table_name, ordinal_position`,
  );
  const indices = await ask(
    `SELECT table_name AS of, CONCAT(table_name, '.', index_name) AS place, column_name AS name FROM information_schema.statistics
     WHERE ${here} AND non_unique = 0 ORDER BY table_name, index_name, seq_in_index`,
  );
  const constraints = await ask(
    `SELECT table_name AS of, CONCAT(LOWER(constraint_type), ' ', constraint_name) AS rule FROM information_schema.table_constraints
     WHERE ${here} AND constraint_type IN ('FOREIGN KEY', 'CHECK')`,
  );
  const triggers = await ask(
    `SELECT event_object_table AS of, CONCAT('trigger ', trigger_name) AS rule FROM information_schema.triggers
     WHERE trigger_schema = DATABASE()`,
  );
  const [sets, rules] = [grouped(indices, 'of'), grouped([...constraints, ...triggers], 'of')];
  return new Map(
    [...grouped(columns, 'of')].map(([table, rows]) => [
      table,
      {
        columns: new Map(
          rows.map((row) => [
            String(row['name']),
            {
              type: String(row['type']).toLowerCase(),
              isNullable: row['nullable'] === 'YES',
              // MariaDB spells the missing default of a column that may be empty.
              default: row['fallback'] === 'NULL' ? undefined : textOf(row['fallback']),
              isNumbered: String(row['extra']).includes('auto_increment'),
            },
          ]),
        ),
        unique: [...grouped(sets.get(table) ?? [], 'place').values()].map((set) => set.map(({ name }) => String(name))),
        rules: (rules.get(table) ?? []).map(({ rule }) => String(rule)),
      },
    ]),
  );
}

/** Reads what the tables of a database are like, on both engines. */
export async function schemaShapeOf(runner: QueryRunner): Promise<SchemaShape> {
  const ask = (sql: string): Promise<Row[]> => runner.query(sql) as Promise<Row[]>;
  if (runner.connection.options.type === 'mysql') return mysqlTables(ask);
  const tables = await ask("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  const shapes = new Map<string, TableShape>();
  for (const { name } of tables) shapes.set(String(name), await sqliteTable(ask, String(name)));
  return shapes;
}
