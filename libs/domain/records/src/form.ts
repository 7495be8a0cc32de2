import { isBlank } from '@groundwork/domain-validation';
import type { AnyField, AnyRecord, Option } from './field.js';
import type { FieldName, RecordOf } from './record.js';

/** What a form calls each field of a record. */
export function labelsOf<R extends AnyRecord>(declaration: R): Readonly<Record<FieldName<R>, string>> {
  const labels = Object.entries(declaration.fields).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels) as Record<FieldName<R>, string>;
}

/** A record as a form has it: an empty text in place of one that is missing, null in place of any other value. */
export type FormValues<R extends AnyRecord> = {
  -readonly [Name in keyof RecordOf<R>]-?: FormValue<NonNullable<RecordOf<R>[Name]>>;
};
type FormValue<Value> = [Value] extends [string] ? (string extends Value ? string : Value | '') : Value | null;

const noTexts: ReadonlySet<string> = new Set([
  'flag',
  'whole',
  'decimal',
  'amount',
  'percentage',
  'one',
  'many',
  'ids',
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

type NoBlank<Value> = string extends Value ? Value | null : Exclude<Value, ''> | null;

/** Values as they are saved: null for a field that may be empty and is. */
export function withoutBlanks<R extends AnyRecord, Values extends Readonly<Partial<Record<FieldName<R>, unknown>>>>(
  declaration: R,
  values: Values,
): {
  [Name in keyof Values]: Name extends FieldName<R>
    ? R['fields'][Name] extends { readonly present: true }
      ? Values[Name]
      : NoBlank<Values[Name]>
    : Values[Name];
} {
  const saved = Object.entries(values).map(([name, value]) => {
    const field = declaration.fields[name];
    return [name, field && !field.required && isBlank(value) ? null : value];
  });
  return Object.fromEntries(saved) as ReturnType<typeof withoutBlanks<R, Values>>;
}

/** What a list offers of a choice among texts. */
export const textOptions = ({ options }: AnyField): Option<string>[] =>
  options.map(({ value, label }) => ({ value: String(value), label }));
