import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('../../jest/run.mjs', import.meta.url));
const results = fileURLToPath(new URL('../test-results/', import.meta.url));
mkdirSync(results, { recursive: true });
const unit = mkdtempSync(join(results, 'patience-'));
afterAll(() => rmSync(unit, { recursive: true, force: true }));

/** Each takes longer than the limit that it has by its own line, its hook's or its file's. */
const file = `
import { jest } from '@jest/globals';
jest.setTimeout(150);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
beforeAll(() => pause(200), 100);
it('has the limit of its file', () => pause(250));
it('has a limit of its own', () => pause(200), 100);
`;

/** How many of the two tests passed. */
function passed(kind: string, patience: string): number {
  mkdirSync(join(unit, 'src'), { recursive: true });
  writeFileSync(join(unit, 'src', 'slow.test.ts'), file);
  spawnSync(process.execPath, [runner, kind], {
    cwd: unit,
    env: { ...process.env, CI: '', GROUNDWORK_PATIENCE: patience, GROUNDWORK_TEST_RESULT: 'slow' },
    stdio: 'ignore',
  });
  const { numPassedTests } = JSON.parse(readFileSync(join(unit, 'test-results', 'slow.json'), 'utf8')) as {
    numPassedTests: number;
  };
  return numPassedTests;
}

it.each(['node', 'web'])('limits of %s are as they were set, or as many times longer as a run is patient', (kind) => {
  expect([passed(kind, '1'), passed(kind, '8')]).toEqual([0, 2]);
});
