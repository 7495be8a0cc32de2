/** The fields of a form that were given: left out means unchanged, null means cleared. */
export function given<T extends object>(form: T | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(form ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;
}
