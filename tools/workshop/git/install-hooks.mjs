/**
 * `npm run prepare`, which npm runs after an install: commits run tools/workshop/git/hooks from then on. Nothing is done
 * under CI, outside of a checkout, or where somebody chose hooks of their own. `git config --unset core.hooksPath` undoes it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const hooks = 'tools/workshop/git/hooks';
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

if (env.CI || !existsSync(join(root, '.git'))) exit(0);
const { stdout, error } = git('config', '--get', 'core.hooksPath');
if (error || stdout.trim()) exit(0);
git('config', 'core.hooksPath', hooks);
