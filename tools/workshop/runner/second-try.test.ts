import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Outcome = Record<'passed' | 'failed' | 'skipped', number> & Record<'failures' | 'secondTries', string[]>;

const { playwrightResults, jestResults } = (await import(new URL('../../test/results.mjs', import.meta.url).href)) as {
  playwrightResults: (file: string) => Outcome;
  jestResults: (name: string, folders: string[]) => Outcome;
};

/** A report as Playwright writes it, of one passed test and `flaky` ones that passed at the second try. */
function reportOf(flaky: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'second-try-')), 'report.json');
  const test = (status: string, message?: string) => ({
    projectName: 'desktop',
    status,
    results: message ? [{ errors: [{ message }] }, {}] : [{}],
  });
  const specs = Array.from({ length: flaky }, (_, at) => ({
    title: `the ${String(at)}th`,
    tests: [test('flaky', 'too early')],
  }));
  writeFileSync(
    file,
    JSON.stringify({
      stats: { expected: 1, unexpected: 0, flaky, skipped: 0 },
      suites: [{ title: 'x.spec.ts', specs: [{ title: 'passes', tests: [test('expected')] }, ...specs] }],
    }),
  );
  return file;
}

describe('a journey that passed at the second try', () => {
  it('is passed and named with its first error, up to two of them', () => {
    const { passed, failed, failures, secondTries } = playwrightResults(reportOf(2));
    expect({ passed, failed, failures }).toEqual({ passed: 3, failed: 0, failures: [] });
    expect(secondTries).toEqual([
      'x.spec.ts › the 0th [desktop]\ntoo early',
      'x.spec.ts › the 1th [desktop]\ntoo early',
    ]);
  });

  it('fails the run when there are three', () => {
    const { passed, failed, failures, secondTries } = playwrightResults(reportOf(3));
    expect({ passed, failed, secondTries }).toEqual({ passed: 1, failed: 3, secondTries: [] });
    expect(failures).toHaveLength(3);
  });
});

describe('a test of jest', () => {
  const runner = fileURLToPath(new URL('../../jest/run.mjs', import.meta.url));
  const results = fileURLToPath(new URL('../test-results/', import.meta.url));
  mkdirSync(results, { recursive: true });
  const unit = mkdtempSync(join(results, 'unit-'));
  afterAll(() => rmSync(unit, { recursive: true, force: true }));

  /** Runs `unsteady` tests that fail at their first try and one that always passes, as a lane under `CI`. */
  const outcome = (
    kind: string,
    lane: string,
    mark: string,
    unsteady: number,
    env: NodeJS.ProcessEnv = {},
  ): Outcome => {
    mkdirSync(join(unit, 'src'), { recursive: true });
    const file = join(unit, 'src', `a${mark}.ts`);
    writeFileSync(
      file,
      `const tries: Record<number, number> = {};
      it.each(${JSON.stringify(Array.from({ length: unsteady }, (_, at) => at))})('is unsteady %s', (at) => {
        tries[at] = (tries[at] ?? 0) + 1;
        expect(tries[at]).toBe(2);
      });
      it('is steady', () => expect(1).toBe(1));`,
    );
    spawnSync(process.execPath, [runner, kind, `--lane=${lane}`], {
      cwd: unit,
      env: { ...process.env, CI: 'true', GROUNDWORK_TEST_RESULT: lane, ...env },
      stdio: 'ignore',
    });
    rmSync(file);
    return jestResults(lane, [join(unit, 'test-results')]);
  };

  it('that passed at the second try is passed and named with its first error, up to two of them', () => {
    const { passed, failed, failures, secondTries } = outcome('node', 'service', '.service.test', 2);
    expect({ passed, failed, failures }).toEqual({ passed: 3, failed: 0, failures: [] });
    expect(secondTries.map((told) => told.split('\n')[0]?.split(' › ')[1])).toEqual(['is unsteady 0', 'is unsteady 1']);
    expect(secondTries[0]).toContain('Received: 1');
  });

  it('fails when there are three of them', () => {
    const { passed, failed, failures, secondTries } = outcome('node', 'service', '.service.test', 3);
    expect({ passed, failed, told: failures.length, secondTries }).toEqual({
      passed: 1,
      failed: 3,
      told: 3,
      secondTries: [],
    });
  });

  it('is tried once outside the run that decides', () => {
    const env = { CI: '', GROUNDWORK_SECOND_TRY: '' };
    expect(outcome('node', 'service', '.service.test', 1, env)).toMatchObject({
      passed: 1,
      failed: 1,
      secondTries: [],
    });
  });

  it.each(['node', 'web'])('of a unit in %s is tried a second time as well', (kind) => {
    expect(outcome(kind, 'unit', '.test', 1)).toMatchObject({ passed: 2, failed: 0, secondTries: [expect.anything()] });
  });
});
