/** A value as it is stored: texts without white space around them, an empty one as none. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

/** What a body sets of the named fields. What it leaves out is left out here too. */
export function bodyValues<T extends object, N extends keyof T>(body: T, names: readonly N[]): Partial<Pick<T, N>> {
  const values = names.filter((name) => body[name] !== undefined).map((name) => [name, trimmed(body[name])] as const);
  return Object.fromEntries(values) as Partial<Pick<T, N>>;
}

/** The named fields of a row. */
export function pick<T extends object, N extends keyof T>(row: T, names: readonly N[]): Pick<T, N> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, N>;
}
