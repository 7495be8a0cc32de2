import type { ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import type { ValidationOptions } from 'class-validator';
import { ValidateBy } from 'class-validator';
import type { FieldProblem } from './problem.js';
import { Problem } from './problem.js';

/**
 * Puts a rule of libs/domain on a field of a DTO, so that form and service refuse the same input with the same sentence.
 * A rule takes the value and gives its message, or undefined when the value is right.
 */
export function Follows<T>(rule: (value: T) => string | undefined, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'follows',
      validator: {
        validate: (value: T) => rule(value) === undefined,
        defaultMessage: (args) => rule(args?.value as T) ?? '',
      },
    },
    options,
  );
}

function flatten(errors: readonly ValidationError[], prefix = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = prefix + error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
    return [...own.slice(0, 1), ...flatten(error.children ?? [], `${field}.`)];
  });
}

/** The pipe of every unit: unknown fields are dropped, what is wrong is answered by field. */
export function inputPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    transformOptions: { exposeUnsetFields: false },
    exceptionFactory: (errors) => {
      const fields = flatten(errors);
      return new Problem('validation.failed', fields[0]?.message, fields);
    },
  });
}
