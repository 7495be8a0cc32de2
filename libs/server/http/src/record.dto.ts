import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AnyField, AnyRecord, FieldList, FieldName, RecordOf } from '@groundwork/domain-records';
import { required } from '@groundwork/domain-records';
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
function choiceSchema(values: readonly (string | boolean)[]): Schema {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length === values.length) return { enum: texts };
  return { oneOf: [{ type: 'boolean' }, { type: 'string', enum: texts }] };
}

const isList = ({ kind }: AnyField): boolean => kind === 'many' || kind === 'objects';

/** A field in the OpenAPI document. What is not answered yet is left out or null; a list is left out. */
function apiProperty(field: AnyField): PropertyDecorator {
  const schema = schemaOf(field);
  if (field.required) return ApiProperty(schema);
  return ApiPropertyOptional(isList(field) ? schema : { ...schema, nullable: true });
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
type Always<R extends AnyRecord, Name extends FieldName<R>> = Writable<
  Omit<RecordOf<R>, Name> & { [Own in Name]-?: NonNullable<RecordOf<R>[Own & keyof RecordOf<R>]> }
>;

const declared = Symbol('record');

/**
 * The base class of a DTO with the fields of a record: `class SaveProfileDto extends recordDto(profile) {}`. The fields in
 * `always` are there in every answer, though a save may leave them out.
 */
export function recordDto<R extends AnyRecord, Name extends FieldName<R> = never>(
  record: R,
  { always = [] }: { readonly always?: readonly Name[] } = {},
): new () => Always<R, Name> {
  class RecordDto {
    static readonly [declared]: AnyRecord = record;
  }
  const names = new Set<string>(always);
  for (const [name, field] of Object.entries(record.fields)) {
    // What the compiler would note of a declared property; a schema of alternatives has no type of its own.
    Reflect.defineMetadata('design:type', Object, RecordDto.prototype, name);
    apiProperty(names.has(name) ? required(field) : field)(RecordDto.prototype, name);
  }
  return RecordDto as unknown as new () => Always<R, Name>;
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
