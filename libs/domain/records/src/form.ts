import type { AnyRecord } from './field.js';
import type { FieldName, RecordOf } from './record.js';

/** What a form calls each field of a record. */
export function labelsOf<R extends AnyRecord>(declaration: R): Readonly<Record<FieldName<R>, string>> {
  const labels = Object.entries(declaration.fields).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels) as Record<FieldName<R>, string>;
}

/** A record as a form has it: an empty text in place of one that is missing, null in place of any other value. */
export type FormValues<R extends AnyRecord> = {
  -readonly [Name in keyof RecordOf<R>]-?: NonNullable<RecordOf<R>[Name]> extends string
    ? string
    : NonNullable<RecordOf<R>[Name]> | null;
};

const noTexts: ReadonlySet<string> = new Set([
  'flag',
  'whole',
  'decimal',
  'amount',
  'percentage',
  'one',
  'many',
  'objects',
]);

/** The values that a form starts with: of a stored record, or of none. */
export function formValues<R extends AnyRecord>(
  declaration: R,
  row: Readonly<Partial<Record<FieldName<R>, unknown>>> | null | undefined,
): FormValues<R> {
  const values = Object.entries(declaration.fields).map(([name, { kind }]) => [
    name,
    row?.[name as FieldName<R>] ?? (noTexts.has(kind) ? null : ''),
  ]);
  return Object.fromEntries(values) as FormValues<R>;
}
