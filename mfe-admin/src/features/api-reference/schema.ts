import { fill } from '@groundwork/domain-messages';
import { apiReference as words } from '@groundwork/domain-messages-admin';
import type { Schema, Schemas } from '../../data/api-reference.js';

/** A field of a body or an answer, with where it lies: `lines[].amount`. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
  readonly about: string;
}

/** So deep fields lie within fields at most: what is deeper is called an object. */
const deepest = 4;

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** A schema without what only points to another; what is said beside the pointer counts. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf, ...rest } = schema;
  const other = $ref ? schemas[nameOf($ref)] : allOf?.length === 1 ? allOf[0] : undefined;
  if (other) {
    const { type: _same, ...beside } = rest;
    return { ...resolved(other, schemas), ...beside };
  }
  if (!allOf) return schema;
  const parts = allOf.map((part) => resolved(part, schemas));
  return {
    ...rest,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Schemas,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** What a value is, in a word or two. */
export function typeText(schema: Schema, schemas: Schemas): string {
  const { type, format, enum: values, items, oneOf, nullable, properties } = resolved(schema, schemas);
  const plain = values
    ? values.map((value) => JSON.stringify(value)).join(' | ')
    : oneOf
      ? oneOf.map((part) => typeText(part, schemas)).join(' | ')
      : items
        ? fill(words.listOf, { type: typeText(items, schemas) })
        : (type ?? (properties ? 'object' : 'any'));
  return [format ? `${plain} (${format})` : plain, ...(nullable ? [words.orNull] : [])].join(' ');
}

/** The fields of a schema, those of inner objects below them. */
export function fieldsOf(schema: Schema, schemas: Schemas, prefix = '', depth = 0): Field[] {
  const { properties, items, required = [] } = resolved(schema, schemas);
  if (items) return fieldsOf(items, schemas, `${prefix}[]`, depth);
  if (!properties || depth >= deepest) return [];
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const own: Field = {
      name,
      type: typeText(property, schemas),
      needed: required.includes(key),
      about: resolved(property, schemas).description ?? '',
    };
    return [own, ...fieldsOf(property, schemas, name, depth + 1)];
  });
}

const texts: Readonly<Record<string, string>> = {
  uuid: '018f6c1e-7c5a-7d10-9a2b-3c4d5e6f7a8b',
  'date-time': '2026-03-02T15:00:00.000Z',
  date: '2026-03-02',
  binary: '',
};

/** A value that a schema allows. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const { type, format = '', enum: values, items, oneOf, properties } = resolved(schema, schemas);
  if (values) return values[0];
  if (oneOf?.[0]) return exampleOf(oneOf[0], schemas, depth);
  if (items) return depth >= deepest ? [] : [exampleOf(items, schemas, depth)];
  if (properties)
    return depth >= deepest
      ? {}
      : Object.fromEntries(
          Object.entries(properties).map(([key, property]) => [key, exampleOf(property, schemas, depth + 1)]),
        );
  switch (type) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'string':
      return texts[format] ?? 'text';
    default:
      return {};
  }
}
