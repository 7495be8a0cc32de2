import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { readonly id?: string } }[];
}

async function rules() {
  return (await import(join(root, 'tools/sbom/licences.mjs'))) as {
    refused(components: readonly Component[]): string[];
    isAllowed(licence: string): boolean;
  };
}

it('a release names what it is made of, with licences that it may have, and nothing that only its makers use', () => {
  const out = mkdtempSync(join(tmpdir(), 'groundwork-sbom-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/sbom/run.mjs'), '--out', out], {
      cwd: root,
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect([status, stderr.match(/not allowed.*/g)]).toEqual([0, null]);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(readdirSync(out).sort()).toEqual([`groundwork-${version}.cdx.json`, `licences-${version}.md`]);
    const document = JSON.parse(readFileSync(join(out, `groundwork-${version}.cdx.json`), 'utf8')) as {
      bomFormat: string;
      components: Component[];
    };
    expect(document.bomFormat).toBe('CycloneDX');
    const names = new Set(document.components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
    // Of a service, of a back end, of pages, of the origin of a remote, and of what these bring along themselves.
    for (const name of ['typeorm', 'amqplib', 'passport-jwt', 'react-dom', '@fastify/static', 'undici', 'pino'])
      expect([name, names.has(name)]).toEqual([name, true]);
    for (const name of ['jest', 'webpack', 'eslint', '@playwright/test', 'nx', '@swc/core'])
      expect([name, names.has(name)]).toEqual([name, false]);
    expect(readFileSync(join(out, `licences-${version}.md`), 'utf8')).toMatch(/## MIT\n\n- \S/);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}, 120_000);

it('a licence that takes something from its users, or that nobody has read, is refused by name', async () => {
  const { refused, isAllowed } = await rules();
  const component = (name: string, id?: string): Component => ({
    name,
    version: '1.0.0',
    licenses: id === undefined ? [] : [{ license: { id } }],
  });
  expect(refused([component('fine', 'MIT'), component('taking', 'AGPL-3.0-only'), component('silent')])).toEqual([
    'taking 1.0.0: AGPL-3.0-only',
    expect.stringMatching(/^silent 1\.0\.0: says no licence/),
  ]);
  expect(['(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', '(MIT AND GPL-3.0-only)'].map(isAllowed)).toEqual([
    true,
    true,
    false,
  ]);
});
