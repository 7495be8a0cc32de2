import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from '../../infra/local/prepare.mjs';

/** The groups of each check, see checks.plugin.mjs. */
const all = { lint: 'lint-*', typecheck: 'types-*' };

/**
 * One check (`lint`, `typecheck`) of all groups, or of those that are named, by Nx: what has not changed since it was checked comes from
 * the cache. Gives whether all passed, how many were looked up, and what Nx printed where some failed.
 */
export async function checkGroups(target, groups = all[target]) {
  const { code, output } = await runNx([
    'run-many',
    '-t',
    target,
    '-p',
    groups,
    '--parallel=2',
    '--outputStyle=static',
  ]);
  const looked = output.match(/^.*nx run (?:lint|types)-[\w-]+:\w+.*$/gm) ?? [];
  const cached = looked.filter((line) => /cache/.test(line)).length;
  // Nothing looked at is nothing found out.
  return { ok: code === 0 && looked.length > 0, summary: `${looked.length} groups, ${cached} from the cache`, output };
}

/** Source files that no group holds, so that no check would see them: each a line. At the root one is looked at with `tools`. */
export const outsideGroups = (root, files) =>
  files
    .filter((file) => file !== 'eslint.config.mjs')
    .filter((file) => {
      const [first, second] = file.split('/');
      return ![first, `${first}/${second}`].some((folder) => existsSync(join(root, folder, 'tsconfig.json')));
    })
    .map((file) => `${file}: in no folder with a tsconfig.json, so that nothing checks it`);
