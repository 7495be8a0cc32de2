import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { templateOfRun } from './run.js';

const folders: string[] = [];
function folderFor(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `groundwork-${what}-`));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Fills a folder in, as a portal does: in some time. */
async function filled(text: string) {
  const data = folderFor('filled');
  await sleep(30);
  writeFileSync(join(data, 'text'), text);
  return data;
}

it('is filled once by lanes that begin together, and found by one that comes later', async () => {
  const run = folderFor('run');
  const fillings: string[] = [];
  const lane = (name: string) =>
    templateOfRun(
      run,
      () => {
        fillings.push(name);
        return filled(name);
      },
      5,
    );
  const [one, other] = await Promise.all([lane('one'), lane('other')]);
  expect(await lane('later')).toBe(one);
  expect(other).toBe(one);
  expect(fillings).toHaveLength(1);
  expect(readFileSync(join(one, 'text'), 'utf8')).toBe(fillings[0]);
});

it('is filled by the next where the first could not', async () => {
  const run = folderFor('run');
  const first = templateOfRun(run, () => sleep(20).then(() => Promise.reject(new Error('no disk'))), 5);
  const second = templateOfRun(run, () => filled('second'), 5);
  await expect(first).rejects.toThrow('no disk');
  expect(readFileSync(join(await second, 'text'), 'utf8')).toBe('second');
});
