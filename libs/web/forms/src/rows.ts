export const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What a record or a list of any form has under a name; undefined of anything else. */
export const at = (value: unknown, name: string): unknown => (isBranch(value) ? Reflect.get(value, name) : undefined);

const named = (value: unknown, name: 'id' | 'name'): unknown => at(value, name) ?? undefined;

/** Rows are one and the same by their id; by name where one of them was not stored yet; by place where neither has either. */
function isSameRow(a: unknown, b: unknown, samePlace: boolean): boolean {
  const [ids, names] = [
    [named(a, 'id'), named(b, 'id')],
    [named(a, 'name'), named(b, 'name')],
  ];
  if (ids[0] !== undefined && ids[1] !== undefined) return ids[0] === ids[1];
  if (names[0] !== undefined || names[1] !== undefined) return names[0] === names[1];
  return samePlace;
}

function orderedAs(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map((_, place) => place);
  const partners = rows.map((row, place) => {
    const at = left.findIndex((other) => isSameRow(row, others[other], other === place));
    return at < 0 ? undefined : others[left.splice(at, 1)[0] as number];
  });
  return [...partners, ...left.map((place) => others[place])];
}

/** `other` with its rows in the order of `mine`: a row that is missing there leaves a gap, a row that only it has comes last. */
export function alignedTo(mine: unknown, other: unknown): unknown {
  if (!isBranch(mine) || !isBranch(other)) return other;
  if (Array.isArray(mine) && Array.isArray(other))
    return orderedAs(mine, other).map((row, place) => alignedTo(mine[place], row));
  return Object.fromEntries(Object.entries(other).map(([name, inner]) => [name, alignedTo(at(mine, name), inner)]));
}

/** What both have, `mine` first: every row has its place in it. `other` is aligned already. */
export function joined(mine: unknown, other: unknown): unknown {
  if (!isBranch(mine) || !isBranch(other)) return mine ?? other;
  if (Array.isArray(mine) && Array.isArray(other))
    return Array.from({ length: Math.max(mine.length, other.length) }, (_, place) => joined(mine[place], other[place]));
  const names = new Set([...Object.keys(mine), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, joined(at(mine, name), at(other, name))]));
}

/** `mine` with the ids that its rows were given meanwhile. `other` is aligned already. */
export function withIdsOf<Values>(mine: Values, other: unknown): Values {
  if (!isBranch(mine)) return mine;
  if (Array.isArray(mine))
    return mine.map((row, place) => {
      const adopted: unknown = withIdsOf(row, at(other, String(place)));
      const id = named(at(other, String(place)), 'id');
      return isBranch(row) && named(row, 'id') === undefined && id !== undefined
        ? Object.assign({}, adopted, { id })
        : adopted;
    }) as Values;
  return Object.fromEntries(
    Object.entries(mine).map(([name, inner]) => [name, withIdsOf(inner, at(other, name))]),
  ) as Values;
}

/** Without the gaps of rows that were given up. */
export function withoutGaps<Values>(values: Values): Values {
  if (Array.isArray(values)) return values.filter((row) => row !== undefined).map(withoutGaps) as Values;
  if (!isBranch(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, inner]) => [name, withoutGaps(inner)])) as Values;
}
