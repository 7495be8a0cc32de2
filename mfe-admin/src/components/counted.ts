/** '12', or '1,000+' where it was counted no further. */
export function countOf({
  count,
  countIsBound,
}: {
  readonly count: number | null;
  readonly countIsBound: boolean;
}): string {
  const n = count ?? 0;
  // A browser reads the rules of a language for the first number that it is to group, and the first screen would wait for it.
  return `${n < 1_000 ? n : n.toLocaleString('en-US')}${countIsBound ? '+' : ''}`;
}
