import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { copyOf } from './testing/copy.js';

// The compiler, ESLint and jest run over what was written, on a machine that may be busy.
jest.setTimeout(300_000);

const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('libs/contracts/');

/** What is contracted is what the back end says of itself: written into the copy, and run there. */
const describedTest = `
import { readFileSync } from 'node:fs';
import { bff } from './index.js';

it('is described as its document has it', async () => {
  const document = JSON.parse(readFileSync('openapi.json', 'utf8'));
  expect(JSON.parse(JSON.stringify(await bff.describe()))).toEqual(document);
});
`;

describe('what is written', () => {
  let copy: ReturnType<typeof copyOf>;
  const written: string[] = [];
  // This jest's own flags are nothing for those that it starts.
  const options = (cwd: string) => ({
    cwd: join(copy.root, cwd),
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', JEST_WORKER_ID: undefined },
  });
  const bin = (...parts: string[]) => join(copy.root, 'node_modules', ...parts);
  const ask = (...args: string[]) =>
    spawnSync(process.execPath, [join('tools', 'workshop', 'new', 'run.mjs'), ...args], {
      ...options('.'),
      encoding: 'utf8',
    });
  const write = (...args: string[]) => {
    const { status, stdout, stderr } = ask(...args);
    expect([status, stderr]).toEqual([0, '']);
    written.push(...[...stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path));
  };
  const run = async (cwd: string, ...args: string[]) => {
    const child = spawn(process.execPath, args, options(cwd));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
    const [status] = (await once(child, 'close')) as [number];
    return status === 0 ? 'passed' : output;
  };
  const types = (project: string) => () =>
    run('.', bin('ts7', 'bin', 'tsc'), '--noEmit', '-p', join(project, 'tsconfig.json'));
  const tests =
    (unit: string, kind: string, lane: string, ...files: string[]) =>
    () =>
      run(unit, join(copy.root, 'tools', 'jest', 'run.mjs'), kind, `--lane=${lane}`, ...files);

  /** What takes long, by name: two at a time, and a test waits for its own. */
  const checks: Readonly<Record<string, () => Promise<string>>> = {
    ESLint: () => run('.', bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...written.filter(isSource)),
    Prettier: () => run('.', bin('prettier', 'bin', 'prettier.cjs'), '--check', '--ignore-unknown', ...written),
    'the rules of imports': () =>
      run(
        '.',
        bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
        '--config',
        join('tools', 'lint', 'dependency-cruiser.cjs'),
        ...['services/notifications/src', 'mfe-servicer/src', 'bff/servicer/src'],
      ),
    'the type check of services': types('services'),
    'the type check of bff': types('bff'),
    'the type check of infra': types('infra'),
    'the type check of mfe-servicer': types('mfe-servicer'),
    'its own tests in notifications': tests(
      'services/notifications',
      'node',
      'service',
      'src/site-visits/',
      'src/timeline/count-entries',
    ),
    'its own tests in bff': tests('bff/servicer', 'node', 'unit'),
    'its own tests in mfe-servicer': tests('mfe-servicer', 'web', 'unit'),
  };
  const outcomes = new Map<string, Promise<string>>();
  function beginChecks() {
    const lanes = [Promise.resolve(''), Promise.resolve('')];
    for (const [at, [name, check]] of Object.entries(checks).entries()) {
      const lane = at % lanes.length;
      lanes[lane] = (lanes[lane] as Promise<string>).then(check);
      outcomes.set(name, lanes[lane]);
    }
  }

  beforeAll(() => {
    copy = copyOf(fileURLToPath(new URL('../../..', import.meta.url)));
    write('feature', 'notifications', 'site-visit');
    write('call', 'notifications', 'site-visits', 'count-site-visits');
    write('call', 'notifications', 'timeline', 'count-entries', 'borrower');
    write('entity', 'notifications', 'site-visits', 'visit-photo');
    write('remote', 'servicer');
    copy.install('mfe-servicer', 'bff/servicer', 'libs/contracts/bff-servicer');
    write('screen', 'servicer', 'site-visits', '/api/servicer/userprofile');
    writeFileSync(join(copy.root, 'bff/servicer/src/described.test.ts'), describedTest);
  });
  afterAll(() => copy.remove());

  it('is everything that a feature, a call, an entity, a remote and a screen need', () => {
    expect(written).toHaveLength(58);
    expect(written).toContain('services/notifications/src/site-visits/create-site-visit.command.ts');
    expect(written).toContain('mfe-servicer/src/features/home/home.screen.tsx');
  });

  it('names the new area where every area is named', () => {
    const text = (path: string) => readFileSync(join(copy.root, path), 'utf8');
    expect(text('libs/domain/access/src/access.ts')).toContain('  servicer: [],\n} as const satisfies');
    expect(text('CODEOWNERS')).toMatch(/^\/mfe-servicer\/ +@groundwork\/servicer$/m);
    expect(text('docs/architecture.md')).toMatch(/4203 admin, 4204 servicer \|[\s\S]*4213 admin, 4214 servicer \|/);
    expect(text('infra/gateway/nginx.conf.template')).toMatch(
      /upstream bff_servicer \{ server \$\{BFF_SERVICER\};[\s\S]*location \^~ \/api\/servicer\/ \{ proxy_pass http:\/\/bff_servicer; \}/,
    );
    for (const path of ['infra/local/package.json', 'tools/contracts/package.json'])
      expect(JSON.parse(text(path))).toMatchObject({ dependencies: { '@groundwork/bff-servicer': '*' } });
    expect(text('infra/local/src/units.ts')).toMatch(/ {2}admin: [^\n]+\n {2}servicer: \(\) => import\(/);
    expect(JSON.parse(text('tools/webpack/size-budget.json'))).toHaveProperty('servicer area, on top');
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
      ['screen', 'servicer', 'other', '/api/servicer/nothing'],
      'Say what the screen shows',
    ],
    ['that is an area already', ['remote', 'broker'], 'is there already'],
    ['of an area in two words', ['remote', 'loan-servicer'], 'take one word'],
  ])('a thing %s is refused with a sentence', async (_name, args, sentence) => {
    const { generate } = (await import(join(copy.root, 'tools/workshop/new/run.mjs'))) as {
      generate(root: string, args: string[]): Promise<unknown>;
    };
    const refusal = await generate(copy.root, args).catch((error: Error) => [error.constructor.name, error.message]);
    expect(refusal).toEqual(['UsageError', expect.stringContaining(sentence)]);
  });

  it('of no kind is refused by the command with a sentence', () => {
    const { status, stdout, stderr } = ask('thing');
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('npm run new -- feature')]);
  });

  it('speaks the dialect', async () => {
    const { offDialect } = (await import(join(copy.root, 'tools/lint/dialect.mjs'))) as {
      offDialect(root: string, files: string[]): string[];
    };
    expect(offDialect(copy.root, written)).toEqual([]);
  });

  describe('when it is checked', () => {
    beforeAll(beginChecks);

    it.each(Object.keys(checks))('passes %s', async (name) => {
      expect(await outcomes.get(name)).toBe('passed');
    });

    it.each([
      ['services/notifications', 'service-sqlite', []],
      ['bff/servicer', 'unit', ['src/described.test.ts']],
      ['mfe-servicer', 'unit', []],
    ])('has every one of its tests run in %s', async (unit, lane, more) => {
      await Promise.all(outcomes.values());
      const results = readFileSync(join(copy.root, unit, 'test-results', `${lane}.json`), 'utf8');
      expect(JSON.parse(results)).toMatchObject({
        numPassedTestSuites:
          written.filter((file) => file.startsWith(unit) && /\.test\.tsx?$/.test(file)).length + more.length,
      });
    });
  });
});
