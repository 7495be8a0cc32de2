import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { codeOwners, ownedFolders } from './owners.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');

describe('CODEOWNERS', () => {
  it('is what the pages of the teams say (npm run owners)', () => {
    expect(readFileSync(join(root, 'CODEOWNERS'), 'utf8')).toBe(codeOwners());
  });

  it('reads the folders of the sentence, and no other', () => {
    expect(ownedFolders('# A team\n\nOwns `a/`, `libs/{b,c}` and more; works with `d`.\n\n- `e`\n')).toEqual([
      'a',
      'libs/b',
      'libs/c',
    ]);
    expect(ownedFolders('# A team\n\nWorks with `d`.\n')).toEqual([]);
  });
});

describe('the hook before a commit', () => {
  let checkout: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' });
  const file = (name: string, text: string) => writeFileSync(join(checkout, name), text);
  const hook = () =>
    spawnSync(process.execPath, [join(here, 'pre-commit.mjs'), '--format-only'], { cwd: checkout, encoding: 'utf8' });

  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'groundwork-hook-'));
    git('init', '--quiet');
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  it('formats what is staged whole, and stages it so', () => {
    file('one.ts', 'export const one  =  1\n');
    git('add', '.');
    expect(hook().status).toBe(0);
    expect(git('show', ':one.ts')).toBe('export const one = 1;\n');
  });

  it('touches nothing of what is staged in part, and says that it is not formatted', () => {
    file('one.ts', 'export const one  =  1\n');
    git('add', '.');
    file('one.ts', 'export const one  =  1\nexport const two  =  2\n');
    const { status, stderr } = hook();
    expect([status, stderr]).toEqual([1, expect.stringContaining('one.ts')]);
    expect(git('show', ':one.ts')).toBe('export const one  =  1\n');
  });

  it('leaves alone what is not staged', () => {
    file('one.ts', 'export const one  =  1\n');
    file('two.ts', 'export const two = 2;\n');
    git('add', 'two.ts');
    expect(hook().status).toBe(0);
    expect(readFileSync(join(checkout, 'one.ts'), 'utf8')).toBe('export const one  =  1\n');
  });
});

describe('the installation of the hooks', () => {
  let checkout: string;
  const settingAfter = (env: Record<string, string>, before?: string) => {
    const options = { cwd: checkout, encoding: 'utf8' as const, env: { ...process.env, CI: '', ...env } };
    spawnSync('git', ['init', '--quiet'], options);
    if (before) spawnSync('git', ['config', 'core.hooksPath', before], options);
    mkdirSync(join(checkout, 'tools/workshop/git'), { recursive: true });
    writeFileSync(
      join(checkout, 'tools/workshop/git/install-hooks.mjs'),
      readFileSync(join(here, 'install-hooks.mjs')),
    );
    spawnSync(process.execPath, ['tools/workshop/git/install-hooks.mjs'], options);
    return spawnSync('git', ['config', '--get', 'core.hooksPath'], options).stdout.trim();
  };
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'groundwork-hooks-'));
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  it.each([
    ['a checkout', {}, undefined, 'tools/workshop/git/hooks'],
    ['a checkout under CI', { CI: 'true' }, undefined, ''],
    ['a checkout with hooks of its own', {}, '.husky', '.husky'],
  ])('in %s', (_name, env, before, after) => {
    expect(settingAfter(env, before)).toBe(after);
  });
});
