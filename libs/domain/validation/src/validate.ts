import { shared } from '@groundwork/domain-messages';
import type { FieldErrors, Rule } from './rule.js';

/** Rules by field name: a rule, the shape of a nested object, or `each(shape)` of a list. */
export interface Shape {
  readonly [field: string]: Rule | Shape | ListShape | OptionalShape;
}

/** A nested object that may not be there: then nothing is asked of its fields. */
export interface OptionalShape {
  readonly shape: Shape;
  readonly isOptional: true;
}

export function ifPresent(shape: Shape): OptionalShape {
  return { shape, isOptional: true };
}

const isOptionalShape = (shape: Shape[string]): shape is OptionalShape =>
  typeof shape === 'object' && (shape as Partial<OptionalShape>).isOptional === true;

/** The rules of every entry of a list, with rules of the list itself. */
export interface ListShape {
  readonly entry: Rule | Shape;
  readonly list: readonly Rule[];
  readonly isList: true;
}

/** A list whose entries follow a shape or a rule; further rules look at the list as a whole. */
export function each(entry: Rule | Shape, ...list: readonly Rule[]): ListShape {
  return { entry, list, isList: true };
}

const isListShape = (shape: Shape[string]): shape is ListShape =>
  typeof shape === 'object' && (shape as Partial<ListShape>).isList === true;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function collect(shape: Shape[string], value: unknown, path: string, errors: FieldErrors): void {
  if (typeof shape === 'function') {
    const complaint = shape(value);
    if (complaint !== undefined) errors[path] = complaint;
    return;
  }
  if (isListShape(shape)) {
    collectList(shape, value, path, errors);
    return;
  }
  if (isOptionalShape(shape)) {
    if (value !== undefined && value !== null) collect(shape.shape, value, path, errors);
    return;
  }
  if (value !== undefined && value !== null && !isRecord(value)) {
    errors[path] = shared.fieldRequired;
    return;
  }
  for (const [field, inner] of Object.entries(shape)) {
    const own = isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined;
    collect(inner, own, path === '' ? field : `${path}.${field}`, errors);
  }
}

function collectList(shape: ListShape, value: unknown, path: string, errors: FieldErrors): void {
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    errors[path] = shared.fieldRequired;
    return;
  }
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  for (const rule of shape.list) {
    const complaint = rule(entries);
    if (complaint === undefined) continue;
    errors[path] = complaint;
    // A list that is too long is not read entry by entry: its length alone must not cost work.
    return;
  }
  entries.forEach((entry, index) => collect(shape.entry, entry, `${path}.${index}`, errors));
}

/**
 * Applies a shape to a value and gives every field's first complaint by path ('properties.0.zipCode').
 * A missing object or list counts as empty, so that its required fields complain.
 */
export function validate(shape: Shape, value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  collect(shape, value ?? {}, '', errors);
  return errors;
}

/** Whether nothing was wrong. */
export function isValid(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** As the problem document has them: a list by field. */
export function toProblemErrors(errors: FieldErrors): { field: string; message: string; code: string }[] {
  return Object.entries(errors).map(([field, message]) => ({ field, message, code: 'field.invalid' }));
}

/** The fields of a nested object under a path: { zip: 'x' } under 'company' → { 'company.zip': 'x' }. */
export function under(path: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${path}.${field}`, message]));
}
