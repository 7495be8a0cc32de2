interface Needed {
  readonly name: string;
  readonly requiredVersion?: string | false;
}

/**
 * What a remote needs in another major version than the shell lends, or that the shell does not lend at all, with both
 * versions; `undefined` where all fits. Minor versions may differ either way: units are deployed one by one.
 */
export function unmetNeed(
  shared: readonly Needed[],
  lent: Readonly<Record<string, string>>,
): { name: string; needed: string; lent: string } | undefined {
  for (const { name, requiredVersion } of shared) {
    const version = lent[name];
    const needed = requiredVersion || '*';
    if (version === undefined || !fits(needed, version)) return { name, needed, lent: version ?? '–' };
  }
  return undefined;
}

const majorOf = (version: string): number => Number(/\d+/.exec(version)?.[0] ?? Number.NaN);

/** Of a range as package.json has it, its majors alone. */
function fits(range: string, version: string): boolean {
  const major = majorOf(version);
  return range.split('||').some((one) => {
    const least = majorOf(one);
    return Number.isNaN(least) || (/^\s*>/.test(one) ? major >= least : major === least);
  });
}
