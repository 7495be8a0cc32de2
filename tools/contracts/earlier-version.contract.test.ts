import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { earlierVersion } from './earlier-version.mjs';

let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const write = (text: string): void => writeFileSync(join(folder, 'openapi.json'), text);
const commit = (text: string): void => {
  write(text);
  git('add', '-A');
  git('commit', '--allow-empty', '-qm', text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earlier-version-'));
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is the committed one where the working tree differs, else the one before the last change', () => {
  commit('1');
  commit('2');
  commit('2');
  expect(earlierVersion(folder, 'openapi.json')).toEqual({ text: '1' });
  write('3');
  expect(earlierVersion(folder, 'openapi.json')).toEqual({ text: '2' });
  expect(earlierVersion(folder, 'openapi.json', 'HEAD~2')).toEqual({ text: '1' });
});

it('says why there is none', () => {
  write('1');
  expect(earlierVersion(folder, 'openapi.json')).toEqual({ notice: 'it was never committed' });
  commit('1');
  expect(earlierVersion(folder, 'openapi.json')).toEqual({ notice: 'this is its first version' });
  expect(earlierVersion(folder, 'openapi.json', 'nowhere')).toEqual({ notice: 'nowhere does not have it' });
});

it('says that a shallow clone does not reach back', () => {
  commit('1');
  commit('2');
  const shallow = join(folder, 'shallow');
  git('clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  expect(earlierVersion(shallow, 'openapi.json')).toEqual({
    notice: 'the history of this clone does not reach back to the version before',
  });
});
