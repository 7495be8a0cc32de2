import { pickFields, writableFields } from '@groundwork/domain-records';
import type { AnyRecord, FieldName, RecordOf } from '@groundwork/domain-records';

/** What a body may say of a record: any of its fields, or null to empty one. */
type Details<R extends AnyRecord> = { -readonly [Name in keyof RecordOf<R>]?: RecordOf<R>[Name] | null };

/** A value as it is stored: texts without white space around them, an empty one as none. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

/** What a body sets of the fields of a record that a borrower may write. What it leaves out is left out here too. */
export function bodyValues<R extends AnyRecord>(record: R, body: Details<R>): Details<R> {
  const values = Object.entries(pickFields(record, body, writableFields(record, 'borrower')));
  return Object.fromEntries(values.map(([name, value]) => [name, trimmed(value)])) as Details<R>;
}

/** The fields of a record that a row has. */
export function rowValues<R extends AnyRecord, T extends Readonly<Record<FieldName<R>, unknown>>>(
  record: R,
  row: T,
): Pick<T, FieldName<R>> {
  const names = Object.keys(record.fields) as FieldName<R>[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, FieldName<R>>;
}

/** Every field of a record, empty. */
export function emptyValues<R extends AnyRecord>(record: R): Record<FieldName<R>, null> {
  return Object.fromEntries(Object.keys(record.fields).map((name) => [name, null])) as Record<FieldName<R>, null>;
}
