import { all, isBlank, textAtMost } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';

/** What a field holds. The kind decides its control in a form and its schema in a contract. */
export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'email'
  | 'phone'
  | 'zip'
  | 'state'
  | 'flag'
  | 'whole'
  | 'decimal'
  | 'amount'
  | 'percentage'
  | 'day'
  | 'instant'
  | 'choice'
  | 'id'
  | 'ids'
  | 'textOrNumber'
  | 'objects'
  | 'one'
  | 'many';

/** The control that a form asks with. */
export type InputKind =
  | 'text'
  | 'paragraph'
  | 'email'
  | 'phone'
  | 'zip'
  | 'state'
  | 'yesNo'
  | 'number'
  | 'money'
  | 'percentage'
  | 'date'
  | 'choice'
  | 'none';

/** Who may write a field. */
export type Writer = 'borrower' | 'broker' | 'administrator';

/** A value of a choice with what a list calls it. */
export interface Option<Value = string | boolean | number> {
  readonly value: Value;
  readonly label: string;
}

/** One field of a record: `Value` is what is stored, `Facts` what decides whether it is shown and needed. */
export interface Field<Value, Facts = unknown, Present extends boolean = boolean> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly input: InputKind;
  /** What a value must be; of an optional field, where there is one. */
  readonly rule: Rule;
  /** The rule is the field's own, and not that of its kind. */
  readonly hasOwnRule: boolean;
  /** There in every stored record, and never null. */
  readonly required: boolean;
  /** There in every record: null, unless it is required, where nothing is stored. */
  readonly present: Present;
  readonly writers: readonly Writer[];
  /** Who alone may read it; undefined where whoever may read the record may. */
  readonly readers: readonly Writer[] | undefined;
  /** The part of the form that it stands in. */
  readonly section: string | undefined;
  /** Of a choice. */
  readonly options: readonly Option[];
  /** For the reader of a contract. */
  readonly description: string | undefined;
  // As methods, so that a field of any facts is one of a record's.
  shown(facts: Facts): boolean;
  needed(facts: Facts): boolean;
  /** The record of a nested field, and how many of a list. */
  readonly record: AnyRecord | undefined;
  readonly most: number | undefined;
  /** For the type checker alone: no field carries a value. */
  readonly value?: Value;
  /** The same rule for a field that must be there. */
  readonly requiredRule: Rule;
}

export type AnyField = Field<unknown, unknown>;
export type FieldList = Readonly<Record<string, AnyField>>;

/** A record: its name, from which schemas and classes are called, and its fields. */
export interface RecordDeclaration<Fields extends FieldList> {
  readonly name: string;
  readonly fields: Fields;
}
export type AnyRecord = RecordDeclaration<FieldList>;

/** What a field may say of itself besides its label. */
export interface FieldOptions<Facts> {
  /** A stricter rule, or one with another sentence. Of an optional field it takes an empty value too. */
  readonly rule?: Rule;
  readonly input?: InputKind;
  /** The borrower, where nothing is said. */
  readonly writers?: readonly Writer[];
  /** Who alone may read it; everybody who may read the record, where nothing is said. */
  readonly readers?: readonly Writer[];
  readonly section?: string;
  readonly description?: string;
  readonly shown?: (facts: Facts) => boolean;
  readonly needed?: (facts: Facts) => boolean;
}

interface Making<Facts> {
  readonly label: string;
  readonly input: InputKind;
  /** A value's rule, and that of an empty one too where it is not simply left alone. */
  readonly strict: Rule;
  readonly loose?: Rule;
  readonly options: FieldOptions<Facts>;
  readonly choices?: readonly Option[];
  readonly record?: AnyRecord;
  readonly most?: number;
}

/** Kinds that hold text. What a field says of its own is what text, never that anything else will do. */
const texts: ReadonlySet<FieldKind> = new Set(['text', 'paragraph', 'email', 'phone', 'zip', 'state']);
const anyText = textAtMost(Infinity);

const always = (): boolean => true;
const never = (): boolean => false;
const borrower: readonly Writer[] = ['borrower'];

/** How every maker makes its field: optional, until {@link required} says otherwise. */
export function makeField<Value, Facts>(
  kind: FieldKind,
  { label, input, strict, loose, options, choices = [], record, most }: Making<Facts>,
): Field<Value, Facts, false> {
  const own = options.rule && texts.has(kind) ? all(options.rule, anyText) : options.rule;
  const rule = own ?? loose ?? strict;
  return {
    kind,
    label,
    input: options.input ?? input,
    rule: (value) => (isBlank(value) ? undefined : rule(value)),
    hasOwnRule: options.rule !== undefined,
    requiredRule: own ?? strict,
    required: false,
    present: false,
    writers: options.writers ?? borrower,
    readers: options.readers,
    section: options.section,
    options: choices,
    description: options.description,
    shown: options.shown ?? always,
    needed: options.needed ?? never,
    record,
    most,
  };
}

/** The field in every stored record: its rule refuses an empty value, its type has neither null nor undefined. */
export function required<Value, Facts>(field: Field<Value, Facts>): Field<Value, Facts, true> {
  return { ...field, required: true, present: true, rule: field.requiredRule };
}

/** The field in every record, null where nothing is stored: what an answer says of a field that a save may leave out. */
export function orNull<Value, Facts>(field: Field<Value, Facts>): Field<Value | null, Facts, true> {
  return { ...field, required: false, present: true };
}

type LeftOut<F> = F extends Field<infer Value, infer Facts> ? Field<Value, Facts, false> : never;

/** The fields, none of which has to be there: what a save that leaves the others as they are may carry. */
export function someOf<const Fields extends FieldList>(
  fields: Fields,
): { readonly [Name in keyof Fields]: LeftOut<Fields[Name]> } {
  const own = Object.entries(fields).map(([name, field]): [string, AnyField] => {
    const rule: Rule = (value) => (isBlank(value) ? undefined : field.rule(value));
    return [name, { ...field, rule, required: false, present: false }];
  });
  return Object.fromEntries(own) as { readonly [Name in keyof Fields]: LeftOut<Fields[Name]> };
}

/** The fields of another record under names of their own: a form of the user asks 'Are you married?'. */
export function relabelled<const Fields extends FieldList>(
  fields: Fields,
  labels: Readonly<Partial<Record<keyof Fields, string>>>,
): Fields {
  const own = Object.entries(fields).map(([name, field]) => [name, { ...field, label: labels[name] ?? field.label }]);
  return Object.fromEntries(own) as Fields;
}
