import { get, set } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

/** A field that two people left differently: its path, both values, and whose is proposed. */
export interface Dispute {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly proposed: Side;
}
export type Side = 'mine' | 'theirs';

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;
const settled = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown): boolean => settled(a) === settled(b);

/** The paths of all values that are no branches: 'person.city', 'references.0.email'. */
function leaves(value: unknown, path = ''): string[] {
  if (!isBranch(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
}

/**
 * The fields in which what is typed (`mine`) differs from what somebody else saved meanwhile (`theirs`). What only they changed
 * since `base` is proposed as theirs, all else as mine. An empty text counts as none.
 */
export function disputesOf<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Dispute[] {
  const paths = [...new Set([...leaves(mine), ...leaves(theirs)])];
  return paths.flatMap((path) => {
    const [was, own, other] = [base, mine, theirs].map((values) => get(values, path) as unknown);
    if (isBranch(own) || isBranch(other) || same(own, other)) return [];
    return [{ path, mine: own, theirs: other, proposed: same(was, own) ? ('theirs' as const) : ('mine' as const) }];
  });
}

function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  return isBranch(value)
    ? (Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)])) as Value)
    : value;
}

/** `mine` with the fields that were given up. */
export function settle<Values extends FieldValues>(
  mine: Values,
  disputes: readonly Dispute[],
  chosen: Readonly<Record<string, Side>>,
): Values {
  const values = copyOf(mine);
  for (const { path, theirs } of disputes) if (chosen[path] === 'theirs') set(values, path, theirs);
  return values;
}
