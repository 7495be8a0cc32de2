import { digitsOf, each, ifPresent, listOfAtMost } from '@groundwork/domain-validation';
import type { Rule, Shape } from '@groundwork/domain-validation';
import type { AnyField, AnyRecord, FieldList, RecordDeclaration, Writer } from './field.js';

/**
 * Declares a record once. Its type, its rules, who writes what, the form, the contract and the service's DTO follow:
 *
 *     export const licenseRecord = record('License', {
 *       name: required(text('Name of the license')),
 *       state: state('State'),
 *       expires: day('Expires on', { shown: (facts: LicenseFacts) => facts.isCurrent }),
 *     });
 *     export type License = RecordOf<typeof licenseRecord>;
 */
export function record<const Fields extends FieldList>(name: string, fields: Fields): RecordDeclaration<Fields> {
  return { name, fields };
}

type Names<Fields, Present extends boolean> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly present: true }
    ? Present extends true
      ? Name
      : never
    : Present extends true
      ? never
      : Name;
}[keyof Fields];

/** What a field holds, as a type. */
type ValueOf<F> = F extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;

type Flat<T> = { readonly [Name in keyof T]: T[Name] };

/** A stored record, as a type: required fields are there, those of `orNull` are there or null, any other may be left out too. */
export type RecordOf<R extends AnyRecord> = Flat<
  { [Name in Names<R['fields'], true>]: ValueOf<R['fields'][Name]> } & {
    [Name in Names<R['fields'], false>]?: ValueOf<R['fields'][Name]> | null;
  }
>;

type Stored<R extends AnyRecord, Name> = Exclude<RecordOf<R>[Name & keyof RecordOf<R>], undefined>;

/** A record with every field, as a type: those of `Always` are never null, any other is where nothing is stored. */
export type WholeRecord<R extends AnyRecord, Always extends FieldName<R> = never> = {
  -readonly [Name in FieldName<R>]: Name extends Always
    ? NonNullable<Stored<R, Name>>
    : undefined extends RecordOf<R>[Name & keyof RecordOf<R>]
      ? Stored<R, Name> | null
      : Stored<R, Name>;
};

/** Every field of a record: of the row, else of `empty`, else null. */
export function wholeRecord<R extends AnyRecord, Always extends FieldName<R> = never>(
  declaration: R,
  row: Readonly<Partial<Record<FieldName<R>, unknown>>>,
  empty?: Readonly<Record<Always, unknown>>,
): WholeRecord<R, Always> {
  const values = fieldNames(declaration).map((name) => [name, row[name] ?? empty?.[name as Always] ?? null]);
  return Object.fromEntries(values) as WholeRecord<R, Always>;
}

/** Values as they are stored: texts without white space around them, a phone as its digits, an empty text as none. */
export function storedValues<R extends AnyRecord>(
  declaration: R,
  values: Readonly<Partial<Record<FieldName<R>, unknown>>>,
): Partial<RecordOf<R>> {
  const stored = (name: FieldName<R>, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return (declaration.fields[name]?.kind === 'phone' ? digitsOf(value) : value.trim()) || null;
  };
  const own = fieldNames(declaration).filter((name) => values[name] !== undefined);
  return Object.fromEntries(own.map((name) => [name, stored(name, values[name])])) as Partial<RecordOf<R>>;
}

/** The names of a record's fields. */
export type FieldName<R extends AnyRecord> = keyof R['fields'] & string;

/** What decides which fields are shown and needed: everything that any of them looks at. */
export type FactsOf<R extends AnyRecord> = {
  [Name in keyof R['fields']]: (facts: Parameters<R['fields'][Name]['shown']>[0]) => void;
}[keyof R['fields']] extends (facts: infer Facts) => void
  ? Facts
  : never;

/** A field with its name, as a form walks through them. */
export type NamedField<R extends AnyRecord> = AnyField & { readonly name: FieldName<R>; readonly needsAnswer: boolean };

/** The fields that a form shows, in their order: of one section, and as the facts decide. */
export function fieldsOf<R extends AnyRecord>(
  declaration: R,
  { section, facts }: { readonly section?: string; readonly facts: FactsOf<R> },
): NamedField<R>[] {
  return entriesOf(declaration)
    .filter(([, field]) => (section === undefined || field.section === section) && field.shown(facts))
    .map(([name, field]) => ({ ...field, name, needsAnswer: field.required || field.needed(facts) }));
}

/** The names of the fields that nobody is asked for, as the facts decide. */
export function hiddenFields<R extends AnyRecord>(declaration: R, facts: FactsOf<R>): FieldName<R>[] {
  return entriesOf(declaration)
    .filter(([, field]) => !field.shown(facts))
    .map(([name]) => name);
}

/** The names of the fields that somebody may write. */
export function writableFields<R extends AnyRecord>(declaration: R, writer: Writer): FieldName<R>[] {
  return entriesOf(declaration)
    .filter(([, field]) => field.writers.includes(writer))
    .map(([name]) => name);
}

/** What of a record is not as it is for a reader: the records within of which something is left out, and fields that are (undefined). */
type Unlike = ReadonlyMap<string, AnyRecord | undefined>;
const unlike = new WeakMap<AnyRecord, Map<Writer, Unlike>>();

function unlikeFor(declaration: AnyRecord, reader: Writer): Unlike {
  const byReader = unlike.get(declaration) ?? new Map<Writer, Unlike>();
  unlike.set(declaration, byReader);
  let found = byReader.get(reader);
  // Stryker disable next-line ConditionalExpression: it saves looking through the fields anew
  if (!found) {
    found = new Map(
      entriesOf(declaration).flatMap(([name, { readers, record: inner }]): [string, AnyRecord | undefined][] => {
        if (readers && !readers.includes(reader)) return [[name, undefined]];
        return inner && unlikeFor(inner, reader).size > 0 ? [[name, inner]] : [];
      }),
    );
    byReader.set(reader, found);
  }
  return found;
}

/** The values without what somebody may not read of them, also in the records within. What is left out must be optional. */
export function readableBy<Values extends object>(declaration: AnyRecord, values: Values, reader: Writer): Values {
  const different = unlikeFor(declaration, reader);
  const readable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const inner = different.get(name);
    if (inner) readable[name] = readableWithin(inner, value, reader);
    else if (!different.has(name)) readable[name] = value;
  }
  return readable as Values;
}

function readableWithin(inner: AnyRecord, value: unknown, reader: Writer): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => readableWithin(inner, each, reader));
  return typeof value === 'object' && value !== null ? readableBy(inner, value, reader) : value;
}

const shapes = new WeakMap<AnyRecord, Shape>();

/** The rules of a record as `validate` of domain-validation reads them. */
export function shapeOf(declaration: AnyRecord): Shape {
  let shape = shapes.get(declaration);
  // Stryker disable next-line ConditionalExpression: it saves making the shape anew
  if (!shape) {
    shape = Object.fromEntries(entriesOf(declaration).map(([name, field]) => [name, shapeOfField(field)]));
    shapes.set(declaration, shape);
  }
  return shape;
}

function shapeOfField({ kind, record: inner, most, rule, required }: AnyField): Shape[string] {
  if (kind === 'objects') return each(anyObject, listOfAtMost(most ?? 0));
  if (!inner) return rule;
  if (kind === 'many') return each(shapeOf(inner), listOfAtMost(most ?? 0), rule);
  return required ? shapeOf(inner) : ifPresent(shapeOf(inner));
}

const anyObject: Rule = () => undefined;

/**
 * The fields of a record that a body brings, nested ones too, and nothing else. A field that is left out stays out, null
 * is null, and an empty text where the field holds no text is null. Of a list that must be there none is an empty one.
 */
export function pickFields<R extends AnyRecord, Name extends FieldName<R> = FieldName<R>>(
  declaration: R,
  body: object,
  names: readonly Name[] = fieldNames(declaration) as readonly Name[],
): Partial<Pick<RecordOf<R>, Name & keyof RecordOf<R>>> {
  const picked: Record<string, unknown> = {};
  for (const name of names) {
    const field = declaration.fields[name];
    const value = Object.hasOwn(body, name) ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
    if (field && value !== undefined) picked[name] = valueOf(field, value);
    else if (field?.required && field.kind === 'many') picked[name] = [];
  }
  return picked as Partial<Pick<RecordOf<R>, Name & keyof RecordOf<R>>>;
}

const texts: ReadonlySet<string> = new Set(['text', 'paragraph', 'email', 'phone', 'zip', 'state', 'textOrNumber']);

function valueOf({ kind, record: inner, required }: AnyField, value: unknown): unknown {
  if (value === null && required && kind === 'many') return [];
  if (value === '' && !texts.has(kind)) return null;
  if (!inner || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => pickFields(inner, Object(entry) as object));
  return pickFields(inner, value);
}

const names = new WeakMap<AnyRecord, readonly string[]>();

/** The names of the fields, in their order; with a section of those that stand in it. */
export function fieldNames<R extends AnyRecord>(declaration: R, section?: string): readonly FieldName<R>[] {
  let own = names.get(declaration);
  // Stryker disable next-line ConditionalExpression: it saves making the list anew
  if (!own) {
    own = Object.keys(declaration.fields);
    names.set(declaration, own);
  }
  const all = own as readonly FieldName<R>[];
  return section === undefined ? all : all.filter((name) => declaration.fields[name]?.section === section);
}

const entriesOf = <R extends AnyRecord>(declaration: R): [FieldName<R>, AnyField][] =>
  Object.entries(declaration.fields) as [FieldName<R>, AnyField][];
