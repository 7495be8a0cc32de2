import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';

jest.setTimeout(60_000);

const runner = fileURLToPath(new URL('../../jest/run.mjs', import.meta.url));
/** In the tree, since the presets name the compiler by its package; no other run looks here. */
const results = fileURLToPath(new URL('../test-results', import.meta.url));

/** Each of two files of a unit finds the place as a file alone would, and leaves traces in it for the other. */
const file = `
import { AsyncLocalStorage, executionAsyncResource } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { lazily, loads, table } from 'of-others';
import { useOnce } from './own.js';

it('has its own modules anew', () => expect(useOnce()).toBe('first'));
it('shares packages of others, which are loaded once', () => expect(loads()).toBe(1));
it('lets them import lazily', async () => expect((await lazily()).late).toBe('late'));
it('lets them require lazily', async () => expect((await import('of-others/common.cjs')).default()).toBe('late'));
it('finds them without the spies of others', () => {
  expect(table.row()).toBe('row');
  jest.spyOn(table, 'row').mockReturnValue('spied');
});
it('finds the settings of the process as they were', () => {
  expect([process.env.LEFT, process.env.GIVEN]).toEqual([undefined, 'given']);
  process.env.LEFT = 'left';
  delete process.env.GIVEN;
});
it('finds fetch as it was', () => {
  expect(fetch.name).toBe('fetch');
  globalThis.fetch = function spied() {};
});
it('carries no storage of others', async () => {
  await undefined;
  const carried = Object.getOwnPropertySymbols(executionAsyncResource()).filter((one) => one.description === 'kResourceStore').length;
  globalThis.carriedByFirst ??= carried;
  expect(carried).toBe(globalThis.carriedByFirst);
  new AsyncLocalStorage().run('of a file', () => undefined);
});
it('has the usual time', () => new Promise((done) => setTimeout(done, 300)));
it('has real timers', () => {
  expect(Math.abs(Date.now() - Number(process.hrtime.bigint() / 1_000_000n) - Number(process.env.OFFSET))).toBeLessThan(60_000);
  jest.useFakeTimers({ now: 0 });
  jest.setTimeout(50);
});
it('fails where it is wrong', () => expect(loads()).toBe(2));
`;

const files = {
  'src/one.test.ts': file,
  'src/two.test.ts': file,
  'src/own.ts': `let use = 'first'; export const useOnce = () => { const is = use; use = 'again'; return is; };`,
  'node_modules/of-others/package.json': `{ "name": "of-others", "type": "module", "exports": { ".": "./index.js", "./*": "./*" } }`,
  'node_modules/of-others/index.js': `
    import { appendFileSync } from 'node:fs';
    appendFileSync('loads.txt', 'loaded ');
    globalThis.loadsOfOthers = (globalThis.loadsOfOthers ?? 0) + 1;
    export const loads = () => globalThis.loadsOfOthers;
    export const lazily = () => import('./late.js');
    export const table = { row: () => 'row' };`,
  'node_modules/of-others/late.js': `export const late = 'late';`,
  'node_modules/of-others/common.cjs': `module.exports = () => require('./late.cjs');`,
  'node_modules/of-others/late.cjs': `module.exports = 'late';`,
};

describe('the files of a unit', () => {
  let unit: string;
  beforeEach(() => {
    mkdirSync(results, { recursive: true });
    unit = mkdtempSync(join(results, 'kept-'));
  });
  afterEach(() => rmSync(unit, { recursive: true, force: true }));

  it('share what others wrote and nothing else, and fail where they are wrong', () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(unit, dirname(name)), { recursive: true });
      writeFileSync(join(unit, name), text);
    }
    const offset = Date.now() - Number(process.hrtime.bigint() / 1_000_000n);
    spawnSync(process.execPath, [runner, 'node'], {
      cwd: unit,
      env: { ...process.env, GIVEN: 'given', OFFSET: String(offset) },
    });
    const { testResults } = JSON.parse(readFileSync(join(unit, 'test-results', 'unit.json'), 'utf8')) as {
      testResults: { assertionResults: { title: string; status: string }[] }[];
    };
    expect(readFileSync(join(unit, 'loads.txt'), 'utf8')).toBe('loaded ');
    const ofOne = [
      'has its own modules anew: passed',
      'shares packages of others, which are loaded once: passed',
      'lets them import lazily: passed',
      'lets them require lazily: passed',
      'finds them without the spies of others: passed',
      'finds the settings of the process as they were: passed',
      'finds fetch as it was: passed',
      'carries no storage of others: passed',
      'has the usual time: passed',
      'has real timers: passed',
      'fails where it is wrong: failed',
    ];
    expect(
      testResults.map(({ assertionResults }) => assertionResults.map(({ title, status }) => `${title}: ${status}`)),
    ).toEqual([ofOne, ofOne]);
  });
});
