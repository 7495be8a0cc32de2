import type { AnyField, AnyRecord, FieldName, WholeRecord } from '@groundwork/domain-records';
import { column, nullable } from './columns.js';
import { Column } from 'typeorm';
import type { ColumnOptions } from 'typeorm';

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
 * The base class of an entity with a column for each field of a record, called as the field is unless `names` calls it
 * otherwise; all but the required ones may be empty. How long a text may be says the migration, which is the only one that
 * makes tables.
 */
export function recordColumns<R extends AnyRecord>(
  record: R,
  names?: Readonly<Partial<Record<FieldName<R>, string>>>,
): new () => WholeRecord<R> {
  class RecordEntity {}
  for (const [name, { kind, required }] of Object.entries(record.fields)) {
    const options = (columns[kind] ?? (() => column.text(200)))();
    Column({ ...(required ? options : nullable(options)), name: names?.[name as FieldName<R>] ?? snakeCase(name) })(
      RecordEntity.prototype,
      name,
    );
  }
  return RecordEntity as new () => WholeRecord<R>;
}
