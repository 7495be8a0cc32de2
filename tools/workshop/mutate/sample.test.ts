interface Fault {
  readonly id: string;
  readonly fileName: string;
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
  readonly replacement: string;
}

interface Result {
  readonly fileName: string;
  readonly status: string;
}

const { sampleOf, intervalOf, linesByFile, scoreLine, percentOf } = (await import(
  new URL('../../mutate/sample.mjs', import.meta.url).href
)) as {
  sampleOf: (faults: readonly Fault[], count: number, seed: number) => Fault[];
  intervalOf: (noticed: number, planted: number) => [number, number];
  linesByFile: (results: readonly Result[], pathOf: (file: string) => string) => string[];
  scoreLine: (name: string, results: readonly Result[]) => string;
  percentOf: (share: number) => number;
};

const faultsOf = (fileName: string, count: number): Fault[] =>
  Array.from({ length: count }, (_, at) => {
    const place = { line: Math.floor(at / 2), column: 4 };
    return {
      id: `${fileName}${String(at)}`,
      fileName,
      location: { start: place, end: place },
      replacement: String(at % 2),
    };
  });

const faults = [...faultsOf('long.ts', 90), ...faultsOf('short.ts', 10)];
const idsOf = (chosen: readonly Fault[]) => chosen.map(({ id }) => id);

describe('a sample of faults', () => {
  it.each([1, 2, 3, 77])('has as many as are wanted, none twice, and of each file its share: seed %i', (seed) => {
    const chosen = sampleOf(faults, 20, seed);
    expect(new Set(idsOf(chosen)).size).toBe(20);
    expect(chosen.filter(({ fileName }) => fileName === 'short.ts')).toHaveLength(2);
  });

  it('is the same for a seed in whatever order the faults come, and another for another', () => {
    const chosen = idsOf(sampleOf(faults, 20, 1));
    expect(idsOf(sampleOf([...faults].reverse(), 20, 1))).toEqual(chosen);
    expect(idsOf(sampleOf(faults, 20, 4))).not.toEqual(chosen);
  });

  it('is all of them where more are wanted than there are', () => {
    expect(idsOf(sampleOf(faults, 500, 3)).sort()).toEqual(idsOf(faults).sort());
  });
});

describe('the score of a sample', () => {
  // The bounds of Wilson's interval at 95 percent, from its formula by hand.
  it.each([
    [45, 50, 0.786, 0.957],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [0, 0, 0, 1],
  ])('%i of %i lies between its bounds', (noticed, planted, least, most) => {
    const [low, high] = intervalOf(noticed, planted);
    expect(low).toBeCloseTo(least, 3);
    expect(high).toBeCloseTo(most, 3);
  });

  it('is told by file, of what was planted alone, and never rounded up', () => {
    const results = [
      { fileName: '/unit/b.ts', status: 'Killed' },
      { fileName: '/unit/b.ts', status: 'Survived' },
      { fileName: '/unit/b.ts', status: 'NoCoverage' },
      { fileName: '/unit/a.ts', status: 'Timeout' },
      { fileName: '/unit/a.ts', status: 'CompileError' },
      { fileName: '/unit/c.ts', status: 'Ignored' },
    ];
    expect(linesByFile(results, (file) => file.replace('/unit/', ''))).toEqual([
      '  a.ts: 1 of 1 noticed, 100 percent (20.6 to 100)',
      '  b.ts: 1 of 3 noticed, 33.3 percent (6.1 to 79.2)',
    ]);
    expect(scoreLine('all', results)).toBe('all: 2 of 4 noticed, 50 percent (15 to 84.9)');
    expect(percentOf(0.8999)).toBe(89.9);
  });
});
