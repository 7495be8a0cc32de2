import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AnyField, AnyRecord, FieldList, FieldName, RecordOf, WholeRecord } from '@groundwork/domain-records';
import { kindsOf, orNull as fieldOrNull, required, shapeOf } from '@groundwork/domain-records';
import type { Shape } from '@groundwork/domain-validation';
import { Follows } from './follows.js';

type Class = new (...input: never[]) => object;
type Schema = Readonly<Record<string, unknown>>;

/** A kind as OpenAPI says it. */
const schemas: Readonly<Record<Exclude<AnyField['kind'], 'one' | 'many' | 'choice'>, Schema>> = {
  text: { type: String },
  paragraph: { type: String },
  email: { type: String },
  phone: { type: String },
  zip: { type: String },
  state: { type: String },
  flag: { type: Boolean },
  whole: { type: 'integer' },
  decimal: { type: Number },
  amount: { type: 'integer', format: 'int64', description: 'whole cents' },
  percentage: { type: Number },
  day: { type: String, format: 'date' },
  instant: { type: String, format: 'date-time' },
  id: { type: String, format: 'uuid' },
  textOrNumber: { oneOf: [{ type: 'string' }, { type: 'number' }] },
  ids: { type: [String] },
  objects: { type: [Object] },
};

function schemaOf({ kind, options, record, description }: AnyField): Schema {
  const told = description === undefined ? {} : { description };
  if (kind === 'many') return { type: [dtoOf(record as AnyRecord)], ...told };
  if (kind === 'one') return { type: dtoOf(record as AnyRecord), ...told };
  if (kind === 'choice') return { ...choiceSchema(options.map(({ value }) => value)), ...told };
  return { ...schemas[kind], ...told };
}

/** An enumeration; one of answers and texts together says each kind by itself. */
function choiceSchema(values: readonly (string | boolean | number)[]): Schema {
  if (values.every((value) => typeof value === 'number')) return { type: 'integer', enum: values };
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length === values.length) return { enum: texts };
  return { oneOf: [{ type: 'boolean' }, { type: 'string', enum: texts }] };
}

const lists: ReadonlySet<AnyField['kind']> = new Set(['many', 'objects', 'ids']);

/** A field in the OpenAPI document. What is not answered yet is left out or null, or null where it is always there; a list is left out. */
function apiProperty(field: AnyField, schema = schemaOf(field)): PropertyDecorator {
  if (field.required) return ApiProperty(schema);
  if (field.present) return ApiProperty({ ...schema, nullable: true });
  return ApiPropertyOptional(lists.has(field.kind) ? schema : { ...schema, nullable: true });
}

/**
 * A field that a DTO has besides those of its record, from the same makers: `@DtoField(required(id())) companyId!: string`.
 * In a body it follows the field's rule.
 */
export function DtoField(field: AnyField): PropertyDecorator {
  return applyDecorators(apiProperty(field), Follows(field.rule), (target: object, name: string | symbol) => {
    const earlier = (Reflect.getMetadata(added, target) ?? {}) as FieldList;
    Reflect.defineMetadata(added, { ...earlier, [name]: field }, target);
  });
}

/** The fields that {@link DtoField} added to a class. */
const added = Symbol('added fields');

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };
type Answered<R extends AnyRecord, Name extends FieldName<R>, OrNull extends boolean> = OrNull extends true
  ? WholeRecord<R, Name>
  : Writable<Omit<RecordOf<R>, Name>> & Pick<WholeRecord<R, Name>, Name>;

const declared = Symbol('record');
const later = Symbol('rules later');

/** Kinds that are a number to a door which leaves the rules to the use case. */
const numbers: ReadonlySet<AnyField['kind']> = new Set(['whole', 'amount']);

interface DtoOptions<Name extends string, OrNull extends boolean> {
  readonly always?: readonly Name[];
  readonly orNull?: OrNull;
  readonly rulesLater?: boolean;
}

/**
 * The base class of a DTO with the fields of a record: `class SaveProfileDto extends recordDto(profileRecord) {}`. The fields in
 * `always` are there in every answer, though a save may leave them out; with `orNull` every other field is there too, and
 * null where nothing is stored. With `rulesLater` the door settles what kind of value a field takes, nested ones too: the use
 * case holds the rules against the whole, where they need what no door knows, as the present year or the row before it.
 */
export function recordDto<R extends AnyRecord, Name extends FieldName<R> = never, OrNull extends boolean = false>(
  record: R,
  { always = [], orNull, rulesLater = false }: DtoOptions<Name, OrNull> = {},
): new () => Answered<R, Name, OrNull> {
  class RecordDto {
    static readonly [declared]: AnyRecord = record;
    static readonly [later]: boolean = rulesLater;
  }
  const names = new Set<string>(always);
  const answered = (name: string, field: AnyField): AnyField => {
    if (names.has(name)) return required(field);
    return orNull && !field.required ? fieldOrNull(field) : field;
  };
  for (const [name, field] of Object.entries(record.fields)) {
    // What the compiler would note of a declared property; a schema of alternatives has no type of its own.
    Reflect.defineMetadata('design:type', Object, RecordDto.prototype, name);
    const told = rulesLater && numbers.has(field.kind) ? { type: Number } : schemaOf(field);
    apiProperty(answered(name, field), told)(RecordDto.prototype, name);
  }
  return RecordDto as unknown as new () => Answered<R, Name, OrNull>;
}

const nested = new WeakMap<AnyRecord, Class>();

/** The class of a record within another, which the contract calls by the record's name. */
export function dtoOf(record: AnyRecord): Class {
  let dto = nested.get(record);
  if (!dto) {
    dto = class extends recordDto(record) {};
    Object.defineProperty(dto, 'name', { value: `${record.name}Dto` });
    nested.set(record, dto);
  }
  return dto;
}

const records = new WeakMap<Class, AnyRecord>();

/** The declaration behind a DTO that is made from a record, with the fields that the class adds; of another class none. */
export function recordOfDto(dto: unknown): AnyRecord | undefined {
  if (typeof dto !== 'function') return undefined;
  const base = (dto as { readonly [declared]?: AnyRecord })[declared];
  if (!base) return undefined;
  let record = records.get(dto as Class);
  if (!record) {
    const own = (Reflect.getMetadata(added, dto.prototype as object) ?? {}) as FieldList;
    record = { name: base.name, fields: { ...base.fields, ...own } };
    records.set(dto as Class, record);
  }
  return record;
}

/** The rules that the door holds against a body of a DTO that is made from a record. */
export function shapeOfDto(dto: Class): Shape {
  const record = recordOfDto(dto) as AnyRecord;
  const { [declared]: base, [later]: rulesLater } = dto as Class & { [declared]: AnyRecord; [later]: boolean };
  const shape = shapeOf(record);
  if (!rulesLater) return shape;
  return { ...shape, ...kindsOf(base) };
}

const others = new WeakMap<Class, readonly string[]>();

/** What a DTO adds to its record, where class-validator has a part in it; nothing where all of it is declared. */
export function otherFields(dto: Class): readonly string[] {
  let names = others.get(dto);
  if (!names) {
    const all = (Reflect.getMetadata('swagger/apiModelPropertiesArray', dto.prototype as object) ?? []) as string[];
    const { fields } = (dto as Class & { readonly [declared]: AnyRecord })[declared];
    const own = all.map((name) => name.replace(/^:/, '')).filter((name) => !Object.hasOwn(fields, name));
    names = own.every((name) => Object.hasOwn(recordOfDto(dto)?.fields ?? {}, name)) ? [] : own;
    others.set(dto, names);
  }
  return names;
}
