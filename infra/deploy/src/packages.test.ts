import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface Manifest {
  readonly exports?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
}

const filesIn = (exports: unknown): string[] =>
  typeof exports === 'string' ? [exports] : exports ? Object.values(exports as object).flatMap(filesIn) : [];

const manifests = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => [dirname(file), JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest] as const)
  .filter(([, { exports }]) => exports !== undefined);

it.each(manifests)('%s exports what it has or builds', (folder, { exports, scripts }) => {
  for (const file of filesIn(exports))
    if (file.startsWith('./dist/')) expect([file, scripts?.['build']]).toEqual([file, expect.any(String)]);
    else expect([file, existsSync(join(root, folder, file))]).toEqual([file, true]);
});
