import type { ValidationOptions } from 'class-validator';
import { ValidateBy } from 'class-validator';

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
