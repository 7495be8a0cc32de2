import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { units } from './units.js';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: Readonly<
    Record<string, { readonly inputs?: Readonly<Record<string, { readonly options?: string[] }>> }>
  >;
  readonly jobs: Readonly<
    Record<string, { readonly uses?: string; readonly with?: object; readonly steps?: readonly Step[] }>
  >;
}

function workflow(name: string): Workflow {
  const document = parseDocument(readFileSync(join(folder, name), 'utf8'), { uniqueKeys: true });
  expect(document.errors).toEqual([]);
  return document.toJS() as Workflow;
}
const commandsOf = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap(({ steps }) => (steps ?? []).flatMap(({ run }) => run ?? []));

it.each(readdirSync(folder))('%s is YAML whose jobs have steps or call a workflow that there is', (name) => {
  const { on, jobs } = workflow(name);
  expect(Object.keys(on)).not.toEqual([]);
  for (const { uses, steps } of Object.values(jobs))
    if (uses) expect(readFileSync(join(root, uses), 'utf8')).toContain('workflow_call');
    else expect(steps?.length).toBeGreaterThan(0);
});

it('every unit that deploys can be rolled back, and no other', () => {
  const choices = workflow('roll-back.yml').on['workflow_dispatch']?.inputs?.['unit']?.options;
  expect([...(choices ?? [])].sort()).toEqual(units.map(({ name }) => name).sort());
});

it('a unit is called with all that its pipeline asks for', () => {
  const inputs = Object.keys(workflow('unit.yml').on['workflow_call']?.inputs ?? {});
  expect(Object.keys(workflow('units.yml').jobs['unit']?.with ?? {}).sort()).toEqual(inputs.sort());
});

it('names npm scripts and Nx targets that there are', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const commands = readdirSync(folder).map(workflow).flatMap(commandsOf).join('\n');
  for (const [, script] of commands.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script ?? '']);
  const files = [...commands.matchAll(/(?:node|-f) ([\w./-]+\.mjs|infra\/images\/Dockerfile)/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(() => readFileSync(join(root, file))).not.toThrow();
});

it('the journeys that other runs leave out are walked by the calendar, in a stage that there is', async () => {
  const scheduled = readdirSync(folder)
    .map(workflow)
    .filter(({ on }) => 'schedule' in on);
  const walks = scheduled
    .flatMap(({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps ?? []))
    .filter(({ env }) => env?.['E2E_LONG'] === '1');
  expect(walks.map(({ run }) => run)).toEqual([expect.stringMatching(/^npm test -- '[^']+'$/)]);
  const stage = /'([^']+)'/.exec(walks[0]?.run ?? '')?.[1];
  const { stages } = (await import(join(root, 'tools/test/lanes.mjs'))) as {
    stages(browser: () => string): { name: string }[][];
  };
  expect(
    stages(() => '')
      .flat()
      .map(({ name }) => name),
  ).toContain(stage);
});

it('a change reaches the units of the projects that Nx names, and libraries none of their own', async () => {
  const { matrixOf } = (await import(join(root, 'tools/nx/affected-units.mjs'))) as {
    matrixOf(projects: readonly string[]): { include: { unit: string; kind: string }[] };
  };
  const { include } = matrixOf([
    '@groundwork/service-draws',
    '@groundwork/domain-money',
    '@groundwork/mfe-borrower',
    '@groundwork/shell',
  ]);
  expect(include.map(({ unit, kind }) => `${unit} ${kind}`)).toEqual([
    'service-draws image',
    'remote-borrower remote',
    'gateway image',
  ]);
  for (const { unit } of include) expect(units.map(({ name }) => name)).toContain(unit);
});
