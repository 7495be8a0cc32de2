/** The names in braces of a sentence: '{n} of {total}' has 'n' and 'total'. */
export type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<T extends string> = string extends T
  ? Readonly<Record<string, string | number>>
  : Readonly<Record<Placeholders<T>, string | number>>;

/**
 * Fills the names in braces of a catalogue sentence. A literal template is checked by the compiler: every name
 * has to be given. A name without a value stays as it stands, so that nothing is silently lost.
 * A number counts something and is written as people write it, '4,000'; what only names something, as a year or the number of a
 * batch, is given as text. The values are text; whoever shows them as HTML escapes.
 */
export function fill<T extends string>(template: T, values: Values<T>): string {
  const valueByName = values as Readonly<Record<string, string | number>>;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(valueByName, name) ? written(valueByName[name]) : whole,
  );
}

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const written = (value: string | number | undefined): string =>
  typeof value === 'number' ? counts.format(value) : String(value);
