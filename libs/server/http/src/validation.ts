import type { ArgumentMetadata, ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import { pickFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { getMetadataStorage } from 'class-validator';
import type { FieldProblem } from './problem.js';
import { Problem } from './problem.js';
import { otherFields, recordOfDto, shapeOfDto } from './record.dto.js';

function flatten(errors: readonly ValidationError[], prefix = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
    return [...own.slice(0, 1), ...flatten(error.children ?? [], `${field}.`)];
  });
}

/**
 * A body without the fields that its class has no rule for. They are dropped in any case, but class-transformer takes a time
 * over them that grows with their square: 8 s of a body below the limit.
 */
function withKnownFields(body: unknown, { metatype, type }: ArgumentMetadata): unknown {
  if (type !== 'body' || !metatype || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const rules = getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false);
  if (rules.length === 0) return body;
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
}

/**
 * The pipe of every unit: unknown fields are dropped, what is wrong is answered by field. A body whose class is made from
 * a record is read by the record's declaration, which refuses a list for its length before it looks at an entry;
 * class-validator has what the class adds without a declaration.
 */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const record = recordOfDto(metadata.metatype);
    if (!record || !metadata.metatype || metadata.type !== 'body')
      return super.transform(withKnownFields(value, metadata), metadata);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Problem('request.malformed');
    const refused = Object.entries(validate(shapeOfDto(metadata.metatype), value));
    const errors: FieldProblem[] = refused.map(([field, message]) => ({ field, message }));
    const { input, problems } = await this.own(value, metadata);
    errors.push(...problems.filter(({ field }) => !errors.some((error) => error.field === field)));
    if (errors.length > 0) throw new Problem('validation.failed', errors[0]?.message, errors);
    return Object.assign(input, pickFields(record, value));
  }

  /** What the class adds that is not declared. */
  private async own(value: object, metadata: ArgumentMetadata): Promise<{ input: object; problems: FieldProblem[] }> {
    const metatype = metadata.metatype as new () => object;
    const names = otherFields(metatype);
    if (names.length === 0) return { input: new metatype(), problems: [] };
    const own = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
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
  return new InputPipe({
    whitelist: true,
    transform: true,
    transformOptions: { exposeUnsetFields: false },
    exceptionFactory: (errors) => {
      const fields = flatten(errors);
      return new Problem('validation.failed', fields[0]?.message, fields);
    },
  });
}
