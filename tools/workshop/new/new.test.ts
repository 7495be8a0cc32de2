import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { copyOf } from './testing/copy.js';

// The compiler, ESLint and jest run over what was written, on a machine that may be busy.
jest.setTimeout(300_000);

describe('what is written', () => {
  let copy: ReturnType<typeof copyOf>;
  const written: string[] = [];
  const outcomeOf = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: join(copy.root, cwd),
      encoding: 'utf8',
      // This jest's own flags are nothing for those that it starts.
      env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', JEST_WORKER_ID: undefined },
    });
  const run = (cwd: string, ...args: string[]) => {
    const { status, stdout, stderr } = outcomeOf(cwd, ...args);
    return status === 0 ? 'passed' : `${stdout}\n${stderr}`;
  };
  const bin = (...parts: string[]) => join(copy.root, 'node_modules', ...parts);
  const ask = (...args: string[]) => outcomeOf('.', join('tools', 'workshop', 'new', 'run.mjs'), ...args);
  const write = (...args: string[]) => {
    const { status, stdout, stderr } = ask(...args);
    expect([status, stderr]).toEqual([0, '']);
    written.push(...[...stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path));
  };

  beforeAll(() => {
    copy = copyOf(fileURLToPath(new URL('../../..', import.meta.url)));
    write('feature', 'notifications', 'site-visit');
    write('call', 'notifications', 'site-visits', 'count-site-visits');
    write('call', 'notifications', 'timeline', 'count-entries', 'borrower');
    write('entity', 'notifications', 'site-visits', 'visit-photo');
    write('screen', 'broker', 'site-visits', '/api/broker/userprofile');
  });
  afterAll(() => copy.remove());

  it('is everything that a feature, a call, an entity and a screen need', () => {
    expect(written).toHaveLength(26);
    expect(written).toContain('services/notifications/src/site-visits/create-site-visit.command.ts');
  });

  it.each([
    ['that is there already', ['feature', 'notifications', 'site-visit'], 'is there already; nothing was written'],
    ['of a service that is not', ['feature', 'nowhere', 'site-visit'], "no service 'nowhere'"],
    ['of a room that is not', ['entity', 'notifications', 'nowhere', 'visit'], 'is no room'],
    ['of a room without a controller', ['call', 'notifications', 'recipients', 'count-people'], 'has no controller'],
    ['that says not what it does', ['call', 'notifications', 'timeline', 'count'], 'says not what is done'],
    ['with a name of another form', ['feature', 'notifications', 'SiteVisit'], "'SiteVisit' is no name"],
    [
      'that shows what nobody answers',
      ['screen', 'broker', 'other', '/api/broker/nothing'],
      'Say what the screen shows',
    ],
    ['of no kind', ['thing'], 'npm run new -- feature'],
  ])('a thing %s is refused with a sentence', (_name, args, sentence) => {
    const { status, stdout, stderr } = ask(...args);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(sentence)]);
  });

  it('passes lint, and speaks the dialect', async () => {
    expect(run('.', bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...written)).toBe('passed');
    expect(run('.', bin('prettier', 'bin', 'prettier.cjs'), '--check', ...written)).toBe('passed');
    const { offDialect } = (await import(join(copy.root, 'tools/lint/dialect.mjs'))) as {
      offDialect(root: string, files: string[]): string[];
    };
    expect(offDialect(copy.root, written)).toEqual([]);
    const cruiser = bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const rules = join('tools', 'lint', 'dependency-cruiser.cjs');
    expect(run('.', cruiser, '--config', rules, 'services/notifications/src', 'mfe-broker/src')).toBe('passed');
  });

  it.each(['services', 'mfe-broker'])('passes the type check of %s', (project) => {
    expect(run('.', bin('ts7', 'bin', 'tsc'), '--noEmit', '-p', join(project, 'tsconfig.json'))).toBe('passed');
  });

  it.each([
    ['services/notifications', 'node', '--lane=service', ['src/site-visits/', 'src/timeline/count-entries']],
    ['mfe-broker', 'web', '--lane=unit', ['src/features/site-visits/site-visits.test.ts']],
  ])('passes its own tests in %s', (unit, kind, lane, files) => {
    const runner = join(copy.root, 'tools', 'jest', 'run.mjs');
    expect(run(unit, runner, kind, lane, ...files)).toBe('passed');
    const results = join(copy.root, unit, 'test-results', `${lane === '--lane=unit' ? 'unit' : 'service-sqlite'}.json`);
    const { numPassedTestSuites } = JSON.parse(readFileSync(results, 'utf8')) as { numPassedTestSuites: number };
    expect(numPassedTestSuites).toBe(
      written.filter((file) => file.startsWith(unit) && /\.test\.tsx?$/.test(file)).length,
    );
  });
});
