/**
 * `node tools/jest/run.mjs [node|web] [jest arguments]`, started in a unit's own folder by its `test` script.
 * Writes the outcome to the unit's `test-results/jest.json`, from which the whole run counts.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [kind = 'node', ...rest] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const jest = createRequire(import.meta.url).resolve('jest/bin/jest.js');
const results = join(process.cwd(), 'test-results');
mkdirSync(results, { recursive: true });

const child = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--config',
    join(here, `${kind}.preset.mjs`),
    '--rootDir',
    process.cwd(),
    '--json',
    '--outputFile',
    join(results, `${process.env.GROUNDWORK_TEST_RESULT ?? 'jest'}.json`),
    ...rest,
  ],
  { stdio: ['inherit', 'ignore', 'inherit'] },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
