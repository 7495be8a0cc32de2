interface Rise {
  readonly first: number;
  readonly last: number;
}
interface Figures {
  readonly rss: number;
  readonly heap: number;
  readonly handles: number;
  readonly loop: number;
}
interface Window {
  readonly p50: number;
  readonly p99: number;
  readonly sent: number;
  readonly failed: number;
  readonly units: Readonly<Record<string, Figures>>;
}
interface Step {
  readonly rate: number;
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly reason?: string;
}

const from = async <T>(file: string): Promise<T> =>
  (await import(new URL(`../../prove/${file}`, import.meta.url).href)) as T;

const { median, growthOf, thirdsOf, soakOf, kneeOf, nextRate } = await from<{
  median: (values: readonly number[]) => number;
  growthOf: (rounds: readonly number[][]) => { medians: number[]; factors: number[]; isWithin: boolean };
  thirdsOf: (values: readonly number[]) => Rise;
  soakOf: (windows: readonly Window[]) => { p99: Rise; sent: number; failed: number; faults: string[] };
  kneeOf: (steps: readonly Step[]) => { good: number | undefined; past: number | undefined };
  nextRate: (steps: readonly Step[], bounds: { from: number; most: number }) => number | undefined;
}>('verdicts.mjs');

const { growthTable, soakTable, restTable, loadTable } = await from<{
  restTable: (units: Readonly<Record<'built' | 'packed', Readonly<Record<string, Figures>>>>) => string;
  growthTable: (result: {
    sizes: { size: number; seconds: number }[];
    medians: Record<string, readonly number[][]>;
  }) => string;
  soakTable: (result: { rate: number; minutes: number; windows: readonly Window[]; reasons: string[] }) => string;
  loadTable: (result: {
    steps: readonly Step[];
    good: number | undefined;
    past: number | undefined;
    bare: { select: number; health: number };
  }) => string;
}>('tables.mjs');

const { idOfCopy, numberOfCopy, valueOfCopy } = await from<{
  idOfCopy: (id: string, n: number) => string;
  numberOfCopy: (number: number, n: number) => number;
  valueOfCopy: (column: { name: string; type: string; length: number | null }, numbers: readonly number[]) => string;
}>('multiply.mjs');

const rowOf = (page: string, begins: string): string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${begins}`)) ?? '').split('|').map((cell) => cell.trim());

describe('a median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('growth', () => {
  it('is within its bound where each size costs little more than the one before', () => {
    const { medians, factors, isWithin } = growthOf([
      [10, 10, 10],
      [12, 12, 12],
      [15, 15, 15],
    ]);
    expect([medians, factors, isWithin]).toEqual([[10, 12, 15], [1.2, 1.25], true]);
  });

  it('is not where one step is too high, whichever', () => {
    expect(growthOf([[10], [13.1], [13.1]]).isWithin).toBe(false);
    expect(growthOf([[10], [10], [13.1]]).isWithin).toBe(false);
  });

  it('compares the sizes of one round, so that a machine that was busy for a while tells nothing', () => {
    // In the second round everything took three times as long.
    expect(
      growthOf([
        [10, 30, 10],
        [11, 33, 11],
      ]).factors,
    ).toEqual([1.1]);
  });

  it('stands in the table with what missed its bound', () => {
    const page = growthTable({
      sizes: [
        { size: 10_000, seconds: 20 },
        { size: 100_000, seconds: 110.4 },
      ],
      medians: { save: [[10], [12]], 'counts beside': [[2], [10]] },
    });
    expect(rowOf(page, 'save')).toEqual(['', 'save', '10.00', '12.00', '1.20', '']);
    expect(rowOf(page, 'counts beside').slice(1, 5)).toEqual(['counts beside', '2.00', '10.00', '5.00 MISSED']);
    expect(page).toContain('filled within 20 s, 110 s');
  });
});

describe('a soak', () => {
  const window = (of: Partial<Figures> = {}, rest: Partial<Window> = {}): Window => ({
    ...{ p50: 5, p99: 50, sent: 900, failed: 0 },
    ...rest,
    units: {
      draws: { rss: 100_000_000, heap: 50_000_000, handles: 30, loop: 0.02, ...of },
      brokers: { rss: 90_000_000, heap: 40_000_000, handles: 30, loop: 0.02 },
    },
  });
  /** Nine windows, of which the last three differ. */
  const endingWith = (last: Window) => [...Array<Window>(6).fill(window()), last, last, last];

  it('compares the means of the first and the last third', () => {
    expect(thirdsOf([1, 2, 3, 100, 100, 100, 7, 8, 9])).toEqual({ first: 2, last: 8 });
    expect(thirdsOf([4, 5])).toEqual({ first: 4, last: 5 });
  });

  it('is flat where nothing rises', () => {
    const { faults, sent, failed } = soakOf(endingWith(window({ rss: 114_000_000 }, { p99: 64 })));
    expect([faults, sent, failed]).toEqual([[], 8_100, 0]);
  });

  it.each([
    ['memory of draws', window({ rss: 116_000_000 })],
    ['handles of draws', window({ handles: 45 })],
    ['p99', window({}, { p99: 66 })],
  ])('is not where there is more: %s', (fault, last) => {
    expect(soakOf(endingWith(last)).faults).toEqual([fault]);
  });

  it('takes a handful of connections for no rise', () => {
    expect(soakOf(endingWith(window({ handles: 40 }))).faults).toEqual([]);
  });

  it('is not where a single request failed, and the table says which', () => {
    const windows = [...Array<Window>(8).fill(window()), window({}, { failed: 1 })];
    expect(soakOf(windows).faults).toEqual(['1 requests failed']);
    const page = soakTable({ rate: 30, minutes: 4.5, windows, reasons: ['GET x was answered 503'] });
    expect(page).toContain('8100 requests, 1 failed');
    expect(page).toContain('NOT FLAT: 1 requests failed\n- GET x was answered 503');
    expect(rowOf(page, 'draws').slice(1, 4)).toEqual(['draws', '100 → 100', '1.00']);
    expect(soakTable({ rate: 30, minutes: 4.5, windows: [window()], reasons: [] })).toContain('\nFlat.');
  });
});

describe('the knee', () => {
  const bounds = { from: 30, most: 1000 };
  const well = (rate: number): Step => ({ rate, sent: rate * 20, p50: 10, p99: 200, failed: 0 });
  const slow = (rate: number): Step => ({ ...well(rate), p99: 1_001 });
  /** The rates that are tried on a portal that bears so many a second. */
  const triedOn = (bears: number, most = 1000): number[] => {
    const steps: Step[] = [];
    for (
      let rate = nextRate(steps, { ...bounds, most });
      rate !== undefined;
      rate = nextRate(steps, { ...bounds, most })
    )
      steps.push(rate <= bears ? well(rate) : slow(rate));
    return steps.map(({ rate }) => rate);
  };

  it('is looked for by half as much again, then halfway between', () => {
    expect(triedOn(100)).toEqual([30, 45, 68, 102, 85, 94]);
  });

  it('is looked for downwards where the first rate is too much', () => {
    expect(triedOn(10)).toEqual([30, 15, 8, 12, 10, 11]);
  });

  it('ends at the bound where nothing gives way', () => {
    expect(triedOn(5_000, 60)).toEqual([30, 45, 60]);
    expect(kneeOf([well(30), well(45), well(60)])).toEqual({ good: 60, past: undefined });
  });

  it('ends where not even one a second is borne', () => {
    expect(triedOn(0)).toEqual([30, 15, 8, 4, 2, 1]);
    expect(kneeOf([slow(2), slow(1)])).toEqual({ good: undefined, past: 1 });
  });

  it('is where something fails, however quick the rest is; what went well beyond it counts for nothing', () => {
    expect(kneeOf([well(30), { ...well(45), failed: 1 }, well(60)])).toEqual({ good: 30, past: 45 });
  });

  it('stands in the table beside the bare parts', () => {
    const failing: Step = { ...slow(45), failed: 2, reason: 'GET x was answered 429' };
    const page = loadTable({ steps: [failing, well(30)], good: 30, past: 45, bare: { select: 6_000, health: 3_000 } });
    expect(page.indexOf('| 30 ')).toBeLessThan(page.indexOf('| 45 '));
    expect(rowOf(page, 'an application by id').slice(2, 4)).toEqual(['6000', '0.005']);
    expect(rowOf(page, 'a back end').slice(2, 4)).toEqual(['3000', '0.010']);
    expect(page).toContain('The knee lies between 30 and 45 a second.\n- at 45: GET x was answered 429');
    const none = loadTable({ steps: [well(30)], good: 30, past: undefined, bare: { select: 1, health: 1 } });
    expect(none).toContain('not reached');
  });
});

describe('what units hold at rest', () => {
  it('is told with the largest first, what is too much, and what of it is left beside the unit as it is built', () => {
    const of = (small: number, large: number) => {
      const figures = { heap: 40_000_000, handles: 20, loop: 0 };
      return { small: { ...figures, rss: small }, large: { ...figures, rss: large } };
    };
    const rows = restTable({ packed: of(90_000_000, 91_000_000), built: of(120_000_000, 182_000_000) }).split('\n');
    expect(rows.at(-2)).toMatch(/large +\| +91 MISSED \| +182 \| +0\.50 \|/);
    expect(rows.at(-1)).toMatch(/small +\| +90 \| +120 \| +0\.75 \|/);
  });
});

describe('a copy', () => {
  const id = '01a21fe0-dcc0-76d5-a7ac-02e43ad37076';
  const ofText = (name: string, length: number | null = 36) => ({ name, type: 'varchar', length });

  it('has an id of its own, which is one still', () => {
    expect(idOfCopy(id, 1)).toBe('01a21fe0-dcc0-76d5-a7ac-000000017076');
    expect(idOfCopy(id, 90_909)).toBe('01a21fe0-dcc0-76d5-a7ac-0001631d7076');
  });

  it('has a number that is neither another one’s nor a ZIP code', () => {
    const numbers = [1001, 1011].flatMap((number) => [1, 2, 760].map((n) => numberOfCopy(number, n)));
    expect(new Set(numbers).size).toBe(6);
    expect(Math.min(...numbers)).toBeGreaterThan(99_999);
  });

  it('names the same ids in SQL, and leaves the lender’s people as they are', () => {
    const copied = "CONCAT(LEFT(t.`company_id`, 24), LPAD(LOWER(HEX(c.n)), 8, '0'), RIGHT(t.`company_id`, 4))";
    expect(valueOfCopy(ofText('company_id'), [])).toBe(copied);
    expect(valueOfCopy(ofText('decided_by'), [])).toBe('t.`decided_by`');
    expect(valueOfCopy(ofText('name', 300), [])).toBe('t.`name`');
    expect(valueOfCopy({ name: 'details', type: 'mediumtext', length: 16_777_215 }, [])).toBe('t.`details`');
  });

  it('is found by its own number and stands elsewhere in time', () => {
    expect(valueOfCopy(ofText('word', 40), [1001, 1002])).toContain("IF(t.`word` IN ('1001', '1002'), CAST");
    expect(valueOfCopy({ name: 'updated_at', type: 'datetime', length: null }, [])).toContain('INTERVAL c.n MINUTE');
    expect(valueOfCopy({ name: 'project_number', type: 'int', length: null }, [])).toContain('c.n * 100');
  });
});
