import { readFileSync } from 'node:fs';

/** An image has the root's package.json where the repository has it. */
const root = new URL('../../../../package.json', import.meta.url);

/** What runs: `GROUNDWORK_BUILD`, as who built it says (a commit, an image's tag), else the version of the release. */
export function buildOf(env: Readonly<Record<string, string | undefined>>): string {
  const named = env['GROUNDWORK_BUILD'];
  if (named) return named.slice(0, 100);
  return (JSON.parse(readFileSync(root, 'utf8')) as { version?: string }).version ?? '';
}
