/**
 * Before a commit: what is staged is formatted and linted. A file that is staged whole is formatted in place; one of which
 * only a part is staged is not touched, and the commit waits where it is not formatted. `git commit --no-verify` goes past it.
 */
import { spawnSync } from 'node:child_process';
import { argv, cwd, execPath, exit } from 'node:process';
import { join } from 'node:path';
import { createRequire } from 'node:module';

const root = cwd();
const require = createRequire(import.meta.url);
const names = (...args) =>
  spawnSync('git', ['diff', '--name-only', '-z', '--diff-filter=ACMR', ...args], { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter(Boolean);

const run = (script, args) => spawnSync(execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
const prettier = require.resolve('prettier/bin/prettier.cjs');
const eslint = join(require.resolve('eslint/package.json'), '..', 'bin', 'eslint.js');

const staged = names('--cached');
if (staged.length === 0) exit(0);
const unstaged = new Set(names());
const [partly, whole] = [staged.filter((name) => unstaged.has(name)), staged.filter((name) => !unstaged.has(name))];

if (whole.length > 0) {
  run(prettier, ['--write', '--ignore-unknown', '--log-level', 'error', '--', ...whole]);
  spawnSync('git', ['add', '--', ...whole], { cwd: root });
}
const failures = [];
if (partly.length > 0) {
  const checked = run(prettier, ['--check', '--ignore-unknown', '--', ...partly]);
  if (checked.status !== 0) failures.push(checked.stderr.trim());
}
const code = staged.filter((name) => /\.([cm]?js|tsx?)$/.test(name));
if (code.length > 0 && !argv.includes('--format-only')) {
  const linted = run(eslint, ['--max-warnings', '0', '--no-warn-ignored', '--', ...code]);
  if (linted.status !== 0) failures.push(linted.stdout.trim() || linted.stderr.trim());
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) console.error('\nNot committed: mend what is named above, or `git commit --no-verify`.');
exit(failures.length > 0 ? 1 : 0);
