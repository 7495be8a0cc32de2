/** The fields of a body that are there: left out means unchanged, null means cleared. */
export function changedFields<T extends object>(body: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}
