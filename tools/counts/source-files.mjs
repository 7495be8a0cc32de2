import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const generated = /^libs\/contracts\/[^/]+\/src\/(schema|operations|document)\.ts$/;
const tests = /\.test\.tsx?$|(^|\/)testing\/|^e2e\/|^libs\/server\/testkit\//;

/**
 * The tracked source files of a checkout: path, text, and whether a file is a test. What tools write is left out.
 *
 * @param {string} root
 * @returns {{ path: string; text: string; test: boolean }[]}
 */
export function sourceFiles(root) {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((path) => path !== '' && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8'), test: tests.test(path) }));
}
