import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What git says; undefined where it cannot.
 *
 * @param {string} root @param {string[]} args @returns {string | undefined}
 */
function git(root, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * The version of a file that its present one follows: the committed one where the working tree differs from it, else the
 * one before the commit that last changed it; with `base` the one of that revision. Where there is none, `notice` says
 * why.
 *
 * @param {string} root @param {string} file Path from the root, with slashes. @param {string} [base]
 * @returns {{ text: string } | { notice: string }}
 */
export function earlierVersion(root, file, base) {
  if (git(root, 'rev-parse', '--git-dir') === undefined) return { notice: 'there is no git history here' };
  if (base) {
    const text = git(root, 'show', `${base}:${file}`);
    return text === undefined ? { notice: `${base} does not have it` } : { text };
  }
  const committed = git(root, 'show', `HEAD:${file}`);
  if (committed === undefined) return { notice: 'it was never committed' };
  if (committed !== readFileSync(join(root, file), 'utf8')) return { text: committed };
  const last = git(root, 'log', '-n', '1', '--format=%H', 'HEAD', '--', file)?.trim();
  const before = last && git(root, 'show', `${last}^:${file}`);
  if (before) return { text: before };
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true';
  return {
    notice: isShallow
      ? 'the history of this clone does not reach back to the version before'
      : 'this is its first version',
  };
}
