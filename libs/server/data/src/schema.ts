import type { QueryRunner, TableColumnOptions } from 'typeorm';
import { Table, TableIndex } from 'typeorm';

type Column = TableColumnOptions;
type More = Partial<Pick<Column, 'isNullable' | 'default' | 'isUnique'>>;

/**
 * Columns for migrations that run on SQLite and MySQL alike. They mirror `column` of the entities; JSON and long texts get
 * MEDIUMTEXT on MySQL, where TEXT would end at 64 kB.
 */
export function columnsFor(runner: QueryRunner) {
  const isMySql = runner.connection.options.type === 'mysql';
  const make =
    (type: string, extra: Partial<Column>) =>
    (name: string, more: More = {}): Column => ({ name, type, ...extra, ...more });
  return {
    primary: (name = 'id'): Column => ({ name, type: 'varchar', length: '36', isPrimary: true }),
    sequence: (name: string): Column => ({
      name,
      type: isMySql ? 'bigint' : 'integer',
      isPrimary: true,
      isGenerated: true,
      generationStrategy: 'increment',
    }),
    id: make('varchar', { length: '36' }),
    text: (name: string, length: number, more: More = {}): Column => ({
      name,
      type: 'varchar',
      length: String(length),
      ...more,
    }),
    instant: make('datetime', isMySql ? { precision: 3 } : {}),
    date: make('varchar', { length: '10' }),
    cents: make('bigint', {}),
    integer: make('int', {}),
    flag: make('boolean', {}),
    json: make(isMySql ? 'mediumtext' : 'text', {}),
    longText: make(isMySql ? 'mediumtext' : 'text', {}),
  };
}

export interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique?: boolean;
}

/** Makes a table with named indices; names are given, since the two engines would make different ones. */
export async function createTable(
  runner: QueryRunner,
  name: string,
  columns: readonly Column[],
  indices: readonly Index[] = [],
): Promise<void> {
  await runner.createTable(new Table({ name, columns: [...columns] }));
  for (const index of indices)
    await runner.createIndex(
      name,
      new TableIndex({ name: index.name, columnNames: [...index.columns], isUnique: index.unique ?? false }),
    );
}
