import {
  all,
  each,
  ifPresent,
  jsonNumber,
  line,
  listOfAtMost,
  LARGEST_WHOLE,
  numberAtMost,
  optional,
  optionalAmount,
  optionalId,
  optionalTrueOrFalse,
  paragraph,
  textAtMost,
  wholeNumber,
} from '@groundwork/domain-validation';
import type { Rule, Shape } from '@groundwork/domain-validation';
import type { AnyField, AnyRecord, FieldKind } from './field.js';

const anything: Rule = () => undefined;
const number = optional(jsonNumber);
const anyText = textAtMost(Infinity);

/** What a field takes, whatever its rule says: text where text belongs, and numbers that are numbers. */
const kinds: Readonly<Record<Exclude<FieldKind, 'one' | 'many' | 'objects' | 'ids'>, Rule>> = {
  text: line,
  paragraph,
  email: line,
  phone: line,
  zip: line,
  state: line,
  flag: optionalTrueOrFalse,
  whole: optional(all(jsonNumber, wholeNumber, numberAtMost(LARGEST_WHOLE))),
  decimal: number,
  amount: optionalAmount,
  percentage: number,
  day: line,
  instant: line,
  choice: anything,
  id: optionalId,
  textOrNumber: (value) => (typeof value === 'number' ? number(value) : line(value)),
};

/** A record by the kinds of its fields alone: what can be said of a body before the rules are held against the whole. */
export function kindsOf({ fields }: AnyRecord): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(field)]));
}

function kindOf({ kind, record, most, rule, hasOwnRule }: AnyField): Shape[string] {
  if (record && kind === 'many') return each(kindsOf(record), listOfAtMost(most ?? 0));
  if (kind === 'objects') return each(anything, listOfAtMost(most ?? 0));
  if (record) return ifPresent(kindsOf(record));
  const kindRule = (kinds as Readonly<Partial<Record<FieldKind, Rule>>>)[kind] ?? rule;
  // How long a text may be, and whether one stands for a number, is for a field's own rule to say.
  if (hasOwnRule && kindRule === line) return anyText;
  return hasOwnRule && kindRule === number
    ? (value) => (typeof value === 'string' ? undefined : number(value))
    : kindRule;
}
