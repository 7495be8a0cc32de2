import type { ArgumentMetadata, ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import { fill, shared } from '@groundwork/domain-messages';
import { pickFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { getMetadataStorage, MAX_LENGTH, ValidationTypes } from 'class-validator';
import { rememberRules } from './known-rules.js';
import type { FieldProblem } from './problem.js';
import { Problem } from './problem.js';
import { otherFields, recordOfDto, shapeOfDto } from './record.dto.js';

type Constructor = new (...input: never[]) => object;

/** Types of a body that are no class with fields. */
const plain: ReadonlySet<unknown> = new Set([Object, Array, String, Number, Boolean, Buffer]);

const isClassOf = (metatype: ArgumentMetadata['metatype']): metatype is Constructor =>
  metatype !== undefined && !plain.has(metatype);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What a person is told who typed or pasted too much, where the rule itself says nothing: class-validator has words of its own. */
function sentenceOf({ target, property }: ValidationError, rule: string): string | undefined {
  if (rule !== MAX_LENGTH || !target) return undefined;
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  const broken = rules.find(({ propertyName, name }) => propertyName === property && name === rule);
  return broken && !broken.message ? fill(shared.tooLong, { max: broken.constraints[0] as number }) : undefined;
}

function flatten(errors: readonly ValidationError[], prefix = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: sentenceOf(error, rule) ?? message,
    }));
    return [...own.slice(0, 1), ...flatten(error.children ?? [], `${field}.`)];
  });
}

/**
 * A body with what its class has rules for, and of that no more than the rules look at: fields without a rule are dropped, a
 * list ends one entry after the most that it may have, and in a field that holds no records, objects are empty. Whatever
 * is wrong is still refused in its own words, but class-transformer, which walks through everything, has nothing to walk.
 */
function withKnownFields(body: object, metatype: Constructor): object {
  const rules = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
  if (rules.length === 0) return body;
  const known: Record<string, unknown> = {};
  for (const { propertyName } of rules) {
    if (Object.hasOwn(known, propertyName) || !Object.hasOwn(body, propertyName)) continue;
    const ofField = rules.filter((rule) => rule.propertyName === propertyName);
    const most = ofField.find(({ name }) => name === 'arrayMaxSize')?.constraints as [number] | undefined;
    const isNested = ofField.some(({ type }) => type === ValidationTypes.NESTED_VALIDATION);
    const value = (body as Record<string, unknown>)[propertyName];
    const within = Array.isArray(value) && most ? value.slice(0, most[0] + 1) : value;
    known[propertyName] = isNested ? within : withoutDepth(within);
  }
  return known;
}

/** A value whose objects, its own or those in its list, are empty. */
function withoutDepth(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return {};
  return value.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? {} : entry));
}

/**
 * The pipe of every unit: unknown fields are dropped, what is wrong is answered by field. A body whose class is made from
 * a record is read by the record's declaration, which refuses a list for its length before it looks at an entry;
 * class-validator has what the class adds without a declaration.
 */
class InputPipe extends ValidationPipe {
  /** What a query without a parameter becomes, by its class: most lists are asked for so. */
  private readonly ofNothing = new WeakMap<Constructor, object>();

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'query' && isClassOf(metadata.metatype) && isEmpty(value))
      return this.nothing(metadata.metatype, metadata);
    const record = recordOfDto(metadata.metatype);
    const isClass = metadata.type === 'body' && isClassOf(metadata.metatype);
    if (!isClass || (!record && (value === undefined || value === null))) return super.transform(value, metadata);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Problem('request.malformed');
    if (!record) return super.transform(withKnownFields(value, metadata.metatype as Constructor), metadata);
    const refused = Object.entries(validate(shapeOfDto(metadata.metatype), value));
    const errors: FieldProblem[] = refused.map(([field, message]) => ({ field, message }));
    const { input, problems } = await this.own(value, metadata);
    errors.push(...problems.filter(({ field }) => !errors.some((error) => error.field === field)));
    if (errors.length > 0) throw new Problem('validation.failed', errors[0]?.message, errors);
    return Object.assign(input, pickFields(record, value));
  }

  /** Checked once, since it is the same every time; what is refused, or holds what somebody could change, is made anew every time. */
  private async nothing(metatype: Constructor, metadata: ArgumentMetadata): Promise<object> {
    const known = this.ofNothing.get(metatype);
    if (known) return Object.assign(Object.create(metatype.prototype as object) as object, known);
    const made = (await super.transform({}, metadata)) as object;
    if (Object.values(made).every((value) => typeof value !== 'object' || value === null))
      this.ofNothing.set(metatype, { ...made });
    return made;
  }

  /** What the class adds that is not declared. */
  private async own(value: object, metadata: ArgumentMetadata): Promise<{ input: object; problems: FieldProblem[] }> {
    const metatype = metadata.metatype as new () => object;
    const names = otherFields(metatype);
    if (names.length === 0) return { input: new metatype(), problems: [] };
    const own = Object.fromEntries(
      Object.entries(withKnownFields(value, metatype)).filter(([name]) => names.includes(name)),
    );
    try {
      return { input: (await super.transform(own, metadata)) as object, problems: [] };
    } catch (error) {
      if (error instanceof Problem && error.code === 'validation.failed')
        return { input: {}, problems: [...(error.errors ?? [])] };
      throw error;
    }
  }
}

export function inputPipe(): ValidationPipe {
  rememberRules();
  return new InputPipe({
    whitelist: true,
    transform: true,
    transformOptions: { exposeUnsetFields: false },
    // For its class alone: nothing of what was sent is told.
    validationError: { target: true, value: false },
    exceptionFactory: (errors) => {
      const fields = flatten(errors);
      return new Problem('validation.failed', fields[0]?.message, fields);
    },
  });
}
