import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const { lanes, testFiles } = (await import(new URL('../../jest/lanes.mjs', import.meta.url).href)) as {
  lanes: readonly string[];
  testFiles: (folder: string, lane: string) => readonly string[];
};
interface Target {
  readonly options: { readonly command: string; readonly cwd: string };
  readonly cache: boolean;
  readonly inputs: readonly unknown[];
}
const { laneTargets } = (await import(new URL('../../nx/lane-targets.mjs', import.meta.url).href)) as {
  laneTargets: (folder: string, manifest: unknown) => Readonly<Record<string, Target>>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const service = 'groundwork-jest node --lane=service';

it('gives each lane the command that its script has, in its own folder', () => {
  const { 'lane-unit': unit, 'lane-rabbit': rabbit } = laneTargets('libs/web/forms', {
    scripts: { test: 'groundwork-jest web', 'test-rabbit': 'node ../../../tools/jest/run.mjs node --lane=rabbit' },
  });
  expect(unit?.options).toEqual({ command: 'node ../../../tools/jest/run.mjs web --lane=unit', cwd: 'libs/web/forms' });
  expect(rabbit?.options.command).toBe('node ../../../tools/jest/run.mjs node --lane=rabbit');
});

it('takes from the cache what reads no server, and what a run’s own database said; the rest runs each time', () => {
  const targets = laneTargets('services/draws', {
    scripts: {
      test: 'groundwork-jest node',
      'test-service': service,
      'test-parts': service.replace('service', 'parts'),
    },
  });
  expect(Object.entries(targets).map(([name, { cache }]) => [name, cache])).toEqual([
    ['lane-unit', true],
    ['lane-service-sqlite', true],
    ['lane-service-mysql', true],
    ['lane-parts', false],
  ]);
  const version = { runtime: 'node tools/test/mysql-version.mjs' };
  expect(targets['lane-service-mysql']?.inputs).toContainEqual(version);
  expect(targets['lane-service-sqlite']?.inputs).not.toContainEqual(version);
});

it('reads what the unit itself says that its tests read', () => {
  const inputs = ['{workspaceRoot}/docs/**/*'];
  const manifest = { scripts: { test: 'groundwork-jest node' }, nx: { targets: { test: { inputs } } } };
  expect(laneTargets('tools/workshop', manifest)['lane-unit']?.inputs).toEqual(inputs);
});

it('packs the portal of what is built, and builds nothing: Nx would take away and lay anew what other stages read', () => {
  const { nx } = JSON.parse(readFileSync(join(root, 'infra/local/package.json'), 'utf8')) as {
    nx: { targets: { pack: object } };
  };
  expect(nx.targets.pack).not.toHaveProperty('dependsOn');
});

it.each(lanes)('leaves out no unit that has tests in the lane %s', (lane) => {
  const folders = new Set(testFiles(root, lane).map((file) => relative(root, file).replace(/\/src\/.*$/, '')));
  const withManifest = [...folders].map((folder) => {
    for (let at = folder; at !== '.'; at = dirname(at))
      try {
        return [at, JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8')) as unknown] as const;
      } catch {
        // The package lies further up.
      }
    throw new Error(`${folder} is in no package`);
  });
  const without = withManifest.filter(
    ([folder, manifest]) => !Object.keys(laneTargets(folder, manifest)).some((name) => name.startsWith(`lane-${lane}`)),
  );
  expect(without.map(([folder]) => folder)).toEqual([]);
});

describe('the journeys’ lanes', () => {
  const { nx } = JSON.parse(readFileSync(join(root, 'e2e/package.json'), 'utf8')) as {
    nx: { namedInputs: Readonly<Record<string, readonly unknown[]>>; targets: Readonly<Record<string, Target>> };
  };
  /** What a lane reads, with what the names of inputs stand for. */
  const readBy = (lane: string): readonly unknown[] =>
    (nx.targets[`lane-${lane}`]?.inputs ?? []).flatMap((input) => nx.namedInputs[String(input)] ?? [input]);
  const folderOf = (path: string) => `{workspaceRoot}/${path}/**/*`;
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const partsOfPortal = Object.keys(lock.packages).filter((path) => !/^$|node_modules|^(tools|e2e)\b/.test(path));

  it.each(['journeys-sqlite', 'journeys-mysql', 'faults'])(
    '%s run again when any part of the portal changes',
    (lane) => {
      const read = readBy(lane);
      expect(partsOfPortal).toContain('services/draws');
      const missed = partsOfPortal.filter((path) => {
        const above = path.split('/').map((_, depth, names) => folderOf(names.slice(0, depth + 1).join('/')));
        return !above.some((folder) => read.includes(folder));
      });
      expect(missed).toEqual([]);
      expect(read).toContainEqual({ runtime: 'node tools/test/browser-version.mjs' });
      expect(read).toContain('{workspaceRoot}/package-lock.json');
    },
  );

  it('the calls of the back ends run again when what runs on a server changes, not for a page', () => {
    const read = readBy('calls');
    expect(
      ['services', 'bff', 'infra', 'libs/server', 'libs/domain'].map(folderOf).filter((one) => !read.includes(one)),
    ).toEqual([]);
    expect(read).not.toContain(folderOf('mfe-admin'));
  });

  it('each reads its own tests, what they stand on, and the settings that change what they do', () => {
    const own = { calls: 'api', 'journeys-sqlite': 'journeys', 'journeys-mysql': 'journeys', faults: 'faults' };
    for (const [lane, folder] of Object.entries(own)) {
      expect(readBy(lane)).toContain(`{projectRoot}/tests/${folder}/**/*`);
      expect(readBy(lane)).toContain('{projectRoot}/support/**/*');
      expect(readBy(lane)).toContainEqual({ env: 'E2E_LONG' });
    }
    expect(readBy('journeys-mysql')).toContainEqual({ runtime: 'node tools/test/mysql-version.mjs' });
  });
});
