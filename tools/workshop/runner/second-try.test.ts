import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { playwrightResults } = (await import(new URL('../../test/results.mjs', import.meta.url).href)) as {
  playwrightResults: (
    file: string,
  ) => Record<'passed' | 'failed' | 'skipped', number> & Record<'failures' | 'secondTries', string[]>;
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
