import {
  all,
  amount as amountRule,
  calendarDate,
  email as emailRule,
  id as idRule,
  jsonNumber,
  LARGEST_WHOLE,
  line,
  listOfIds,
  notNegative,
  numberAtMost,
  oneOf,
  optionalPhone,
  paragraph as paragraphRule,
  percentage as percentageRule,
  phone as phoneRule,
  requiredAny,
  requiredParagraph,
  state as stateRule,
  stateNames,
  trueOrFalse,
  wholeNumber,
  zip as zipRule,
} from '@groundwork/domain-validation';
import { makeField } from './field.js';
import type { Field, FieldOptions, Option } from './field.js';

// What a field looks at follows from its own predicates, not from the list that it stands in: hence `NoInfer`.

/** A line of text, of 200 characters at most. */
export const text = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('text', { label, input: 'text', strict: requiredAny, loose: line, options });

/** Text of several lines, of 4,000 characters at most. */
export const paragraph = <F = unknown>(
  label: string,
  options: FieldOptions<F> = {},
): Field<string, NoInfer<F>, false> =>
  makeField('paragraph', {
    label,
    input: 'paragraph',
    strict: requiredParagraph,
    loose: paragraphRule,
    options,
  });

export const email = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('email', { label, input: 'email', strict: emailRule, options });

/** Ten digits, with or without the mask. */
export const phone = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('phone', { label, input: 'phone', strict: phoneRule, loose: optionalPhone, options });

export const zip = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('zip', { label, input: 'zip', strict: zipRule, options });

/** A state by its full name. */
export const state = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('state', { label, input: 'state', strict: stateRule, options, choices: optionsOf(stateNames) });

/** A question that is answered by yes or no. */
export const flag = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<boolean, NoInfer<F>, false> =>
  makeField('flag', { label, input: 'yesNo', strict: trueOrFalse, options });

/** A whole number of 0 or more. */
export const whole = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<number, NoInfer<F>, false> =>
  makeField('whole', {
    label,
    input: 'number',
    strict: all(jsonNumber, wholeNumber, numberAtMost(LARGEST_WHOLE)),
    options,
  });

/** A number of 0 or more. */
export const decimal = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<number, NoInfer<F>, false> =>
  makeField('decimal', { label, input: 'number', strict: all(jsonNumber, notNegative), options });

/** An amount of money in whole cents. */
export const amount = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<number, NoInfer<F>, false> =>
  makeField('amount', { label, input: 'money', strict: amountRule, options });

/** A percentage from 0 to 100 with at most four decimals. */
export const percentage = <F = unknown>(
  label: string,
  options: FieldOptions<F> = {},
): Field<number, NoInfer<F>, false> =>
  makeField('percentage', { label, input: 'percentage', strict: all(jsonNumber, percentageRule), options });

/** A day of the calendar, YYYY-MM-DD. */
export const day = <F = unknown>(label: string, options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('day', { label, input: 'date', strict: calendarDate, options });

/** A moment as an ISO text in UTC. Nobody writes it but the service. */
export const instant = <F = unknown>(label = '', options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('instant', { label, input: 'none', strict: requiredAny, options: { writers: [], ...options } });

/** The id of a row or a file. */
export const id = <F = unknown>(label = '', options: FieldOptions<F> = {}): Field<string, NoInfer<F>, false> =>
  makeField('id', { label, input: 'none', strict: idRule, options });

/** The ids of so many rows or files at most, each once. */
export const ids = <F = unknown>(
  label: string,
  options: FieldOptions<F> & { readonly most: number },
): Field<readonly string[], NoInfer<F>, false> =>
  makeField('ids', { label, input: 'none', strict: listOfIds(options.most), options });

/** One of some values; `labels` where a list calls them otherwise than by themselves with a capital. */
export const choice = <const Value extends string | boolean | number, F = unknown>(
  label: string,
  values: readonly Value[],
  options: FieldOptions<F> & { readonly labels?: Readonly<Record<string, string>> } = {},
): Field<Value, NoInfer<F>, false> =>
  makeField('choice', {
    label,
    input: 'choice',
    strict: oneOf(values),
    options,
    choices: optionsOf(values, options.labels),
  });

/** A size or a place that is given as a number or in words. */
export const textOrNumber = <F = unknown>(
  label: string,
  options: FieldOptions<F> = {},
): Field<string | number, NoInfer<F>, false> =>
  makeField('textOrNumber', {
    label,
    input: 'text',
    strict: (value) => (typeof value === 'number' ? notNegative(value) : requiredAny(value)),
    loose: (value) => (typeof value === 'number' ? notNegative(value) : line(value)),
    options,
  });

function optionsOf<Value extends string | boolean | number>(
  values: readonly Value[],
  labels: Readonly<Record<string, string>> = {},
): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: labels[String(value)] ?? capital(String(value)) }));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
