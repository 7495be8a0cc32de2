/** The properties of both, the second's in the place of the first's. */
export type Merged<First, Second> = Omit<First, keyof Second> & Second;

/**
 * `{ ...first, ...second }` for wide records on ways that are often gone: for each property of a second spread V8 looks up a shape of the
 * object anew, which made one of thirty properties cost as much as a statement of the database.
 */
export const merged = <First extends object, Second extends object>(
  first: First,
  second: Second,
): Merged<First, Second> => Object.assign({}, first, second);
