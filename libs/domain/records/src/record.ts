import { each, ifPresent, listOfAtMost } from '@groundwork/domain-validation';
import type { Rule, Shape } from '@groundwork/domain-validation';
import type { AnyField, AnyRecord, FieldList, RecordDeclaration, Writer } from './field.js';

/**
 * Declares a record once. Its type, its rules, who writes what, the form, the contract and the service's DTO follow:
 *
 *     export const license = record('License', {
 *       name: required(text('Name of the license')),
 *       state: state('State'),
 *       expires: day('Expires on', { shown: (facts: LicenseFacts) => facts.isCurrent }),
 *     });
 *     export type License = RecordOf<typeof license>;
 */
export function record<const Fields extends FieldList>(name: string, fields: Fields): RecordDeclaration<Fields> {
  return { name, fields };
}

type Names<Fields, Required extends boolean> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly required: true }
    ? Required extends true
      ? Name
      : never
    : Required extends true
      ? never
      : Name;
}[keyof Fields];

/** What a field holds, as a type. */
type ValueOf<F> = F extends { readonly value?: infer Value } ? Exclude<Value, undefined> : never;

type Flat<T> = { readonly [Name in keyof T]: T[Name] };

/** A stored record, as a type: required fields are there, any other may be left out or null. */
export type RecordOf<R extends AnyRecord> = Flat<
  { [Name in Names<R['fields'], true>]: ValueOf<R['fields'][Name]> } & {
    [Name in Names<R['fields'], false>]?: ValueOf<R['fields'][Name]> | null;
  }
>;

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
    .filter(([, field]) => (section === undefined || field.section === section) && field.shown(facts as never))
    .map(([name, field]) => ({ ...field, name, needsAnswer: field.required || field.needed(facts as never) }));
}

/** The names of the fields that somebody may write. */
export function writableFields<R extends AnyRecord>(declaration: R, writer: Writer): FieldName<R>[] {
  return entriesOf(declaration)
    .filter(([, field]) => field.writers.includes(writer))
    .map(([name]) => name);
}

const shapes = new WeakMap<AnyRecord, Shape>();

/** The rules of a record as `validate` of domain-validation reads them. */
export function shapeOf(declaration: AnyRecord): Shape {
  let shape = shapes.get(declaration);
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
export function pickFields<R extends AnyRecord>(
  declaration: R,
  body: object,
  names: readonly FieldName<R>[] = fieldNames(declaration),
): Partial<RecordOf<R>> {
  const picked: [string, unknown][] = [];
  for (const name of names) {
    const field = declaration.fields[name];
    const value = Object.hasOwn(body, name) ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
    if (field && value !== undefined) picked.push([name, valueOf(field, value)]);
    else if (field?.required && field.kind === 'many') picked.push([name, []]);
  }
  return Object.fromEntries(picked) as Partial<RecordOf<R>>;
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

function fieldNames<R extends AnyRecord>(declaration: R): readonly FieldName<R>[] {
  let own = names.get(declaration);
  if (!own) {
    own = Object.keys(declaration.fields);
    names.set(declaration, own);
  }
  return own as readonly FieldName<R>[];
}

const entriesOf = <R extends AnyRecord>(declaration: R): [FieldName<R>, AnyField][] =>
  Object.entries(declaration.fields) as [FieldName<R>, AnyField][];
