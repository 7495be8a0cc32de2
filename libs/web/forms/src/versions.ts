import { set } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { alignedTo, at, isBranch, joined, withIdsOf, withoutGaps } from './rows.js';

/** A field that two people left differently: its path, both values, and whose is proposed. Of a row that one of them has not, the row. */
export interface Dispute {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly proposed: Side;
  /** Theirs is another than what was typed over: a save would overwrite it. */
  readonly changedByThem: boolean;
}
export type Side = 'mine' | 'theirs';
/** Whose value was chosen, by the paths of the disputes. */
export type Choices = Readonly<Record<Dispute['path'], Side>>;

const settled = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
const namesOf = (...values: unknown[]): string[] => [
  ...new Set(values.flatMap((value) => (isBranch(value) ? Object.keys(value) : []))),
];

/** An empty text counts as none. */
function same(a: unknown, b: unknown): boolean {
  if (isBranch(a) && isBranch(b)) return namesOf(a, b).every((name) => same(at(a, name), at(b, name)));
  return settled(a) === settled(b);
}

/**
 * The fields in which what is typed (`mine`) differs from what somebody else saved meanwhile (`theirs`). What only they changed
 * since `base` is proposed as theirs, all else as mine. Rows belong together by their ids, wherever they stand.
 */
export function disputesOf<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Dispute[] {
  const other = alignedTo(mine, theirs);
  return differing('', alignedTo(joined(mine, other), base), mine, other);
}

function differing(path: string, was: unknown, mine: unknown, theirs: unknown, isRow = false): Dispute[] {
  const isPartOfOne = isRow && (mine === undefined || theirs === undefined);
  if (!isPartOfOne && (isBranch(mine) || isBranch(theirs))) {
    const areRows = Array.isArray(mine) || Array.isArray(theirs);
    return namesOf(mine, theirs)
      .filter((name) => !(isRow && name === 'id'))
      .flatMap((name) =>
        differing(path === '' ? name : `${path}.${name}`, at(was, name), at(mine, name), at(theirs, name), areRows),
      );
  }
  if (same(mine, theirs)) return [];
  return [{ path, mine, theirs, proposed: same(was, mine) ? 'theirs' : 'mine', changedByThem: !same(was, theirs) }];
}

/** `mine` as a save on their version carries it: rows that were stored meanwhile have their ids. */
export const onTopOf = <Values extends FieldValues>(mine: Values, theirs: Values): Values =>
  withIdsOf(mine, alignedTo(mine, theirs));

export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  return isBranch(value)
    ? (Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)])) as Value)
    : value;
}

/** `mine` with the fields and rows that were given up, and those that were taken over. */
export function settle<Values extends FieldValues>(
  mine: Values,
  disputes: readonly Dispute[],
  chosen: Choices,
): Values {
  const values = copyOf(mine);
  for (const { path, theirs } of disputes) if (chosen[path] === 'theirs') set(values, path, theirs);
  return withoutGaps(values);
}
