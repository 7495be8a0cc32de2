import type { AnyField, AnyRecord, RecordOf } from '@groundwork/domain-records';
import { column, nullable } from '@groundwork/server-data';
import { Column } from 'typeorm';
import type { ColumnOptions } from 'typeorm';

/** A row of a table with the fields of a record, each of which may be empty. */
export type RecordRow<R extends AnyRecord> = {
  -readonly [Name in keyof RecordOf<R>]-?: Exclude<RecordOf<R>[Name], undefined> | null;
};

const columns: Readonly<Partial<Record<AnyField['kind'], () => ColumnOptions>>> = {
  flag: column.flag,
  whole: column.integer,
  percentage: column.percent,
  amount: column.cents,
  id: column.id,
  paragraph: column.longText,
};

/** firstName → first_name */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The base class of an entity with a column for each field of a record, called as the field is. How long a text may be says
 * the migration, which is the only one that makes tables.
 */
export function recordColumns<R extends AnyRecord>(record: R): new () => RecordRow<R> {
  class RecordEntity {}
  for (const [name, { kind }] of Object.entries(record.fields)) {
    const options = (columns[kind] ?? (() => column.text(200)))();
    Column({ ...nullable(options), name: snakeCase(name) })(RecordEntity.prototype, name);
  }
  return RecordEntity as new () => RecordRow<R>;
}
