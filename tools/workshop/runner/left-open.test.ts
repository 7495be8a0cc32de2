import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runner = fileURLToPath(new URL('../../jest/run.mjs', import.meta.url));
const results = fileURLToPath(new URL('../test-results/', import.meta.url));
mkdirSync(results, { recursive: true });
const unit = mkdtempSync(join(results, 'left-open-'));
afterAll(() => rmSync(unit, { recursive: true, force: true }));

it('a lane ends and fails where a test has left something open, and keeps its results', () => {
  mkdirSync(join(unit, 'src'));
  writeFileSync(
    join(unit, 'src', 'open.test.ts'),
    `import { createServer } from 'node:net';
     it('passes', () => void createServer().listen(0, '127.0.0.1'));`,
  );
  const { status, signal, stderr } = spawnSync(process.execPath, [runner, 'node'], {
    cwd: unit,
    env: { ...process.env, GROUNDWORK_END_SECONDS: '1' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, signal }).toEqual({ status: 1, signal: null });
  expect(stderr).toContain(`does not end: something that a test opened stands open in ${unit}`);
  expect(existsSync(join(unit, 'test-results', 'unit.json'))).toBe(true);
}, 30_000);
