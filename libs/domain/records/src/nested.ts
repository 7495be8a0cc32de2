import { makeField } from './field.js';
import type { AnyRecord, Field, FieldOptions } from './field.js';
import type { RecordOf } from './record.js';

const anything = (): undefined => undefined;

/** A record within a record. Where it is not there, its required fields are not asked for. */
export const one = <const R extends AnyRecord, F = unknown>(
  record: R,
  options: FieldOptions<F> & { readonly label?: string } = {},
): Field<RecordOf<R>, NoInfer<F>, false> =>
  makeField('one', { label: options.label ?? '', input: 'none', strict: anything, options, record });

/** A list of records. One that is longer than `most` is refused before its entries are read. */
export const many = <const R extends AnyRecord, F = unknown>(
  record: R,
  options: FieldOptions<F> & { readonly label?: string; readonly most: number },
): Field<readonly RecordOf<R>[], NoInfer<F>, false> =>
  makeField('many', {
    label: options.label ?? '',
    input: 'none',
    strict: anything,
    options,
    record,
    most: options.most,
  });

/** A list of objects that nobody reads yet: stored and answered as they came. */
export const objects = <F = unknown>(
  options: FieldOptions<F> & { readonly label?: string; readonly most: number },
): Field<readonly object[], NoInfer<F>, false> =>
  makeField('objects', { label: options.label ?? '', input: 'none', strict: anything, options, most: options.most });
