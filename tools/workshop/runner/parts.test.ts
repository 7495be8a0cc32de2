import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { parts } = (await import(new URL('../../test/surroundings.mjs', import.meta.url).href)) as {
  parts: readonly { readonly name: string; readonly programs: readonly string[]; readonly dear?: boolean }[];
};
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The places where a test says which program it starts. */
const sources = execFileSync('git', ['ls-files', 'services/*/src/testing/*.ts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => readFileSync(join(root, file), 'utf8'));

it('what tests of real parts start is installed by a run that decides', () => {
  const started = sources.flatMap((text) =>
    [...text.matchAll(/(?:Program = |^ {2})'(\/usr\/s?bin\/[\w-]+)'/gm)].map(([, path]) => path),
  );
  expect(started.length).toBeGreaterThan(2);
  expect(parts.flatMap(({ programs }) => programs).toSorted()).toEqual([...new Set(started)].toSorted());
});
